import { documentKinds } from "./generated/kinds"
import { firstPagePath } from "./later-page"

/** The name of the list at a path, also of its later pages (`/case-studies/page/2/`). `undefined` for other pages. */
export const listName = (path: string): string | undefined => {
  const list = linkPath(firstPagePath(path))
  return documentKinds.find((kind) => kind.path === list)?.many
}

/** A path without query, anchor or trailing slash. */
export const routePath = (path: string): string =>
  path
    .replace(/[?#].*$/, "")
    .replace(/\/+$/, "")
    .replace(/^\/404\.html$/, "/404") || "/"

/** A path as in links and canonical URLs: with a trailing slash. */
export const linkPath = (path: string): string => `${routePath(path)}/`.replace(/^\/\/$/, "/")

/** The text of the title bar, e.g. `Mosslight | Services`. */
export const pageTitle = (productName: string, separator: string, routeName: string): string =>
  `${productName} ${separator} ${routeName}`

/** `aria-current` of a navigation link: "page" on its own page, "true" on the pages below it. */
export const ariaCurrent = (href: string, pathname: string): "page" | "true" | undefined => {
  const [target, current] = [routePath(href), routePath(pathname)]
  if (target === current) return "page"
  return target !== "/" && current.startsWith(`${target}/`) ? "true" : undefined
}
