import { keyframes } from "@emotion/react"
import styled from "@emotion/styled"
import { withPrefix } from "gatsby"
import { fillText } from "../../../util/fill-text"
import { Link } from "../../router/link"
import { inDark, inLight } from "../../theme/in-theme"
import { scrollAnimation } from "../../theme/scroll-animation"
import { color, forcedColors, from, size, variableName } from "../../theme/tokens"
import { useTexts } from "../text/texts"

interface LogoProps {
  /** The agency's name, for the link's label. */
  productName: string
}

/**
 * The logo as a link to the home page, 36 px high and 40 from lg up, in the variant for the theme. It is in the icon
 * sprite, which every page loads.
 */
export const Logo = ({ productName }: LogoProps) => {
  const { home } = useTexts("header")
  return (
    <HomeLink href="/" aria-label={fillText(home, { name: productName })}>
      <LightLogo {...svg("logo")} />
      <DarkLogo {...svg("logo-dark")} />
      <Dot data-light="" />
    </HomeLink>
  )
}

/** Props of a logo in `static/brand`, by file name. */
const svg = (name: string) => ({
  viewBox: "0 0 241 56",
  "aria-hidden": true,
  children: <use href={withPrefix(`/icons.svg#${name}`)} />,
})

const HomeLink = styled(Link)`
  --logo-height: 36px;
  position: relative;
  flex: none;

  /* The accent is the background's colour there. */
  ${forcedColors} {
    ${variableName("color", "accent")}: Highlight;

    > i {
      animation: none;
    }
  }
  display: flex;
  align-items: center;
  min-height: ${size.touchTarget};
  border-radius: 8px;

  svg {
    width: auto;
    height: var(--logo-height);
  }

  ${from.lg} {
    --logo-height: 40px;
  }
`

const lightUp = keyframes`
  from {
    background: ${color.bg};
    box-shadow: inset 0 0 0 1.5px ${color.accent};
  }

  to {
    background: ${color.accent};
    box-shadow: 0 0 0 3px ${color.accentSoft};
  }
`

/**
 * Covers the dot of `static/brand/logo.svg` while it moves to the next page, and on the home page, where it is a
 * ring that lights up when the hero's light passes under the header. In the menu it is lit.
 */
const Dot = styled.i`
  position: absolute;
  top: calc(50% - 0.377 * var(--logo-height));
  left: calc(0.341 * var(--logo-height));
  width: calc(0.209 * var(--logo-height));
  aspect-ratio: 1;
  border-radius: 50%;
  ${scrollAnimation(lightUp, "exit 0% exit 100%", "--hero-light")}

  dialog & {
    animation: none;
  }

  :root:active-view-transition & {
    background: ${color.accent};
  }
`

const LightLogo = styled.svg(inLight)

const DarkLogo = styled.svg(inDark("block"))
