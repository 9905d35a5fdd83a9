/** Whether a path is that of a page with a `matchPath` such as `/app/*` or `/users/:id/`. */
export const matchesPath = (matchPath: string, path: string): boolean => {
  const pattern = matchPath
    .replace(/:[^/]+/g, "[^/]+")
    .replace(/\/(?:\*.*)?$/, (end) => (end === "/" ? "" : "(?:/.*)?"))
  return new RegExp(`^${pattern}/?$`).test(path)
}
