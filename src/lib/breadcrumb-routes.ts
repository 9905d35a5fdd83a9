import { linkPath, routeLabel } from "./routes"

/** A step of the way to a page (specification, section 3). */
export interface BreadcrumbRoute {
  name: string
  /** Path of the page. */
  value: string
}

/** The way through pages of the route table, under the names they have there. */
export const breadcrumbRoutes = (...paths: string[]): BreadcrumbRoute[] =>
  paths.map((path) => ({ name: routeLabel(path), value: linkPath(path) }))

/** Home, the collection's index, the document (specification, section 2). */
export const documentBreadcrumb = ({ name, path }: { name: string; path: string }): BreadcrumbRoute[] => [
  ...breadcrumbRoutes("/", path.replace(/[^/]+\/$/, "")),
  { name, value: path },
]
