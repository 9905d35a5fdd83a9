/** Licences whose packages may be given to visitors, with their notices kept. */
const permitted = new Set([
  ...["MIT", "MIT-0", "ISC", "0BSD", "BSD-2-Clause", "BSD-3-Clause", "Apache-2.0", "BlueOak-1.0.0"],
  ...["CC0-1.0", "OFL-1.1", "Unlicense", "Zlib"],
])

/**
 * Whether an SPDX expression can be fulfilled by permitted licences alone: any of an OR, all of an AND, which binds
 * closer. What is no expression is not permitted, and neither is a licence with an exception: somebody has to read it.
 */
export const isPermitted = (expression: string): boolean => {
  const tokens = expression.match(/[()]|[^\s()]+/g) ?? []
  let malformed = false
  const takes = (token: string) => tokens[0] === token && tokens.shift() !== undefined

  const anyOf = (): boolean => {
    let fits = allOf()
    while (takes("OR")) fits = allOf() || fits
    return fits
  }
  const allOf = (): boolean => {
    let fits = one()
    while (takes("AND")) fits = one() && fits
    return fits
  }
  const one = (): boolean => {
    if (takes("(")) {
      const fits = anyOf()
      malformed ||= !takes(")")
      return fits
    }
    const licence = name()
    if (!takes("WITH")) return permitted.has(licence)
    name()
    return false
  }
  const name = (): string => {
    const token = tokens.shift() ?? ""
    malformed ||= !/^(?!(?:AND|OR|WITH)$)[\w.:+-]+$/.test(token)
    return token
  }

  const fits = anyOf()
  return fits && !malformed && tokens.length === 0
}
