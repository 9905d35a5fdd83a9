/** The published site's address, as the content says it. */
export const origin = "https://mosslight.example"

/** Pages that search engines do not list. */
export const isUnlisted = (path: string) =>
  /^\/(404|estimate\/completed|payment\/callback\/\w+|search)\/$/.test(path)
