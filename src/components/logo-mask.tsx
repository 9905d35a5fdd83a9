import styled from "@emotion/styled"
import { forcedColors } from "../theme/tokens"

export interface LogoMaskProps {
  /** Address of the drawing, an SVG in one colour. */
  url: string
  /** Address of the drawing in a sheet, where a page shows many: then the file at `url` is not asked for. */
  symbol?: string | null
  /** Whose logo it is; left out where the name stands elsewhere. */
  name?: string
  /** In pixels; at least 24 (design, section 16). The width follows, up to that of the parent. */
  height: number
  align?: "center" | "right"
}

/** A logo in the colour of the text around it: a symbol that takes it on, or a mask over it. */
export const LogoMask = ({ url, symbol, name, height, align = "center" }: LogoMaskProps) => {
  const label = name ? { role: "img", "aria-label": name } : { "aria-hidden": true }
  return symbol ? (
    <Place {...label}>
      <svg width="100%" height={height} fill="currentColor" aria-hidden focusable={false}>
        <use href={symbol} />
      </svg>
    </Place>
  ) : (
    <Drawing $url={url} $height={height} $align={align} {...label} />
  )
}

const Place = styled.span`
  display: block;
  width: 100%;
`

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
