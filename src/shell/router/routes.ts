import { documentKinds } from "./generated/kinds"
import type { PageKind } from "./page-kind"

/**
 * The specification's route table (section 2), with insights and search. Each kind of document has two rows: its list
 * and its documents. Pages use it for their name, the header for the current section, the sitemap for its entries.
 */

interface Route {
  /** Path as in the specification, without a trailing slash. `{slug}` is the name of a document's folder. */
  path: string
  /** Name of the route, in the title bar and in breadcrumbs. A document uses its `name` instead. */
  label: string
  /** Path of the section's page, which the header marks. */
  section?: string
  /** Excluded from search engines and the sitemap. */
  noindex?: true
  /** Words by which the search finds the page first, although they are not in its name. */
  keywords?: string
}

const documentRoutes = documentKinds.flatMap(({ path, one, many }): Route[] => {
  const section = path.slice(0, -1)
  return [
    { path: section, label: many, section },
    { path: `${path}{slug}`, label: one, section },
  ]
})

export const routes: readonly Route[] = [
  { path: "/", label: "Home" },
  {
    path: "/contact-us",
    label: "Contact us",
    keywords: "phone telephone number call email mail address location office form message",
  },
  ...documentRoutes,
  { path: "/404", label: "Not found", noindex: true },
  { path: "/company", label: "Company", section: "/company" },
  { path: "/company/clients", label: "Clients", section: "/company" },
  { path: "/company/{slug}", label: "Why choose us", section: "/company" },
  { path: "/search", label: "Search", noindex: true },
  { path: "/estimate", label: "Get an estimate", keywords: "price cost quote budget calculator" },
  { path: "/estimate/completed", label: "Estimate completed", noindex: true },
  { path: "/payment/callback/successful", label: "Payment successful", noindex: true },
  { path: "/payment/callback/failure", label: "Payment failure", noindex: true },
  // Not a page: the shell that wraps every page.
  { path: "/_app", label: "App shell", noindex: true },
]

/**
 * The route of a path, with or without a trailing slash. Documents match their collection's pattern, later pages of a
 * list (`/case-studies/page/2/`) the list.
 */
export const findRoute = (path: string): Route | undefined => {
  const value = routePath(path).replace(/\/page\/\d+$/, "")
  return (
    routes.find((route) => route.path === value) ?? routes.find((route) => matchesPattern(route.path, value))
  )
}

/** The name of a route. @throws Error if there is no such route */
export const routeLabel = (path: string): string => {
  const route = findRoute(path)
  if (!route) throw new Error(`There is no route ${path}`)
  return route.label
}

/** A path as in the route table: without query, anchor or trailing slash. */
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

/** `aria-current` of a navigation link: "page" on its own page, "true" elsewhere in its section. */
export const ariaCurrent = (href: string, pathname: string): "page" | "true" | undefined => {
  const target = routePath(href)
  if (target === routePath(pathname)) return "page"
  return findRoute(pathname)?.section === target ? "true" : undefined
}

/** Every page that is not a document. */
const page: PageKind = { path: "/", one: "Page", many: "Pages" }

export const pageKinds: readonly PageKind[] = [...documentKinds, page]

/** The kind of a page, by its path without the site's prefix. */
export const kindOf = (address: string): PageKind =>
  documentKinds.find(({ path }) => address !== path && address.startsWith(path)) ?? page

/** Return whether a path matches a pattern: `/services/{slug}` matches `/services/consulting`. */
const matchesPattern = (pattern: string, value: string): boolean =>
  pattern.endsWith("/{slug}") && parentOf(pattern) === parentOf(value)

const parentOf = (path: string) => path.slice(0, path.lastIndexOf("/"))
