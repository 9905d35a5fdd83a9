/** Kind of a page, for lists of pages of all kinds. */
export interface PageKind {
  /** Prefix of the paths of this kind. */
  path: string
  one: string
  many: string
}
