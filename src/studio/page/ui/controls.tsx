import styled from "@emotion/styled"
import type { LucideIcon } from "lucide-react"
import type { ComponentProps } from "react"
import { color, duration, radius, space, typography } from "../../../theme/tokens"

interface ButtonStyleProps {
  $kind?: keyof typeof kinds
}

const kinds = {
  primary: [color.accent, color.onAccent, color.accentHover, "transparent"],
  danger: [color.red, color.onRed, color.redHover, "transparent"],
  quiet: ["transparent", color.textSecondary, color.bgSunken, "transparent"],
  outline: [color.surface, color.text, color.bgSubtle, color.borderHover],
} as const

export const Button = styled.button<ButtonStyleProps>`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  min-height: 36px;
  padding: 4px 14px;
  border: 1px solid ${({ $kind }) => kinds[$kind ?? "outline"][3]};
  border-radius: ${radius.sm};
  font-size: 0.875rem;
  font-weight: 500;
  line-height: 1.25;
  color: ${({ $kind }) => kinds[$kind ?? "outline"][1]};
  background: ${({ $kind }) => kinds[$kind ?? "outline"][0]};
  cursor: pointer;
  transition: background ${duration.fast};

  &:hover {
    background: ${({ $kind }) => kinds[$kind ?? "outline"][2]};
  }

  &[aria-pressed="true"],
  &[aria-current="true"] {
    color: ${color.accentText};
    background: ${color.accentSoft};
  }

  &:disabled,
  &[aria-disabled="true"] {
    color: ${color.disabledText};
    background: ${({ $kind }) => ($kind === "quiet" ? "none" : color.disabledBg)};
    border-color: transparent;
    cursor: not-allowed;
  }

  &:focus-visible {
    outline-offset: 1px;
  }
`

interface IconButtonProps extends ComponentProps<typeof Button> {
  label: string
  icon: LucideIcon
}

/** A button with an icon; its name is also its tooltip. */
export const IconButton = ({ label, icon: Icon, ...props }: IconButtonProps) => (
  <Square type="button" $kind="quiet" aria-label={label} title={label} {...props}>
    <Icon size={18} strokeWidth={1.75} aria-hidden />
  </Square>
)

const Square = styled(Button)`
  width: 32px;
  min-height: 32px;
  padding: 0;
`

/** The box of a text field, select or text area. */
export const controlStyles = `
  width: 100%;
  min-height: 38px;
  padding: 7px 11px;
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.sm};
  font-size: 0.9375rem;
  line-height: 1.45;
  color: ${color.text};
  background: ${color.surface};

  &:hover {
    border-color: ${color.text};
  }

  &:focus {
    outline: 2px solid ${color.accentText};
    outline-offset: -1px;
    box-shadow: 0 0 0 4px ${color.accentSoft};
  }

  &[aria-invalid="true"] {
    border-color: ${color.redText};
  }

  &:disabled {
    color: ${color.disabledText};
    background: ${color.disabledBg};
  }
`

export const Input = styled.input`
  ${controlStyles}
`

export const Select = styled.select`
  ${controlStyles}
`

export const TextArea = styled.textarea`
  ${controlStyles}
  display: block;
  resize: none;
  field-sizing: content;
`

export const Label = styled.label`
  font-size: 0.875rem;
  font-weight: 500;
`

/** Small text below or next to a control. */
export const Hint = styled.p`
  ${typography.caption}
  font-weight: 400;
  color: ${color.textTertiary};
`

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
`

export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  align-content: start;
`

/** A state or a number in a few letters. */
export const Badge = styled.span<{ $tone?: "green" | "red" | "orange" | "blue" }>`
  flex: none;
  padding: 2px 8px;
  border-radius: ${radius.pill};
  font-size: 0.75rem;
  font-weight: 500;
  line-height: 1.4;
  color: ${({ $tone }) => ($tone && tones[$tone][0]) ?? color.textSecondary};
  background: ${({ $tone }) => ($tone && tones[$tone][1]) ?? color.bgSunken};
`

const tones = {
  green: [color.accentText, color.accentSoft],
  red: [color.redText, color.redSoft],
  orange: [color.orangeText, color.orangeSoft],
  blue: [color.blueText, color.blueSoft],
} as const

/** A message above what it is about. */
export const Notice = styled.div<{ $tone?: "red" | "orange" | "green" }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};
  padding: 10px ${space[4]};
  border-radius: ${radius.sm};
  color: ${color.text};
  background: ${({ $tone = "orange" }) => tones[$tone][1]};

  > :first-of-type {
    flex: 1;
    min-width: 14em;
  }
`

export const Heading = styled.h2`
  ${typography.h5}
`
