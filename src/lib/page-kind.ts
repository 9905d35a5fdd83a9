/** What a page is, for lists of pages of all kinds. */
export interface PageKind {
  /** What addresses of this kind begin with. */
  path: string
  one: string
  many: string
}

/** The kinds of documents, one a collection, in the order of lists; the route table has its rows from them. */
export const documentKinds: readonly PageKind[] = [
  { path: "/services/", one: "Service", many: "Services" },
  { path: "/case-studies/", one: "Case study", many: "Case studies" },
  { path: "/technologies/", one: "Technology", many: "Technologies" },
  { path: "/insights/", one: "Insight", many: "Insights" },
]

/** Every page that is no document. */
const page: PageKind = { path: "/", one: "Page", many: "Pages" }

export const pageKinds: readonly PageKind[] = [...documentKinds, page]

/** The kind of a page of this site, by its address without the site's prefix. */
export const kindOf = (address: string): PageKind =>
  documentKinds.find(({ path }) => address !== path && address.startsWith(path)) ?? page
