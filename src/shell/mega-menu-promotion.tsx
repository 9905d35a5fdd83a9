import styled from "@emotion/styled"
import { ArrowUpRight } from "lucide-react"
import { Link } from "../components/link"
import { Picture } from "../components/picture"
import { forcedColorsBorder } from "../theme/forced-colors-border"
import { color, space } from "../theme/tokens"
import type { NavigationEntry } from "./use-site"

/** The case study next to a menu's links: its image, and its name below. */
export const MegaMenuPromotion = ({ name, path, thumbnail }: NonNullable<NavigationEntry["promoted"]>) => (
  <Promotion href={path}>
    <Art>
      <Picture
        image={thumbnail?.childImageSharp?.gatsbyImageData}
        alt=""
        sizes="(min-width: 1536px) 484px, 33vw"
      />
    </Art>
    <Bar>
      Case study: {name}
      <ArrowUpRight size={20} strokeWidth={1.75} />
    </Bar>
  </Promotion>
)

const Promotion = styled(Link)`
  display: flex;
  flex-direction: column;
  min-height: 220px;
  overflow: hidden;
  border-radius: 16px;
  background: ${color.bgSubtle};
  ${forcedColorsBorder}
`

const Art = styled.span`
  position: relative;
  flex: 1;
  overflow: hidden;

  img {
    position: absolute;
    inset: 0;
    object-position: 64% 0;
  }
`

const Bar = styled.span`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  padding: 14px ${space[4]};
  font-weight: 500;
`
