import { documentKinds } from "../generated/kinds"

/** Kind of a page, for lists of pages of all kinds. */
export interface PageKind {
  /** Prefix of the paths of this kind. */
  path: string
  one: string
  many: string
}

/** Every page that is not a document. */
const page: PageKind = { path: "/", one: "Page", many: "Pages" }

export const pageKinds: readonly PageKind[] = [...documentKinds, page]

/** The kind of a page, by its path without the site's prefix. */
export const kindOf = (address: string): PageKind =>
  documentKinds.find(({ path }) => address !== path && address.startsWith(path)) ?? page
