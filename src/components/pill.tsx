import styled from "@emotion/styled"
import type { ButtonHTMLAttributes, ReactNode } from "react"
import { transient } from "../lib/transient"
import { forcedEdge } from "../theme/forced-edge"
import { color as colors, duration, forcedColors, radius, size, space } from "../theme/tokens"
import { Link, type LinkProps } from "./link"

export type PillColor = "green" | "red" | "orange" | "white"

interface PillOwnProps {
  color?: PillColor
  /** Only a border, softly filled on hover. White is for ink sections only. */
  outline?: boolean
  children: ReactNode
}

export type PillProps = PillOwnProps &
  (
    | (Omit<LinkProps, "children" | "color"> & { href: string })
    | (Omit<ButtonHTMLAttributes<HTMLButtonElement>, "children" | "color"> & { href?: undefined })
  )

/** A round button of 40 px: a link if it has an `href`, otherwise a button element. */
export const Pill = ({ color = "green", outline = false, children, ...rest }: PillProps) => {
  if (rest.href !== undefined) {
    return (
      <LinkShape $color={color} $outline={outline} {...rest}>
        {children}
      </LinkShape>
    )
  }
  const { href, type = "button", ...button } = rest
  return (
    <ButtonShape $color={color} $outline={outline} type={type} {...button}>
      {children}
    </ButtonShape>
  )
}

interface ShapeProps {
  $color: PillColor
  $outline: boolean
}

const filled: Record<PillColor, { ground: string; text: string; hover: string; edge?: string }> = {
  green: { ground: colors.accent, text: colors.onAccent, hover: colors.accentHover },
  red: { ground: colors.red, text: colors.onRed, hover: colors.redHover },
  orange: { ground: colors.orange, text: colors.onOrange, hover: colors.orangeHover },
  white: {
    ground: colors.white,
    text: colors.onWhite,
    hover: `color-mix(in srgb, ${colors.onWhite} 8%, ${colors.white})`,
    edge: `inset 0 0 0 1px ${colors.border}`,
  },
}

const outlined: Record<PillColor, { text: string; hover: string }> = {
  green: { text: colors.accentText, hover: colors.accentSoft },
  red: { text: colors.redText, hover: colors.redSoft },
  orange: { text: colors.orangeText, hover: colors.orangeSoft },
  white: { text: colors.white, hover: `color-mix(in srgb, ${colors.white} 14%, transparent)` },
}

const look = ({ $color, $outline }: ShapeProps) => {
  if ($outline) {
    const { text, hover } = outlined[$color]
    return `color: ${text}; background: transparent; box-shadow: inset 0 0 0 1.5px currentColor; --hover: ${hover};`
  }
  const { text, ground, hover, edge = "none" } = filled[$color]
  return `color: ${text}; background: ${ground}; box-shadow: ${edge}; --hover: ${hover};`
}

// In forced colours white becomes the system's background.
const shape = (props: ShapeProps) => `
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  height: ${size.pill};
  padding: 0 18px;
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
  ${look(props)}

  &:hover {
    background: var(--hover);
  }

  ${forcedColors} {
    color: ButtonText;
  }

  &:disabled {
    color: ${colors.disabledText};
    background: ${colors.disabledBg};
    box-shadow: none;
    cursor: not-allowed;
  }

  ${forcedEdge}
`

const ButtonShape = styled.button<ShapeProps>(shape)
const LinkShape = styled(Link, transient)<ShapeProps>(shape)
