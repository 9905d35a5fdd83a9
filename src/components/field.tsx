import styled from "@emotion/styled"
import { CircleAlert } from "lucide-react"
import type { ReactNode } from "react"
import { color, duration, radius, size, space, typography } from "../theme/tokens"

/** What every field of a form takes beside its own attributes. */
export interface FieldTexts {
  /** Stands above the field; never only a placeholder. */
  label: string
  /** Says "optional" behind the label. */
  optional?: boolean
  /** A line below the field. */
  hint?: string
  /** What is wrong and how to mend it; marks the field. */
  error?: string
}

export interface FieldProps extends FieldTexts {
  /** Of the control, which the label, the hint and the error belong to. */
  id: string
  className?: string
  children: ReactNode
}

/** Label above, control, and below it a hint or an error with its sign. */
export const Field = ({ id, label, optional, hint, error, className, children }: FieldProps) => (
  <Frame className={className}>
    <Label id={`${id}-label`} htmlFor={id}>
      {label}
      {optional ? <Optional> (optional)</Optional> : null}
    </Label>
    {children}
    {hint ? <Hint id={`${id}-hint`}>{hint}</Hint> : null}
    {error ? (
      <FieldError id={`${id}-error`}>
        <CircleAlert size={16} strokeWidth={1.75} aria-hidden focusable={false} />
        <span>{error}</span>
      </FieldError>
    ) : null}
  </Frame>
)

/** The attributes that tie a control to its hint and its error. */
export const describedBy = (id: string, { hint, error }: Pick<FieldTexts, "hint" | "error">) => ({
  "aria-describedby":
    [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ") || undefined,
  "aria-invalid": error ? true : undefined,
})

const Frame = styled.div`
  position: relative;
  min-width: 0;
`

export const Label = styled.label`
  ${typography.small}
  display: block;
  width: fit-content;
  margin-bottom: ${space[2]};
  font-weight: 500;
`

const Optional = styled.span`
  font-weight: 400;
  color: ${color.textSecondary};
`

const Hint = styled.p`
  margin-top: ${space[2]};
  font-size: 0.875rem;
  line-height: 1.5;
  color: ${color.textSecondary};
`

export const FieldError = styled.p`
  display: flex;
  gap: 7px;
  margin-top: ${space[2]};
  font-size: 0.875rem;
  line-height: 1.5;
  color: ${color.redText};

  svg {
    flex: none;
    margin-top: 2.5px;
  }
`

/** The edge around a control. Its outline is seen where the visitor's own colours replace ours. */
export const fieldBox = `
  border-radius: ${radius.md};
  color: ${color.text};
  background: ${color.surface};
  box-shadow: inset 0 0 0 1.5px ${color.borderStrong};
  outline: 1.5px solid transparent;
  outline-offset: -1.5px;
  transition: box-shadow ${duration.fast};

  &:hover {
    box-shadow: inset 0 0 0 1.5px ${color.text};
  }

  &[data-invalid] {
    box-shadow: inset 0 0 0 2px ${color.red};
  }

  &:focus-within {
    box-shadow: inset 0 0 0 2px ${color.accentText}, 0 0 0 4px ${color.accentSoft};
    outline-width: 3px;
  }

  &[data-invalid]:focus-within {
    box-shadow: inset 0 0 0 2px ${color.red}, 0 0 0 4px ${color.redSoft};
  }

  &[data-disabled] {
    color: ${color.disabledText};
    background: ${color.disabledBg};
    box-shadow: none;
    cursor: not-allowed;
  }
`

/** The 66 px box of a one-line field; what stands in it is parted by 12 px. */
export const FieldBox = styled.div`
  ${fieldBox}
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space[3]};
  height: ${size.input};
  padding: 0 ${space[5]};
`

/** A control without an edge of its own, inside a box that has one. */
export const bareControl = `
  width: 100%;
  min-width: 0;
  height: 100%;
  padding: 0;
  border: 0;
  border-radius: 0;
  color: inherit;
  background: none;
  text-overflow: ellipsis;

  &:focus-visible {
    outline: none;
  }

  &::placeholder {
    color: ${color.textTertiary};
    opacity: 1;
  }

  &:disabled {
    cursor: not-allowed;
  }

  &:disabled::placeholder {
    color: ${color.disabledText};
  }
`
