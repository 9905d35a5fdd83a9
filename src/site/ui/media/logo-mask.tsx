import styled from "@emotion/styled"
import { forcedColors } from "../../theme/tokens"

interface LogoMaskProps {
  /** URL of a single-colour SVG. */
  url: string
  /** The company's name. Omit it if text nearby has it. */
  name?: string
  /** In pixels; at least 24. The width follows, up to the parent's. */
  height: number
  align?: "center" | "right"
}

/** A logo in the surrounding text's colour, as a CSS mask. */
export const LogoMask = ({ url, name, height, align = "center" }: LogoMaskProps) => {
  const label = name ? { role: "img", "aria-label": name } : { "aria-hidden": true }
  return <Mask $url={url} $height={height} $align={align} {...label} />
}

// Browsers load masks at once, except in content that `content-visibility` skips.
const Mask = styled.span<{ $url: string; $height: number; $align: string }>`
  display: block;
  width: 100%;
  height: ${({ $height }) => $height}px;
  content-visibility: auto;

  &::before {
    content: "";
    display: block;
    height: 100%;
    background: currentColor;
    -webkit-mask: url("${({ $url }) => $url}") ${({ $align }) => $align} center / contain no-repeat;
    mask: url("${({ $url }) => $url}") ${({ $align }) => $align} center / contain no-repeat;
  }

  ${forcedColors} {
    forced-color-adjust: none;

    &::before {
      background: CanvasText;
    }
  }
`
