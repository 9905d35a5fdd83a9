import styled from "@emotion/styled"
import { ariaCurrent } from "../lib/routes"
import { space } from "../theme/tokens"
import { Dropdown, Entry, EntryLink, glidingSurface } from "./dropdown"
import { MegaMenu } from "./mega-menu"
import type { SiteProps } from "./use-site"

/** The header's navigation from lg up: links, and dropdowns for sections of the site with a menu. */
export const MainNavigation = ({ site, pathname }: SiteProps) => (
  <nav aria-label="Main">
    <Entries>
      {site.navigation.header.map((entry) => {
        const current = ariaCurrent(entry.path, pathname)
        return entry.menu ? (
          <Dropdown key={entry.path} name={entry.name} path={entry.path} menu={entry.menu} current={current}>
            <MegaMenu entry={entry} site={site} pathname={pathname} />
          </Dropdown>
        ) : (
          <Entry key={entry.path}>
            <EntryLink href={entry.path} aria-current={current}>
              {entry.name}
            </EntryLink>
          </Entry>
        )
      })}
    </Entries>
  </nav>
)

const Entries = styled.ul`
  display: flex;
  gap: ${space[1]};
  ${glidingSurface}
`
