/**
 * Limits of a YAML text: aliases can expand without bounds, and parsers recurse at each level. Plain
 * JavaScript, because Gatsby loads its plugins as they are.
 */
exports.limits = { characters: 100_000, values: 10_000, depth: 20 }

/**
 * The path of the first value beyond the limits, if there is one. Aliases count wherever they are used.
 * @param {unknown} data
 * @returns {{ path: (string | number)[], isDeep: boolean } | undefined}
 */
exports.excessIn = (data) => {
  let values = 0
  /** @type {(value: unknown, path: (string | number)[]) => ReturnType<typeof exports.excessIn>} */
  const visit = (value, path) => {
    values += 1
    const isDeep = path.length > exports.limits.depth
    if (isDeep || values > exports.limits.values) return { path, isDeep }
    if (value === null || typeof value !== "object") return undefined
    for (const [key, child] of Object.entries(value)) {
      const found = visit(child, [...path, Array.isArray(value) ? Number(key) : key])
      if (found) return found
    }
    return undefined
  }
  return visit(data, [])
}

const dashes = new RegExp(`(?:[-?:][ \\t]+){${exports.limits.depth + 1}}`)

/**
 * Index of the brackets or dashes that are nested too deeply for a parser, or −1. Counts each bracket, also in texts.
 * @param {string} text
 */
exports.deepNesting = (text) => {
  /** @type {number[]} */
  const open = []
  for (const { 0: bracket, index } of text.matchAll(/[[\]{}]/g)) {
    if (/[[{]/.test(bracket)) open.push(index)
    else open.pop()
    if (open.length > exports.limits.depth) return open[0] ?? index
  }
  return text.search(dashes)
}

/**
 * Index of blank lines that gatsby-plugin-mdx would need seconds for, or −1: at each it looks at all that follow.
 * @param {string} text
 */
exports.blankLines = (text) => text.search(/(?:[\r\n][ \t]*){2000}/)
