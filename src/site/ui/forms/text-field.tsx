import styled from "@emotion/styled"
import ArrowRight from "lucide-react/icons/arrow-right"
import type { InputHTMLAttributes } from "react"
import { color, duration, onHover } from "../../theme/tokens"
import { iconButton } from "../actions/icon-button"
import { bareControl, Field, FieldBox, type FieldTexts, useField } from "./field"

interface TextFieldProps extends FieldTexts, Omit<InputHTMLAttributes<HTMLInputElement>, "children"> {
  /** Label of a green button inside the right edge, which submits the form. */
  next?: string
}

/** A one-line text field of 66 px with its label above. */
export const TextField = ({ next, ...props }: TextFieldProps) => {
  const { field, box, control } = useField(props)
  return (
    <Field {...field}>
      <FieldBox {...box}>
        <Input type="text" {...control} />
        {next ? (
          <Next type="submit" aria-label={next} disabled={control.disabled}>
            <ArrowRight size={20} strokeWidth={1.75} />
          </Next>
        ) : null}
      </FieldBox>
    </Field>
  )
}

const Input = styled.input(bareControl)

const Next = styled.button`
  ${iconButton("46px")}
  margin-right: -10px;
  border-radius: 11px;
  color: ${color.onAccent};
  background: ${color.accent};
  transition: background ${duration.fast};

  ${onHover(`background: ${color.accentHover};`)}

  &:active {
    background: ${color.accentActive};
  }

  &:disabled {
    color: ${color.disabledText};
    background: ${color.borderHover};
    cursor: not-allowed;
  }
`
