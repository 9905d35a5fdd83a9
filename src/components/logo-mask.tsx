import styled from "@emotion/styled"
import { forcedColors } from "../theme/tokens"

export interface LogoMaskProps {
  /** Address of the drawing, an SVG in one colour. */
  url: string
  /** Whose logo it is; left out where the name stands elsewhere. */
  name?: string
  /** In pixels; at least 24 (design, section 16). The width follows, up to that of the parent. */
  height: number
  align?: "center" | "right"
}

/** A logo in the colour of the text around it, through a mask. */
export const LogoMask = ({ url, name, height, align = "center" }: LogoMaskProps) => {
  const label = name ? { role: "img", "aria-label": name } : { "aria-hidden": true }
  return <Drawing $url={url} $height={height} $align={align} {...label} />
}

// A mask is fetched at once wherever it stands; what is in this element only when it comes near.
const Drawing = styled.span<{ $url: string; $height: number; $align: string }>`
  display: block;
  width: 100%;
  height: ${({ $height }) => $height}px;
  content-visibility: auto;

  &::before {
    content: "";
    display: block;
    height: 100%;
    background: currentColor;
    mask: url("${({ $url }) => $url}") ${({ $align }) => $align} center / contain no-repeat;
  }

  ${forcedColors} {
    forced-color-adjust: none;

    &::before {
      background: CanvasText;
    }
  }
`
