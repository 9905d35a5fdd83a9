import styled from "@emotion/styled"
import { type ChangeEvent, type FocusEvent, useLayoutEffect, useRef } from "react"
import { color, forcedColors, radius } from "../../host"
import { Input, TextArea, touch } from "../ui/controls"
import type { ControlProps } from "./field-text"
import { selectPlaceholder, type TextElement } from "./select-placeholder"

/**
 * One line of text, a number or a date. Long texts wrap. Shows what the user types while the field has its value: `4.` is
 * 4, and a space at the end is kept for the next word. A placeholder is selected, to be replaced by what is typed.
 */
export const TextControl = ({ schema, value, onChange, isRequired, attributes }: ControlProps) => {
  const { type, format, maxLength = 0 } = schema
  const isNumber = type === "number" || type === "integer"
  const isDate = format === "date"
  const meaningOf = isNumber ? numberIn : trimmed
  const text = String(value ?? "")
  const element = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  useLayoutEffect(() => {
    const { current } = element
    if (current && String(meaningOf(current.value)) !== text) current.value = text
  }, [text, meaningOf])
  const control = {
    ...attributes,
    ref: element,
    defaultValue: text,
    onChange: ({ target }: ChangeEvent<TextElement>) => onChange(meaningOf(target.value), true),
    ...selectPlaceholder,
    onBlur: ({ target }: FocusEvent<TextElement>) => {
      target.value = text
      if (text === "" && value !== undefined && !isRequired) onChange(undefined)
    },
  }
  if (isNumber) return <ShortInput {...control} inputMode="decimal" />
  // The limits of the check, and years of four digits.
  if (isDate) return <ShortInput {...control} type="date" min="1970-01-01" max="2099-12-31" />
  return type === "string" && maxLength > 60 ? <TextArea {...control} /> : <Input {...control} />
}

const trimmed = (text: string) => text.replace(/\s*[\r\n]+\s*/g, " ").trim()

/** The number, with a point or a comma, or the text if it is not a number: the check reports it. */
const numberIn = (text: string) => {
  const number = Number(text.trim().replace(",", ".").replace("−", "-"))
  return text.trim() === "" || Number.isNaN(number) ? text.trim() : number
}

export const SwitchControl = ({ value, onChange, isRequired, attributes }: ControlProps) => (
  <Toggle
    {...attributes}
    type="checkbox"
    role="switch"
    checked={value === true}
    onChange={({ target }) => onChange(target.checked || (isRequired ? false : undefined))}
  />
)

const ShortInput = styled(Input)`
  max-width: 12em;
`

const Toggle = styled.input`
  appearance: none;
  width: 42px;
  height: 24px;
  border-radius: ${radius.pill};
  background: radial-gradient(circle at 12px 12px, ${color.surface} 8px, ${color.borderStrong} 8.5px);
  cursor: pointer;

  &:checked {
    background: radial-gradient(circle at 30px 12px, ${color.onAccent} 8px, ${color.accent} 8.5px);
  }

  ${touch} {
    margin-block: 10px;
  }

  ${forcedColors} {
    appearance: auto;
  }
`
