/** What an editor writes after the language of a code block: `ts title="src/a.ts" {2,4-5} ins={7} showLineNumbers`. */
interface FenceMeta {
  title?: string
  showLineNumbers: boolean
  /** Elements of lines by their numbers, from 1: `mark` for {2}, otherwise as written. */
  lineElements: Map<number, string>
  problem?: readonly [message: string, fix: string]
}

/** Parse the text after the language of a code block. @param lineCount lines of the code */
export const parseFenceMeta = (text: string, lineCount: number): FenceMeta => {
  const lineElements: FenceMeta["lineElements"] = new Map()
  const [written = "", title] = /\btitle="([^"]+)"/.exec(text) ?? []
  let rest = text.replace(written, "")
  const showLineNumbers = /\bshowLineNumbers\b/.test(rest)
  const meta = { ...(title ? { title } : {}), showLineNumbers, lineElements }
  const wrong = (message: string, fix: string): FenceMeta => ({ ...meta, problem: [message, fix] })
  for (const [part, name = "mark", ranges = ""] of rest.matchAll(/(?:\b(mark|ins|del)=)?\{([^{}]*)\}/g)) {
    const numbers = numbersOf(ranges)
    const missing = numbers.find((number) => number < 1 || number > lineCount)
    if (numbers.length === 0)
      return wrong(`"${part}" does not name lines`, `Write e.g. ${part.split("{")[0]}{2,4-5}`)
    if (missing !== undefined)
      return wrong(
        `the code has ${lineCount} ${lineCount === 1 ? "line" : "lines"}, and no line ${missing}`,
        `Change "${part}"`,
      )
    for (const number of numbers) lineElements.set(number, name)
    rest = rest.replace(part, "")
  }
  const unknown = rest.replace(/\bshowLineNumbers\b/, "").trim()
  const known = 'Write title="…", {2,4-5}, ins={3}, del={4} or showLineNumbers, or remove it'
  return unknown ? wrong(`"${unknown}" has no meaning here`, known) : meta
}

/** 2,4-5 → [2, 4, 5]; [] for anything else. */
const numbersOf = (ranges: string): number[] => {
  if (!/^\s*\d+(-\d+)?\s*(,\s*\d+(-\d+)?\s*)*$/.test(ranges)) return []
  return ranges.split(",").flatMap((range) => {
    const [first = 0, last = first] = range.split("-").map(Number)
    // No code has more lines; a typing error must not fill the memory.
    return Array.from({ length: Math.min(last - first + 1, 10_000) }, (_, index) => first + index)
  })
}
