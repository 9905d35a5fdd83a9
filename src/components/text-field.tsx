import styled from "@emotion/styled"
import { ArrowRight } from "lucide-react"
import { type InputHTMLAttributes, useId } from "react"
import { color, duration } from "../theme/tokens"
import { bareControl, describedBy, Field, FieldBox, type FieldTexts } from "./field"

export interface TextFieldProps extends FieldTexts, Omit<InputHTMLAttributes<HTMLInputElement>, "children"> {
  /** A green button inside the right edge. It submits the form unless it has an `onClick`. */
  next?: { label: string; onClick?: () => void }
}

/** A one-line text field of 66 px with its label above. */
export const TextField = ({
  label,
  optional,
  hint,
  error,
  next,
  id,
  className,
  type = "text",
  ...input
}: TextFieldProps) => {
  const ownId = useId()
  const control = id ?? ownId
  return (
    <Field id={control} label={label} optional={optional} hint={hint} error={error} className={className}>
      <FieldBox data-invalid={error ? "" : undefined} data-disabled={input.disabled ? "" : undefined}>
        <Input id={control} type={type} {...describedBy(control, { hint, error })} {...input} />
        {next ? (
          <Next
            type={next.onClick ? "button" : "submit"}
            aria-label={next.label}
            disabled={input.disabled}
            onClick={next.onClick}
          >
            <ArrowRight size={20} strokeWidth={1.75} />
          </Next>
        ) : null}
      </FieldBox>
    </Field>
  )
}

const Input = styled.input(bareControl)

const Next = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: 46px;
  height: 46px;
  margin-right: -10px;
  padding: 0;
  border: 0;
  border-radius: 11px;
  color: ${color.onAccent};
  background: ${color.accent};
  cursor: pointer;
  transition: background ${duration.fast};

  &:hover {
    background: ${color.accentHover};
  }

  &:active {
    background: ${color.accentActive};
  }

  &:disabled {
    color: ${color.disabledText};
    background: ${color.borderHover};
    cursor: not-allowed;
  }
`
