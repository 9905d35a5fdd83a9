import styled from "@emotion/styled"
import { withPrefix } from "gatsby"
import { from, size } from "../theme/tokens"
import { Link } from "./link"

export interface LogoProps {
  /** The agency's name, which the link reads out. */
  productName: string
  /** Stands on an ink band: the light drawing in both themes. */
  onInk?: boolean
}

/** The logo as the link to the home page, 36 px high and 40 from lg up, in the drawing that fits the theme. */
export const Logo = ({ productName, onInk = false }: LogoProps) => (
  <HomeLink href="/" aria-label={`${productName}, home`}>
    {onInk ? null : <LightDrawing src={withPrefix("/brand/logo.svg")} alt="" width={241} height={56} />}
    <DarkDrawing
      src={withPrefix("/brand/logo-dark.svg")}
      alt=""
      width={241}
      height={56}
      onInk={onInk}
      loading="lazy"
    />
  </HomeLink>
)

const HomeLink = styled(Link)`
  flex: none;
  display: flex;
  align-items: center;
  min-height: ${size.touchTarget};
  border-radius: 8px;

  img {
    width: auto;
    height: 36px;

    ${from.lg} {
      height: 40px;
    }
  }
`

const LightDrawing = styled.img`
  [data-theme="dark"] & {
    display: none;
  }
`

// Lazy, so that it is only fetched where it is shown.
const DarkDrawing = styled("img", { shouldForwardProp: (name) => name !== "onInk" })<{ onInk: boolean }>`
  display: ${({ onInk }) => (onInk ? "block" : "none")};

  [data-theme="dark"] & {
    display: block;
  }
`
