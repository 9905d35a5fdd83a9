import { linkPath, routes } from "../../shell/router/routes"
import type { KnownPage } from "./nearest-pages"

/** All pages for lists and search: those of the route table, and the given documents. */
export const listedPages = (documents: readonly KnownPage[]): readonly KnownPage[] => {
  const ofDocuments = new Set(documents.map(({ path }) => path))
  const fixedPages = routes
    .filter(({ path, noindex }) => !noindex && !path.includes("{"))
    .map(({ path, label }) => ({ path: linkPath(path), name: label }))
    .filter(({ path }) => !ofDocuments.has(path))
  return [...fixedPages, ...documents]
}
