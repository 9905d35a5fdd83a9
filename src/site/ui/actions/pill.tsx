import styled from "@emotion/styled"
import type { ReactNode } from "react"
import { forcedColorsBorder } from "../../theme/forced-colors-border"
import { color as colors, duration, forcedColors, onHover, radius, size, space } from "../../theme/tokens"
import { LinkOrButton, type LinkOrButtonProps } from "./link-or-button"
import { transientProps } from "./transient-props"

type PillColor = "green" | "red" | "orange" | "white"

type PillProps = LinkOrButtonProps<{
  color?: PillColor
  /** Only a border, softly filled on hover. White is for ink sections only. */
  outline?: boolean
  children: ReactNode
}>

/** A round button of 40 px: a link if it has an `href`, otherwise a button element. */
export const Pill = ({ color = "green", outline = false, ...rest }: PillProps) => (
  <Shape $color={color} $outline={outline} {...rest} />
)

const filled = (text: string, background: string, hover: string, border = "none") =>
  `color: ${text}; background: ${background}; box-shadow: ${border}; --hover: ${hover};`

const outlined = (text: string, hover: string) =>
  `color: ${text}; background: transparent; box-shadow: inset 0 0 0 1.5px currentColor; --hover: ${hover};`

const variants: Record<PillColor, { filled: string; outlined: string }> = {
  green: {
    filled: filled(colors.onAccent, colors.accent, colors.accentHover),
    outlined: outlined(colors.accentText, colors.accentSoft),
  },
  red: {
    filled: filled(colors.onRed, colors.red, colors.redHover),
    outlined: outlined(colors.redText, colors.redSoft),
  },
  orange: {
    filled: filled(colors.onOrange, colors.orange, colors.orangeHover),
    outlined: outlined(colors.orangeText, colors.orangeSoft),
  },
  white: {
    filled: filled(
      colors.onWhite,
      colors.white,
      `color-mix(in srgb, ${colors.onWhite} 8%, ${colors.white})`,
      `inset 0 0 0 1px ${colors.border}`,
    ),
    outlined: outlined(colors.white, `color-mix(in srgb, ${colors.white} 14%, transparent)`),
  },
}

// In forced-colours mode white becomes the system's background, so set the text colour.
const Shape = styled(LinkOrButton, transientProps)<{ $color: PillColor; $outline: boolean }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  min-height: ${size.pill};
  padding: 0.75em 18px;
  border: 0;
  border-radius: ${radius.pill};
  font-size: 0.8125rem;
  font-weight: 600;
  line-height: 1;
  letter-spacing: 0.06em;
  text-transform: uppercase;
  white-space: nowrap;
  cursor: pointer;
  transition: background ${duration.fast}, color ${duration.fast};
  ${({ $color, $outline }) => variants[$color][$outline ? "outlined" : "filled"]}

  ${onHover(`background: var(--hover);`)}

  ${forcedColors} {
    color: ButtonText;
  }

  &:disabled {
    color: ${colors.disabledText};
    background: ${colors.disabledBg};
    box-shadow: none;
    cursor: not-allowed;
  }

  ${forcedColorsBorder}
`
