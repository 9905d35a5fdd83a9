/** What a page is, for lists of pages of all kinds. */
export interface PageKind {
  /** What addresses of this kind begin with. */
  path: string
  one: string
  many: string
}

/** The kinds in the order of lists; the last is every page that is no document. */
export const pageKinds: readonly [...PageKind[], PageKind] = [
  { path: "/services/", one: "Service", many: "Services" },
  { path: "/case-studies/", one: "Case study", many: "Case studies" },
  { path: "/technologies/", one: "Technology", many: "Technologies" },
  { path: "/insights/", one: "Insight", many: "Insights" },
  { path: "/", one: "Page", many: "Pages" },
]

/** The kind of a page of this site, by its address without the site's prefix. */
export const kindOf = (address: string): PageKind =>
  pageKinds.find(({ path }) => address !== path && address.startsWith(path)) ?? page

const page = pageKinds[pageKinds.length - 1] as PageKind
