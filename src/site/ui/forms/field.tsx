import styled from "@emotion/styled"
import CircleAlert from "lucide-react/icons/circle-alert"
import { type ReactNode, useId } from "react"
import { color, duration, onHover, radius, size, space, typography } from "../../theme/tokens"
import { useTexts } from "../text/texts"

/** Texts of a form field, in addition to the attributes of its control. */
export interface FieldTexts {
  /** Above the field, always visible. */
  label: string
  /** Add "optional" to the label. */
  optional?: boolean
  /** Problem and fix; marks the field as invalid. */
  error?: string
}

interface FieldProps extends FieldTexts {
  /** Id of the control, for label and error. */
  id: string
  children: ReactNode
}

/** Label above the control; error with icon below it. */
export const Field = ({ id, label, optional, error, children }: FieldProps) => {
  const texts = useTexts("forms")
  return (
    <Frame>
      <Label id={`${id}-label`} htmlFor={id}>
        {label}
        {optional ? <Optional>{` ${texts.optional}`}</Optional> : null}
      </Label>
      {children}
      {error ? (
        <FieldError id={`${id}-error`}>
          <CircleAlert size={16} strokeWidth={1.75} />
          <span>{error}</span>
        </FieldError>
      ) : null}
    </Frame>
  )
}

interface FieldControlProps extends FieldTexts {
  id?: string
  disabled?: boolean
}

/** Split the props of a form field into those of `Field`, of the box, and of the control, which refers to the error. */
export const useField = <Props extends FieldControlProps>(props: Props) => {
  const ownId = useId()
  const { id = ownId, label, optional, error, ...control } = props
  return {
    field: { id, label, optional, error },
    box: {
      "data-invalid": error ? "" : undefined,
      "data-disabled": props.disabled ? "" : undefined,
    },
    control: {
      id,
      "aria-describedby": error ? `${id}-error` : undefined,
      "aria-invalid": error ? true : undefined,
      ...control,
    },
  }
}

const Frame = styled.div`
  position: relative;
  min-width: 0;
`

const Label = styled.label`
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

/** Border of a control. Its outline is visible in forced-colours mode. */
export const fieldBox = `
  border-radius: ${radius.md};
  color: ${color.text};
  background: ${color.surface};
  box-shadow: inset 0 0 0 1.5px ${color.borderStrong};
  outline: 1.5px solid transparent;
  outline-offset: -1.5px;
  transition: box-shadow ${duration.fast};

  ${onHover(`box-shadow: inset 0 0 0 1.5px ${color.text};`)}

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

/** The 66 px box of a one-line field, with gaps of 12 px. */
export const FieldBox = styled.div`
  ${fieldBox}
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space[3]};
  height: ${size.input};
  padding: 0 ${space[5]};
`

/** A control without a border, inside a box with one. */
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
