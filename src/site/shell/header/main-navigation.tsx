import styled from "@emotion/styled"
import { ariaCurrent } from "../../router/routes"
import { space } from "../../theme/tokens"
import type { SiteProps } from "../use-site"
import { Dropdown, Entry, EntryLink, glidingSurface } from "./dropdown"

/** The header's navigation from lg up: links, and dropdowns for sections of the site with a menu. */
export const MainNavigation = ({ site, pathname }: SiteProps) => (
  <nav aria-label={site.texts.header.navigation}>
    <Entries>
      {site.navigation.header.map((entry) =>
        entry.menu ? (
          <Dropdown key={entry.path} entry={entry} site={site} pathname={pathname} />
        ) : (
          <Entry key={entry.path}>
            <EntryLink href={entry.path} aria-current={ariaCurrent(entry.path, pathname)}>
              {entry.name}
            </EntryLink>
          </Entry>
        ),
      )}
    </Entries>
  </nav>
)

const Entries = styled.ul`
  display: flex;
  gap: ${space[1]};
  ${glidingSurface}
`
