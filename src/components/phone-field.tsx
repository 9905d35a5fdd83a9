import styled from "@emotion/styled"
import {
  type ChangeEvent,
  type ClipboardEvent,
  type InputEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from "react"
import { type Country, unitedStates } from "../lib/country"
import {
  dialCode,
  digitsOf,
  hasDialCode,
  hasWholeDialCode,
  longestNumber,
  parsePhone,
} from "../lib/parse-phone"
import { useHydrated } from "../lib/use-hydrated"
import { color, space } from "../theme/tokens"
import { CountryButton } from "./country-button"
import { bareControl, describedBy, Field, FieldBox, type FieldTexts } from "./field"
import { WithoutScripts } from "./scripts-only"

export interface PhoneValue {
  country: Country
  digits: string
}

export interface PhoneFieldProps extends FieldTexts {
  /** Name of the digits' input. The code is submitted as `{name}Code` once hydrated. */
  name: string
  id?: string
  /** false hides the country selector. */
  selector?: boolean
  /** Makes the field controlled. */
  value?: PhoneValue
  onValueChange?: (value: PhoneValue) => void
  placeholder?: string
  required?: boolean
  readOnly?: boolean
  disabled?: boolean
}

/**
 * A phone number: digits only, with a country selector. Pasted and autofilled numbers may have spaces, dashes and a
 * leading code, which selects the country. Without JavaScript a plain numeric field.
 */
export const PhoneField = ({
  label,
  optional,
  hint,
  error,
  name,
  id,
  selector = true,
  value,
  onValueChange,
  placeholder = "Phone number",
  ...control
}: PhoneFieldProps) => {
  const ownId = useId()
  const inputId = id ?? ownId
  const hydrated = useHydrated()
  const input = useRef<HTMLInputElement>(null)
  /** Whether the typed number began with a plus, which the field does not show. */
  const plus = useRef(false)
  const [ownCountry, setOwnCountry] = useState(unitedStates)
  const country = value?.country ?? ownCountry

  const change = (next: PhoneValue) => {
    // Use the element's setter, so that React knows the value.
    if (input.current && input.current.value !== next.digits) input.current.value = next.digits
    setOwnCountry(next.country)
    onValueChange?.(next)
  }

  /** Parse a whole number. The code is split off at once; its country is known once the list has loaded. */
  const take = async (text: string) => {
    if (!selector || !hasDialCode(text))
      return change({ country, digits: digitsOf(text).slice(0, longestNumber) })
    const first = dialCode(text, country)
    change(first)
    const countries = await import("./country-list")
      .then(({ loadCountries }) => loadCountries())
      .catch(() => [])
    const parsed = parsePhone(text, countries, country)
    const untouched = input.current?.value === first.digits
    if (parsed.country && untouched) change({ country: parsed.country, digits: parsed.digits })
  }

  const refuseLetters = (event: InputEvent<HTMLInputElement>) => {
    const begins = event.data === "+" && event.currentTarget.value === ""
    if (event.data?.length === 1 && !digitsOf(event.data) && !begins) event.preventDefault()
  }

  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData("text")
    if (control.readOnly || control.disabled || /^\d*$/.test(text)) return
    event.preventDefault()
    if (selector && hasDialCode(text)) {
      void take(text)
      return
    }
    const { value: before, selectionStart, selectionEnd } = event.currentTarget
    const start = before.slice(0, selectionStart ?? 0) + digitsOf(text)
    change({ country, digits: (start + before.slice(selectionEnd ?? 0)).slice(0, longestNumber) })
    event.currentTarget.setSelectionRange(start.length, start.length)
  }

  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const { value: text } = event.currentTarget
    if (text.length < 2) plus.current = text === "+" || (plus.current && text !== "")
    const written = plus.current ? `+${text}` : text
    if (selector && hasWholeDialCode(written)) {
      plus.current = false
      void take(written)
    } else if (/^\d*$/.test(text)) change({ country, digits: text.slice(0, longestNumber) })
    else void take(text)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for text typed before hydration
  useEffect(() => {
    const early = input.current?.value ?? ""
    if (early && early !== value?.digits) void take(early)
  }, [])

  return (
    <Field id={inputId} label={label} optional={optional} hint={hint} error={error}>
      <FieldBox data-invalid={error ? "" : undefined} data-disabled={control.disabled ? "" : undefined}>
        {selector ? (
          <CountryButton
            country={country}
            disabled={control.disabled || control.readOnly}
            onSelect={(chosen) => {
              change({ country: chosen, digits: input.current?.value ?? "" })
              input.current?.focus()
            }}
          />
        ) : null}
        <Input
          ref={input}
          id={inputId}
          name={name}
          type="text"
          inputMode="numeric"
          autoComplete={selector ? "tel-national" : "tel"}
          placeholder={placeholder}
          {...(value ? { value: value.digits } : {})}
          {...describedBy(inputId, { hint, error })}
          {...control}
          onBeforeInput={refuseLetters}
          onPaste={paste}
          onChange={type}
        />
        {selector && hydrated ? <input type="hidden" name={`${name}Code`} value={country.code} /> : null}
      </FieldBox>
      {selector ? (
        <WithoutScripts>
          <Plain>Begin with your country's code, for example 1 or 880.</Plain>
        </WithoutScripts>
      ) : null}
    </Field>
  )
}

const Input = styled.input`
  ${bareControl}
  color: ${color.text};
`

const Plain = styled.p`
  margin-top: ${space[2]};
  font-size: 0.875rem;
  line-height: 1.5;
  color: ${color.textSecondary};
`
