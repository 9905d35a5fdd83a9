import { documentKinds } from "../generated/kinds"

/** What a page is, for lists of pages of all kinds. */
export interface PageKind {
  /** What addresses of this kind begin with. */
  path: string
  one: string
  many: string
}

/** Every page that is no document. */
const page: PageKind = { path: "/", one: "Page", many: "Pages" }

export const pageKinds: readonly PageKind[] = [...documentKinds, page]

/** The kind of a page of this site, by its address without the site's prefix. */
export const kindOf = (address: string): PageKind =>
  documentKinds.find(({ path }) => address !== path && address.startsWith(path)) ?? page
