import { fillText } from "../../../util/fill-text"
import { ariaCurrent } from "../../router/routes"
import type { NavigationEntry, Site } from "../use-site"

/** A link of a section's menu, for the header's panel and the mobile menu. */
export interface MenuLink {
  name: string
  path: string
  description?: string | null
  icon?: string
  /** URL of a technology's logo. */
  logo?: string | null
  current?: "page"
}

/** The links of a section's menu, and a link to the section's page if they do not contain it. */
export const menuLinks = (entry: NavigationEntry, site: Site, pathname: string) => {
  const current = (path: string) => (ariaCurrent(path, pathname) === "page" ? ("page" as const) : undefined)
  const links = linksOf(entry, site).map((link) => ({ ...link, current: current(link.path) }))
  const all = links.some(({ path }) => path === entry.path)
    ? undefined
    : {
        name: fillText(site.texts.header.all, { section: entry.name.toLowerCase() }),
        path: entry.path,
        current: current(entry.path),
      }
  return { links, all }
}

const linksOf = (entry: NavigationEntry, site: Site): readonly MenuLink[] => {
  if (entry.menu === "services")
    return site.services.map(({ name, path, desc, icon }) => ({ name, path, description: desc, icon }))
  if (entry.menu === "technologies")
    return site.technologies.map(({ name, path, mark }) => ({ name, path, logo: mark?.publicURL }))
  return entry.links
}
