import styled from "@emotion/styled"

export interface LogoMaskProps {
  /** Address of the drawing, an SVG in one colour. */
  url: string
  /** Whose logo it is; left out where the name stands elsewhere. */
  name?: string
  /** In pixels; at least 24 (design, section 16). The width follows, up to that of the parent. */
  height: number
  align?: "center" | "right"
}

/** A logo in the colour of the text around it: the drawing is a mask over it. */
export const LogoMask = ({ url, name, height, align = "center" }: LogoMaskProps) =>
  name ? (
    <Drawing url={url} height={height} align={align} role="img" aria-label={name} />
  ) : (
    <Drawing url={url} height={height} align={align} aria-hidden />
  )

const ownProps = ["url", "height", "align"]

const Drawing = styled("span", { shouldForwardProp: (name) => !ownProps.includes(name) })<
  Required<Pick<LogoMaskProps, "url" | "height" | "align">>
>`
  display: block;
  width: 100%;
  height: ${({ height }) => height}px;
  /* A mask is fetched at once wherever it stands; what is in this element only when it comes near. */
  content-visibility: auto;

  &::before {
    content: "";
    display: block;
    height: 100%;
    background: currentColor;
    mask: url("${({ url }) => url}") ${({ align }) => align} center / contain no-repeat;
  }

  @media (forced-colors: active) {
    forced-color-adjust: none;

    &::before {
      background: CanvasText;
    }
  }
`
