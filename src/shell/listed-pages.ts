import type { KnownPage } from "../lib/nearest-pages"
import { linkPath, routes } from "./router/routes"
import { whyChooseUs } from "./router/why-choose-us"

/** All pages for lists and search: those of the route table, and the given documents. */
export const listedPages = (productName: string, documents: readonly KnownPage[]): readonly KnownPage[] => {
  const fixedPages = routes
    .filter(({ path, noindex }) => !noindex && !path.includes("{"))
    .map(({ path, label }) => ({ path: linkPath(path), name: label }))
  const why = whyChooseUs(productName)
  return [...fixedPages, { path: linkPath(why.path), name: why.label }, ...documents]
}
