/** A field of a query in the groups that it is in: `hero`, `title` → `hero { title }`. */
export const selectionOf = (names: readonly string[]) =>
  names.reduceRight((inner, name) => `${name} { ${inner} }`)
