/** A kind of page, e.g. a service, with its names in the singular and the plural. */
export interface PageKind {
  /** Prefix of the paths of this kind. */
  path: string
  one: string
  many: string
  /** Path of the list that pages of this kind show a part of. */
  list?: string
}
