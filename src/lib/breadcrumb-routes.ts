import type { BreadcrumbRoute } from "../components/breadcrumb"
import { findRoute, linkPath } from "../shell/routes"

/** The way through pages of the route table, under the names they have there. */
export const breadcrumbRoutes = (...paths: string[]): BreadcrumbRoute[] =>
  paths.map((path) => ({ name: routeLabel(path), value: linkPath(path) }))

/** The name of a route. */
export const routeLabel = (path: string): string => {
  const route = findRoute(path)
  if (!route) throw new Error(`There is no route ${path}`)
  return route.label
}
