import styled from "@emotion/styled"
import { type ComponentProps, type ReactNode, useId } from "react"
import { Hint, Input, Label } from "./controls"

interface QuestionProps extends ComponentProps<typeof Input> {
  label: string
  hint?: ReactNode
}

/** A text field of a dialog, which needs an answer. */
export const Question = ({ label, hint, ...input }: QuestionProps) => {
  const id = useId()
  return (
    <Box>
      <Label htmlFor={id}>{label}</Label>
      <Input id={id} aria-describedby={`${id}-hint`} required autoComplete="off" {...input} />
      {hint ? <Hint id={`${id}-hint`}>{hint}</Hint> : null}
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  gap: 6px;
`
