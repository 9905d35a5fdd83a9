/** Kind of a page, for lists of pages of all kinds. */
export interface PageKind {
  /** Prefix of the paths of this kind. */
  path: string
  one: string
  many: string
}

/** Kinds of documents, one per collection, in the order of lists. The route table is built from them. */
export const documentKinds: readonly PageKind[] = [
  { path: "/services/", one: "Service", many: "Services" },
  { path: "/case-studies/", one: "Case study", many: "Case studies" },
  { path: "/technologies/", one: "Technology", many: "Technologies" },
  { path: "/insights/", one: "Insight", many: "Insights" },
]

/** Every page that is not a document. */
const page: PageKind = { path: "/", one: "Page", many: "Pages" }

export const pageKinds: readonly PageKind[] = [...documentKinds, page]

/** The kind of a page, by its path without the site's prefix. */
export const kindOf = (address: string): PageKind =>
  documentKinds.find(({ path }) => address !== path && address.startsWith(path)) ?? page
