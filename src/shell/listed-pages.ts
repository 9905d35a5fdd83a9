import type { KnownPage } from "../lib/nearest-pages"
import { linkPath, routes } from "../lib/routes"
import { whyChooseUs } from "../lib/why-choose-us"

/** Every page that is listed: those of the route table, and the documents given. */
export const listedPages = (productName = "us", documents: readonly KnownPage[]): readonly KnownPage[] => {
  const fixed = routes
    .filter(({ path, inSitemap }) => inSitemap && !path.includes("{"))
    .map(({ path, label }) => ({ path: linkPath(path), name: label }))
  const why = whyChooseUs(productName)
  return [...fixed, { path: linkPath(why.path), name: why.label }, ...documents]
}
