import { forcedColorsBorder } from "../../theme/forced-colors-border"
import {
  accents,
  color,
  duration,
  easing,
  forcedColors,
  from,
  hover,
  onHover,
  radius,
  size,
  space,
  typography,
} from "../../theme/tokens"

export type ButtonVariant = "green" | "red" | "white" | "stylish-green" | "stylish-red"

export interface ButtonStyleProps {
  $variant: ButtonVariant
  $fullWidthBelowSm?: boolean
  $onInk?: boolean
}

const plain = (background: string, text: string, hovered: string, active: string) => `
  color: ${text};
  background: ${background};

  ${onHover(`background: ${hovered};`)}

  &:active {
    background: ${active};
  }
`

const tile = `
  top: 8px;
  right: 8px;
  width: 40px;
  height: calc(100% - 16px);
  border-radius: 9px;
`

const stylish = ({ solid, on, text, soft }: (typeof accents)["green" | "red"], active: string) => `
  --tile: ${solid};
  --on-tile: ${on};
  isolation: isolate;
  justify-content: space-between;
  gap: ${space[5]};
  padding: ${space[2]} ${space[2]} ${space[2]} ${space[6]};
  overflow: hidden;
  color: ${text};
  background: ${soft};

  &::before {
    content: "";
    position: absolute;
    z-index: -1;
    ${tile}
    background: var(--tile);
    transition: inset ${duration.slow} ${easing.out}, width ${duration.slow} ${easing.out},
      height ${duration.slow} ${easing.out}, border-radius ${duration.slow};

    ${forcedColors} {
      background: Canvas;
    }
  }

  ${hover} {
    &:hover {
      color: ${on};
    }

    &:hover::before {
      top: 0;
      right: 0;
      width: 100%;
      height: 100%;
      border-radius: ${radius.md};
    }
  }

  &:active {
    background: ${active};
  }
`

export const variants: Record<ButtonVariant, string> = {
  green: plain(color.accent, color.onAccent, color.accentHover, color.accentActive),
  red: plain(color.red, color.onRed, color.redHover, color.redActive),
  white: `
    color: ${color.onWhite};
    background: ${color.white};
    box-shadow: inset 0 0 0 1px ${color.borderHover};

    ${onHover(`box-shadow: inset 0 0 0 1.5px ${color.onWhite};`)}

    &:active {
      background: color-mix(in srgb, ${color.onWhite} 8%, ${color.white});
    }
  `,
  "stylish-green": stylish(accents.green, color.accentLine),
  "stylish-red": stylish(accents.red, `color-mix(in srgb, ${color.red} 22%, ${color.bg})`),
}

/** In dark theme a white button would be louder than the primary one. */
const outlineInDark = `
  [data-theme="dark"] & {
    color: ${color.text};
    background: transparent;
    box-shadow: inset 0 0 0 1.5px ${color.borderStrong};
  }

  ${onHover(`box-shadow: inset 0 0 0 1.5px ${color.text};`, '[data-theme="dark"] &:hover')}

  [data-theme="dark"] &:active {
    background: color-mix(in srgb, ${color.text} 12%, transparent);
  }
`

const whiteOnInk = `
  &,
  &:hover {
    box-shadow: none;
  }

  ${onHover(`background: color-mix(in srgb, ${color.accent} 32%, ${color.white});`)}
`

const fullWidth = `
  width: 100%;

  ${from.sm} {
    width: auto;
  }
`

/** CSS declarations of a button, for links and button elements. */
export const buttonStyles = ({ $variant, $fullWidthBelowSm, $onInk }: ButtonStyleProps) => `
  ${typography.button}
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[3]};
  max-width: 100%;
  min-height: ${size.button};
  padding: ${space[2]} 28px;
  border: 0;
  border-radius: ${radius.md};
  text-align: center;
  cursor: pointer;
  transition: background ${duration.fast}, box-shadow ${duration.fast}, color ${duration.fast},
    transform ${duration.fast} ${easing.standard};

  > svg {
    flex: none;
  }

  &:active {
    transform: scale(0.985);
  }

  ${variants[$variant]}
  ${$variant === "white" ? ($onInk ? whiteOnInk : outlineInDark) : ""}

  &[aria-busy="true"] {
    cursor: progress;
  }

  &:disabled:not([aria-busy="true"]) {
    --tile: ${color.borderHover};
    --on-tile: ${color.disabledText};
    color: ${color.disabledText};
    background: ${color.disabledBg};
    box-shadow: none;
    transform: none;
    cursor: not-allowed;

    &::before {
      ${tile}
    }
  }

  ${$fullWidthBelowSm ? fullWidth : ""}

  ${forcedColorsBorder}
`
