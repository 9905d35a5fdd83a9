import { slugify } from "../util/slugify"

interface Addressed {
  directory: string
  standalone?: boolean
}

/**
 * The path of a document's page, with a slash at both ends: `/<collection>/<slug>/`. Only documents of a collection with
 * `standalone` can have a `path` of their own; by default it is `/<slug>/`.
 * @param fields the document's
 * @param productName replaces `{site.productName}` in `path`
 */
export const documentPath = (
  { directory, standalone }: Addressed,
  slug: string,
  { path }: { path?: unknown } = {},
  productName = "",
): string => {
  if (!standalone) return `/${directory}/${slug}/`
  return typeof path === "string" ? path.replace(productNameInPath, slugify(productName)) : `/${slug}/`
}

/** The only look-up in a path. */
const productNameInPath = "{site.productName}"
