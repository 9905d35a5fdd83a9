import { linkPath, routes } from "../../shell/router/routes"
import { whyChooseUs } from "../../shell/router/why-choose-us"
import type { KnownPage } from "./nearest-pages"

/** All pages for lists and search: those of the route table, and the given documents. */
export const listedPages = (productName: string, documents: readonly KnownPage[]): readonly KnownPage[] => {
  const fixedPages = routes
    .filter(({ path, noindex }) => !noindex && !path.includes("{"))
    .map(({ path, label }) => ({ path: linkPath(path), name: label }))
  const why = whyChooseUs(productName)
  return [...fixedPages, { path: linkPath(why.path), name: why.label }, ...documents]
}
