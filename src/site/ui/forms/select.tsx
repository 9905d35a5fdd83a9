import styled from "@emotion/styled"
import ChevronDown from "lucide-react/icons/chevron-down"
import { type ComponentType, useEffect, useRef, useState } from "react"
import { color, space } from "../../theme/tokens"
import { bareControl, Field, FieldBox, type FieldTexts, useField } from "./field"
import type { SelectListProps } from "./select-list"

type SelectProps = FieldTexts & Omit<SelectListProps, "id" | "aria-describedby" | "aria-invalid">

/**
 * A native select in the server's HTML, so that it works without JavaScript. Once hydrated, a button of the same size
 * with a list of 256 px.
 */
export const Select = ({ options, placeholder, value, onValueChange, ...props }: SelectProps) => {
  const { field, box, control } = useField(props)
  const native = useRef<HTMLSelectElement>(null)
  const [List, setList] = useState<ComponentType<SelectListProps>>()

  useEffect(() => {
    // Do not replace the native select while it has the focus, or if the script fails to load.
    const replace = async () => {
      const { SelectList } = await import("./select-list")
      const element = native.current
      if (element && element === document.activeElement)
        element.addEventListener("blur", () => setList(() => SelectList), { once: true })
      else setList(() => SelectList)
    }
    replace().catch(() => {})
  }, [])

  return (
    <Field {...field}>
      <Box {...box}>
        {List ? (
          <List
            {...control}
            options={options}
            placeholder={placeholder}
            value={value}
            onValueChange={onValueChange}
          />
        ) : (
          <>
            <Native
              {...control}
              ref={native}
              value={value}
              onChange={(event) => onValueChange(event.currentTarget.value)}
              data-empty={value ? undefined : ""}
            >
              <option value="">{placeholder}</option>
              {options.map(({ key, label, ...option }) => (
                <option key={key ?? option.value} {...option}>
                  {label}
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
