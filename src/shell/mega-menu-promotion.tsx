import styled from "@emotion/styled"
import { ArrowUpRight } from "lucide-react"
import { Link } from "../components/link"
import { Picture } from "../components/picture"
import { forcedColorsBorder } from "../theme/forced-colors-border"
import { color, space, zIndex } from "../theme/tokens"
import type { NavigationEntry } from "./use-site"

/** The case study next to a menu's links: its image, and its name on a white bar on a dark gradient. */
export const MegaMenuPromotion = ({ name, path, thumbnail }: NonNullable<NavigationEntry["promoted"]>) => (
  <Promotion href={path}>
    <Picture
      image={thumbnail?.childImageSharp?.gatsbyImageData}
      alt=""
      sizes="(min-width: 1536px) 484px, 33vw"
    />
    <Bar>
      Case study: {name}
      <ArrowUpRight size={20} strokeWidth={1.75} />
    </Bar>
  </Promotion>
)

// The gradient gives the bar a dark background over any image, e.g. a white chart.
const Promotion = styled(Link)`
  position: relative;
  display: block;
  min-height: 220px;
  overflow: hidden;
  border-radius: 16px;
  background: ${color.surfaceInverse};

  img {
    position: absolute;
    inset: 0;
    object-position: 64% 0;
  }

  &::after {
    content: "";
    position: absolute;
    inset: auto 0 0;
    height: 9em;
    background: linear-gradient(transparent, ${color.surfaceInverse} 55%);
  }
`

const Bar = styled.span`
  position: absolute;
  z-index: ${zIndex.raised};
  inset: auto ${space[3]} ${space[3]};
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  padding: 14px ${space[4]};
  border-radius: 12px;
  font-weight: 500;
  color: ${color.onWhite};
  background: ${color.white};
  ${forcedColorsBorder}
`
