import styled from "@emotion/styled"
import { type ChangeEvent, type ClipboardEvent, type InputEvent, useEffect, useRef, useState } from "react"
import { type Country, unitedStates } from "../../../util/country"
import { color, space } from "../../theme/tokens"
import { WithoutScripts } from "../hydration/scripts-only"
import { useHydrated } from "../hydration/use-hydrated"
import { useTexts } from "../text/texts"
import { CountryButton } from "./country-button"
import { bareControl, Field, FieldBox, type FieldTexts, useField } from "./field"
import {
  digitsOf,
  hasCompleteDialCode,
  hasDialCode,
  maxDigits,
  parsePhone,
  splitDialCode,
} from "./parse-phone"

export interface PhoneValue {
  country: Country
  digits: string
}

interface PhoneFieldProps extends FieldTexts {
  /** Name of the digits' input. `{name}Code` and `{name}Trunk` are the country's, once hydrated. */
  name: string
  /** false hides the country selector. */
  selector?: boolean
  /** Makes the field controlled. */
  value?: PhoneValue
  onValueChange?: (value: PhoneValue) => void
  readOnly?: boolean
  disabled?: boolean
}

/**
 * A phone number: digits only, with a country selector. Pasted and autofilled numbers may have spaces, dashes and a
 * leading code, which selects the country. Without JavaScript a plain numeric field.
 */
export const PhoneField = ({ selector = true, value, onValueChange, ...props }: PhoneFieldProps) => {
  const texts = useTexts("forms")
  const { field, box, control } = useField(props)
  const hydrated = useHydrated()
  const input = useRef<HTMLInputElement>(null)
  /** Whether the typed number starts with a plus, which the field does not show. */
  const hasPlus = useRef(false)
  const [ownCountry, setOwnCountry] = useState(unitedStates)
  const country = value?.country ?? ownCountry

  const change = (next: PhoneValue) => {
    // Set the value on the element, so that React tracks it.
    if (input.current && input.current.value !== next.digits) input.current.value = next.digits
    setOwnCountry(next.country)
    onValueChange?.(next)
  }

  /** Set a complete phone number. Split off the dial code at once, and find its country once the list has loaded. */
  const setNumber = async (text: string) => {
    if (!selector || !hasDialCode(text))
      return change({ country, digits: digitsOf(text).slice(0, maxDigits) })
    const split = splitDialCode(text, country)
    change(split)
    const countries = await import("./country-list")
      .then(({ loadCountries }) => loadCountries())
      .catch(() => [])
    const parsed = parsePhone(text, countries, country)
    const untouched = input.current?.value === split.digits
    if (parsed.country && untouched) change({ country: parsed.country, digits: parsed.digits })
  }

  const rejectLetters = (event: InputEvent<HTMLInputElement>) => {
    const isLeadingPlus = event.data === "+" && event.currentTarget.value === ""
    if (event.data?.length === 1 && !digitsOf(event.data) && !isLeadingPlus) event.preventDefault()
  }

  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData("text")
    if (control.readOnly || control.disabled || /^\d*$/.test(text)) return
    event.preventDefault()
    if (selector && hasDialCode(text)) {
      void setNumber(text)
      return
    }
    const { value: before, selectionStart, selectionEnd } = event.currentTarget
    const start = before.slice(0, selectionStart ?? 0) + digitsOf(text)
    change({ country, digits: (start + before.slice(selectionEnd ?? 0)).slice(0, maxDigits) })
    event.currentTarget.setSelectionRange(start.length, start.length)
  }

  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    const { value: text } = event.currentTarget
    if (text.length < 2) hasPlus.current = text === "+" || (hasPlus.current && text !== "")
    const number = hasPlus.current ? `+${text}` : text
    if (selector && hasCompleteDialCode(number)) {
      hasPlus.current = false
      void setNumber(number)
    } else if (/^\d*$/.test(text)) change({ country, digits: text.slice(0, maxDigits) })
    else void setNumber(text)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for text typed before hydration
  useEffect(() => {
    const typedBefore = input.current?.value ?? ""
    if (typedBefore && typedBefore !== value?.digits) void setNumber(typedBefore)
  }, [])

  return (
    <Field {...field}>
      <FieldBox {...box}>
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
          type="text"
          inputMode="numeric"
          autoComplete={selector ? "tel-national" : "tel"}
          placeholder={texts.phone}
          {...(value ? { value: value.digits } : {})}
          {...control}
          onBeforeInput={rejectLetters}
          onPaste={onPaste}
          onChange={onChange}
        />
        {selector && hydrated ? (
          <>
            <input type="hidden" name={`${control.name}Code`} value={country.code} />
            <input type="hidden" name={`${control.name}Trunk`} value={country.trunk ?? ""} />
          </>
        ) : null}
      </FieldBox>
      {selector ? (
        <WithoutScripts>
          <Hint>{texts.phoneHint}</Hint>
        </WithoutScripts>
      ) : null}
    </Field>
  )
}

const Input = styled.input`
  ${bareControl}
  color: ${color.text};
`

const Hint = styled.p`
  margin-top: ${space[2]};
  font-size: 0.875rem;
  line-height: 1.5;
  color: ${color.textSecondary};
`
