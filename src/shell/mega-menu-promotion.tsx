import styled from "@emotion/styled"
import ArrowUpRight from "lucide-react/icons/arrow-up-right"
import { Link } from "../components/link"
import { Picture } from "../components/picture"
import { forcedColorsBorder } from "../theme/forced-colors-border"
import { color, space } from "../theme/tokens"
import type { NavigationEntry } from "./use-site"

/** The image next to a menu's links, with a link's text below. */
export const MegaMenuPromotion = ({
  name,
  path,
  image,
}: Pick<NonNullable<NavigationEntry["picture"]>, "name" | "path"> & {
  image: NonNullable<NavigationEntry["promoted"]>["thumbnail"]
}) => (
  <Promotion href={path}>
    <Art>
      <Picture
        image={image?.childImageSharp?.gatsbyImageData}
        alt=""
        sizes="(min-width: 1536px) 484px, 33vw"
      />
    </Art>
    <Bar>
      {name}
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
  flex: 1 0 auto;
  aspect-ratio: 16 / 10;
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
