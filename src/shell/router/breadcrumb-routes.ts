import { linkPath, routeLabel } from "./routes"

/** An item of a breadcrumb (specification, section 3). */
export interface BreadcrumbRoute {
  name: string
  /** Path of the page. */
  value: string
}

/** Breadcrumb items for paths of the route table, with their labels. */
export const breadcrumbRoutes = (...paths: string[]): BreadcrumbRoute[] =>
  paths.map((path) => ({ name: routeLabel(path), value: linkPath(path) }))

/**
 * Home, the pages above, the document (specification, section 2).
 * @param ancestors default: the collection's list
 */
export const documentBreadcrumb = (
  { name, path }: { name: string; path: string },
  ancestors: readonly BreadcrumbRoute[] = breadcrumbRoutes(path.replace(/[^/]+\/$/, "")),
): BreadcrumbRoute[] => [...breadcrumbRoutes("/"), ...ancestors, { name, value: path }]
