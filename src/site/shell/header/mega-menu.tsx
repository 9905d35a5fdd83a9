import styled from "@emotion/styled"
import ArrowRight from "lucide-react/icons/arrow-right"
import ArrowUpRight from "lucide-react/icons/arrow-up-right"
import { fillText } from "../../../util/fill-text"
import { Link } from "../../router/link"
import { forcedColorsBorder } from "../../theme/forced-colors-border"
import { color, from, space, typography } from "../../theme/tokens"
import { IconTile } from "../../ui/media/icon-tile"
import { Picture } from "../../ui/media/picture"
import { contentWidth, widthFrom } from "../../ui/media/share-sizes"
import type { NavigationEntry, Site, SiteProps } from "../use-site"
import { menuItem } from "./header-buttons"
import { menuLinks } from "./menu-links"

export interface MegaMenuProps extends SiteProps {
  entry: NavigationEntry
}

/** Content of a dropdown: services with icon and summary, technologies with logos, or links. */
export const MegaMenu = ({ entry, site, pathname }: MegaMenuProps) => {
  const { links, all } = menuLinks(entry, site, pathname)
  const promotion = promotionOf(entry, site)
  return (
    <Columns>
      <div>
        <Links data-menu={entry.menu}>
          {links.map(({ name, path, description, icon, logo, current }) => (
            <li key={path}>
              <MenuItem href={path} aria-current={current}>
                {icon ? <IconTile icon={icon} accent="green" small /> : null}
                {logo ? <Logo src={logo} alt="" width={24} height={24} loading="lazy" /> : null}
                <span>
                  <Name>{name}</Name>
                  {description ? <Description>{description}</Description> : null}
                </span>
              </MenuItem>
            </li>
          ))}
        </Links>
        {all ? (
          <AllLink href={all.path} aria-current={all.current}>
            {all.name}
            <ArrowRight size={18} strokeWidth={1.75} />
          </AllLink>
        ) : null}
      </div>
      {promotion ? (
        <Promotion href={promotion.path}>
          <Image>
            <Picture
              image={promotion.image?.childImageSharp?.gatsbyImageData}
              dark={promotion.imageDark?.childImageSharp?.gatsbyImageData}
              alt=""
              sizes={promotionSizes}
            />
          </Image>
          <Bar>
            {promotion.name}
            <ArrowUpRight size={20} strokeWidth={1.75} />
          </Bar>
        </Promotion>
      ) : null}
    </Columns>
  )
}

/** What is next to a menu's links: an image, and a link's text below. */
const promotionOf = ({ promoted, picture }: NavigationEntry, { texts }: Site) =>
  promoted
    ? {
        name: fillText(texts.header.caseStudy, { name: promoted.name }),
        path: promoted.path,
        image: promoted.thumbnail,
        imageDark: null,
      }
    : picture

/** A third of the container without the dropdown's padding (twice 20 px) and the gap (20 px). */
const promotionSizes = `${widthFrom("2xl", (contentWidth("2xl") - 60) / 3)}, 33vw`

/** Links in 8 columns if there is an image in the last 4. */
const Columns = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 4fr);
  grid-template-columns: minmax(0, 8fr);
  gap: ${space[5]};
`

const Links = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[1]};

  a {
    align-items: flex-start;
  }

  &[data-menu="technologies"] {
    grid-template-columns: repeat(4, minmax(0, 1fr));

    a {
      align-items: center;
    }
  }
`

const MenuItem = styled(Link)`
  ${menuItem}
  display: flex;
  gap: ${space[3]};
  height: 100%;
  padding: ${space[4]};
  border-radius: 16px;

  ${from.xl} {
    gap: ${space[4]};
  }
`

const Name = styled.span`
  display: block;
  font-weight: 500;
`

const Description = styled.span`
  ${typography.small}
  display: block;
  color: ${color.textSecondary};
`

const Logo = styled.img`
  flex: none;

  [data-theme="dark"] & {
    border-radius: 7px;
    background: ${color.white};
  }
`

const AllLink = styled(Link)`
  ${menuItem}
  display: inline-flex;
  align-items: center;
  gap: 10px;
  margin-top: ${space[2]};
  padding: ${space[3]} ${space[4]};
  border-radius: 12px;
  font-weight: 500;
`

const Promotion = styled(Link)`
  display: flex;
  flex-direction: column;
  min-height: 220px;
  overflow: hidden;
  border-radius: 16px;
  background: ${color.bgSubtle};
  ${forcedColorsBorder}
`

const Image = styled.span`
  position: relative;
  flex: 1 0 auto;
  aspect-ratio: 16 / 10;
  overflow: hidden;

  img {
    position: absolute;
    inset: 0;
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
