/** The part of a resolver's arguments that is used here. Gatsby does not export its type. */
export interface ResolverInfo {
  /** The resolver that this one replaces. */
  originalResolver(source: unknown, args: unknown, context: unknown, info: ResolverInfo): unknown
}
