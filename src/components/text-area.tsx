import styled from "@emotion/styled"
import { type TextareaHTMLAttributes, useId } from "react"
import { size, space } from "../theme/tokens"
import { bareControl, describedBy, Field, type FieldTexts, fieldBox } from "./field"

export interface TextAreaProps
  extends FieldTexts,
    Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "children"> {}

/** A multi-line text field, at least 105 px high and resizable. */
export const TextArea = ({ label, optional, hint, error, id, className, ...textarea }: TextAreaProps) => {
  const ownId = useId()
  const control = id ?? ownId
  return (
    <Field id={control} label={label} optional={optional} hint={hint} error={error} className={className}>
      <Box data-invalid={error ? "" : undefined} data-disabled={textarea.disabled ? "" : undefined}>
        <Text id={control} {...describedBy(control, { hint, error })} {...textarea} />
      </Box>
    </Field>
  )
}

const Box = styled.div`
  ${fieldBox}
  min-height: ${size.textareaMin};
  padding: 18px ${space[5]};
`

const Text = styled.textarea`
  ${bareControl}
  display: block;
  min-height: calc(${size.textareaMin} - 36px);
  line-height: 1.5;
  resize: vertical;
`
