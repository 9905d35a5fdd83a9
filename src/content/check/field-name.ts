/** `hero.tags.items[2]` for a path. */
export const fieldName = (path: readonly PropertyKey[]) =>
  path.reduce<string>((name, key) => {
    if (typeof key === "number") return `${name}[${key}]`
    return name ? `${name}.${String(key)}` : String(key)
  }, "")
