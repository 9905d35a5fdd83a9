import styled from "@emotion/styled"
import { ChevronDown } from "lucide-react"
import { type ComponentType, useEffect, useId, useRef, useState } from "react"
import { color, space } from "../theme/tokens"
import { bareControl, describedBy, Field, FieldBox, type FieldTexts } from "./field"
import type { SelectListProps } from "./select-list"

/** Specification, section 3. */
export interface SelectOption {
  value: string
  label: string
  disabled?: boolean
  /** Tooltip of the option. */
  title?: string
  /** Unique among options of the same value; default the value. */
  key?: string
}

export interface SelectProps extends FieldTexts {
  name: string
  options: readonly SelectOption[]
  /** Shown while nothing is selected. */
  placeholder?: string
  /** Makes the select controlled; "" selects nothing. */
  value?: string
  defaultValue?: string
  onValueChange?: (value: string) => void
  id?: string
  disabled?: boolean
}

/**
 * A native select in the server's HTML, so that it works without JavaScript. Once hydrated, a button of the same size
 * with a list of 256 px.
 */
export const Select = ({
  label,
  optional,
  hint,
  error,
  name,
  options,
  placeholder = "Choose",
  value,
  defaultValue = "",
  onValueChange,
  id,
  disabled,
}: SelectProps) => {
  const ownId = useId()
  const controlId = id ?? ownId
  const native = useRef<HTMLSelectElement>(null)
  const [ownValue, setOwnValue] = useState(defaultValue)
  const [List, setList] = useState<ComponentType<SelectListProps>>()
  const current = value ?? ownValue

  const change = (next: string) => {
    setOwnValue(next)
    onValueChange?.(next)
  }

  useEffect(() => {
    let gone = false
    // An open native list is not replaced. If the script fails to load, the native select stays.
    const swap = async () => {
      const { SelectList } = await import("./select-list")
      const field = native.current
      if (gone) return
      if (field && field === document.activeElement)
        field.addEventListener("blur", () => setList(() => SelectList), { once: true })
      else setList(() => SelectList)
    }
    swap().catch(() => {})
    return () => {
      gone = true
    }
  }, [])

  return (
    <Field id={controlId} label={label} optional={optional} hint={hint} error={error}>
      <Box data-invalid={error ? "" : undefined} data-disabled={disabled ? "" : undefined}>
        {List ? (
          <List
            id={controlId}
            name={name}
            options={options}
            placeholder={placeholder}
            value={current}
            onValueChange={change}
            disabled={disabled}
            described={describedBy(controlId, { hint, error })}
          />
        ) : (
          <>
            <Native
              ref={native}
              id={controlId}
              name={name}
              value={current}
              onChange={(event) => change(event.currentTarget.value)}
              data-empty={current ? undefined : ""}
              {...describedBy(controlId, { hint, error })}
              disabled={disabled}
            >
              <option value="">{placeholder}</option>
              {options.map(({ key, label: text, ...option }) => (
                <option key={key ?? option.value} {...option}>
                  {text}
                </option>
              ))}
            </Native>
            <Chevron size={20} strokeWidth={1.75} />
          </>
        )}
      </Box>
    </Field>
  )
}

const Box = styled(FieldBox)`
  padding: 0;
`

const Native = styled.select`
  ${bareControl}
  padding: 0 52px 0 ${space[5]};
  appearance: none;
  cursor: pointer;

  &[data-empty] {
    color: ${color.textTertiary};
  }

  option {
    color: ${color.text};
    background: ${color.surfaceRaised};
  }
`

const Chevron = styled(ChevronDown)`
  position: absolute;
  right: ${space[5]};
  pointer-events: none;
`
