import styled from "@emotion/styled"
import { useState } from "react"
import { color, radius } from "../../../theme/tokens"
import { Input, TextArea } from "../ui/controls"
import type { ControlProps } from "./control-props"

/**
 * The text that the user types, while it has the value of the field: `4.` is 4, and a space at the end is kept for the
 * next word. When an undo changes the value, the value is shown.
 */
const useDraft = (value: unknown, meaningOf: (text: string) => unknown) => {
  const [draft, setDraft] = useState<string>()
  const shown = draft !== undefined && meaningOf(draft) === (value ?? "") ? draft : String(value ?? "")
  return [shown, setDraft] as const
}

/** One line of text. Long ones wrap. */
export const TextControl = ({ schema, value, onChange, onRemove, isRequired, attributes }: ControlProps) => {
  const [shown, setDraft] = useDraft(value, trimmed)
  const change = (text: string) => {
    setDraft(text)
    if (trimmed(text) !== value) onChange(trimmed(text))
  }
  const isLong = schema.type === "string" && (schema.maxLength ?? 0) > 60
  const Control = isLong ? TextArea : Input
  const blur = () => {
    setDraft(undefined)
    if (shown === "" && value !== undefined && !isRequired) onRemove()
  }
  return (
    <Control {...attributes} value={shown} onChange={({ target }) => change(target.value)} onBlur={blur} />
  )
}

const trimmed = (text: string) => text.replace(/\s*[\r\n]+\s*/g, " ").trim()

/** A number, with a point or a comma. */
export const NumberControl = ({ value, onChange, attributes }: ControlProps) => {
  const [shown, setDraft] = useDraft(value, numberIn)
  const change = (text: string) => {
    setDraft(text)
    onChange(numberIn(text))
  }
  return (
    <ShortInput
      {...attributes}
      inputMode="decimal"
      value={shown}
      onChange={({ target }) => change(target.value)}
      onBlur={() => setDraft(undefined)}
    />
  )
}

/** The number, or the text if it is no number: the check reports it. */
const numberIn = (text: string) => {
  const number = Number(text.trim().replace(",", ".").replace("−", "-"))
  return text.trim() === "" || Number.isNaN(number) ? text.trim() : number
}

export const DateControl = ({ value, onChange, attributes }: ControlProps) => (
  <ShortInput
    {...attributes}
    type="date"
    value={String(value ?? "")}
    onChange={({ target }) => onChange(target.value)}
  />
)

export const SwitchControl = ({ value, onChange, onRemove, isRequired, attributes }: ControlProps) => (
  <Toggle
    {...attributes}
    type="checkbox"
    role="switch"
    checked={value === true}
    onChange={({ target }) => (target.checked || isRequired ? onChange(target.checked) : onRemove())}
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
`
