import styled from "@emotion/styled"
import ArrowRight from "lucide-react/icons/arrow-right"
import Plus from "lucide-react/icons/plus"
import Search from "lucide-react/icons/search"
import { Link } from "../../router/link"
import { ariaCurrent } from "../../router/routes"
import { color, size, typography } from "../../theme/tokens"
import type { SiteProps } from "../use-site"
import { menuLinks } from "./menu-links"

/** The rows of the mobile menu: links, and groups that expand. The current section's group is open. */
export const MobileMenuList = ({ site, pathname }: SiteProps) => (
  <nav aria-label={site.texts.header.navigation}>
    <ul>
      {site.navigation.header.map((entry) => {
        const current = ariaCurrent(entry.path, pathname)
        if (!entry.menu) {
          return (
            <Row key={entry.path}>
              <RowLink href={entry.path} aria-current={current}>
                {entry.name}
                <ArrowRight size={22} strokeWidth={1.75} />
              </RowLink>
            </Row>
          )
        }
        const { links, all } = menuLinks(entry, site, pathname)
        return (
          <Row key={entry.path}>
            <details name="mobile-menu" open={current !== undefined}>
              <Summary aria-current={current && "true"}>
                {entry.name}
                <Plus size={22} strokeWidth={2.2} />
              </Summary>
              <Group>
                {(all ? [all, ...links] : links).map((link) => (
                  <li key={link.path}>
                    <GroupLink href={link.path} aria-current={link.current}>
                      {link.name}
                    </GroupLink>
                  </li>
                ))}
              </Group>
            </details>
          </Row>
        )
      })}
      <Row>
        <RowLink href="/search/" aria-current={ariaCurrent("/search/", pathname)}>
          {site.names.search}
          <Search size={22} strokeWidth={1.75} />
        </RowLink>
      </Row>
    </ul>
  </nav>
)

const Row = styled.li`
  border-top: 1px solid ${color.border};
`

const row = `
  ${typography.h4}
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 64px;
  font-weight: 400;

  &[aria-current] {
    color: ${color.accentText};
  }
`

const RowLink = styled(Link)(row)

const Summary = styled.summary`
  ${row}
  cursor: pointer;
  list-style: none;

  &::-webkit-details-marker {
    display: none;
  }

  svg {
    color: ${color.accentText};
  }

  /* A minus. */
  details[open] > & {
    svg {
      color: ${color.redText};
    }

    path:last-of-type {
      display: none;
    }
  }
`

const Group = styled.ul`
  padding-bottom: 14px;
`

const GroupLink = styled(Link)`
  display: flex;
  align-items: center;
  min-height: ${size.touchTarget};
  color: ${color.textSecondary};

  &[aria-current] {
    color: ${color.accentText};
  }
`
