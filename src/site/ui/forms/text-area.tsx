import styled from "@emotion/styled"
import type { TextareaHTMLAttributes } from "react"
import { size, space } from "../../theme/tokens"
import { bareControl, Field, type FieldTexts, fieldBox, useField } from "./field"

interface TextAreaProps extends FieldTexts, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "children"> {}

/** A multi-line text field, at least 105 px high and resizable. */
export const TextArea = (props: TextAreaProps) => {
  const { field, box, control } = useField(props)
  return (
    <Field {...field}>
      <Box {...box}>
        <Text {...control} />
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
