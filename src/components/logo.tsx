import styled from "@emotion/styled"
import { withPrefix } from "gatsby"
import { from, size } from "../theme/tokens"
import { Link } from "./link"

interface LogoProps {
  /** The agency's name, for the link's label. */
  productName: string
  /** On an ink section: use the light logo in both themes. */
  onInk?: boolean
}

/**
 * The logo as a link to the home page, 36 px high and 40 from lg up, in the variant for the theme. It is in the icon
 * sprite, which every page loads.
 */
export const Logo = ({ productName, onInk = false }: LogoProps) => (
  <HomeLink href="/" aria-label={`${productName}, home`}>
    {onInk ? null : <LightLogo {...svg("logo")} />}
    <DarkLogo {...svg("logo-dark")} />
  </HomeLink>
)

/** Props of a logo in `static/brand`, by file name. */
const svg = (name: string) => ({
  viewBox: "0 0 241 56",
  "aria-hidden": true,
  children: <use href={withPrefix(`/icons.svg#${name}`)} />,
})

const HomeLink = styled(Link)`
  flex: none;
  display: flex;
  align-items: center;
  min-height: ${size.touchTarget};
  border-radius: 8px;

  svg {
    width: auto;
    height: 36px;

    ${from.lg} {
      height: 40px;
    }
  }
`

const LightLogo = styled.svg`
  [data-theme="dark"] & {
    display: none;
  }
`

// Hidden after the light logo. On ink there is none, so it is visible.
const DarkLogo = styled.svg`
  svg + & {
    display: none;
  }

  [data-theme="dark"] & {
    display: block;
  }
`
