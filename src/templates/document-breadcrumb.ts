import type { BreadcrumbRoute } from "../components/breadcrumb"
import { findRoute } from "../shell/routes"

/** Home, the collection's index, the document (specification, section 2). */
export const documentBreadcrumb = (
  indexPath: string,
  { name, path }: { name: string; path: string },
): BreadcrumbRoute[] => [route("/"), route(indexPath), { name, value: path }]

const route = (path: string): BreadcrumbRoute => {
  const found = findRoute(path)
  if (!found) throw new Error(`There is no route ${path}`)
  return { name: found.label, value: path }
}
