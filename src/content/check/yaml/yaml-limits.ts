/** Limits of a YAML text: aliases can expand without bounds, and parsers recurse at each level. */
export const limits = { characters: 100_000, values: 10_000, depth: 20 }

interface Excess {
  path: (string | number)[]
  isDeep: boolean
}

/** The path of the first value beyond the limits, if there is one. Aliases count wherever they are used. */
export const excessIn = (data: unknown): Excess | undefined => {
  let values = 0
  const visit = (value: unknown, path: Excess["path"]): Excess | undefined => {
    values += 1
    const isDeep = path.length > limits.depth
    if (isDeep || values > limits.values) return { path, isDeep }
    if (value === null || typeof value !== "object") return undefined
    for (const [key, child] of Object.entries(value)) {
      const found = visit(child, [...path, Array.isArray(value) ? Number(key) : key])
      if (found) return found
    }
    return undefined
  }
  return visit(data, [])
}

const dashes = new RegExp(`(?:[-?:][ \\t]+){${limits.depth + 1}}`)

/** Index of the brackets or dashes that are nested too deeply for a parser, or −1. Counts each bracket, also in texts. */
export const deepNesting = (text: string) => {
  const open: number[] = []
  for (const { 0: bracket, index } of text.matchAll(/[[\]{}]/g)) {
    if (/[[{]/.test(bracket)) open.push(index)
    else open.pop()
    if (open.length > limits.depth) return open[0] ?? index
  }
  return text.search(dashes)
}

/** Index of thousands of blank lines, or −1: they are no fields, and slow in patterns that look at all that follow. */
export const blankLines = (text: string) => text.search(/(?:[\r\n][ \t]*){2000}/)
