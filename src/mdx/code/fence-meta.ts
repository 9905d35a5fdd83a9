/** What an editor writes behind the language of a code block: `ts title="src/a.ts" {2,4-5} ins={7} showLineNumbers`. */
export interface FenceMeta {
  title?: string
  showLineNumbers: boolean
  /** Element of a line by its number, from 1: `mark` for {2}, else as written. */
  lines: ReadonlyMap<number, LineElement>
}

export type LineElement = "mark" | "ins" | "del"

export type FenceMetaResult =
  | { meta: FenceMeta; problem?: undefined }
  | { meta?: undefined; problem: [message: string, fix: string] }

/** Read the text behind the language of a code block. @param lineCount lines of the code */
export const parseFenceMeta = (text: string, lineCount: number): FenceMetaResult => {
  const lines = new Map<number, LineElement>()
  let title: string | undefined
  let rest = text.replace(/\btitle="([^"]+)"/, (_, written: string) => {
    title = written
    return ""
  })
  for (const [part, name = "mark", ranges] of rest.matchAll(/(?:\b(mark|ins|del)=)?\{([^{}]*)\}/g)) {
    const numbers = numbersOf(ranges ?? "")
    if (!numbers) return wrong(`"${part}" does not name lines`, `Write e.g. ${part.split("{")[0]}{2,4-5}`)
    const missing = numbers.find((number) => number < 1 || number > lineCount)
    if (missing !== undefined)
      return wrong(`there is no line ${missing}: the code has ${lineCount}`, `Change "${part}"`)
    for (const number of numbers) lines.set(number, name as LineElement)
    rest = rest.replace(part, "")
  }
  const showLineNumbers = /\bshowLineNumbers\b/.test(rest)
  const unknown = rest.replace(/\bshowLineNumbers\b/, "").trim()
  if (unknown)
    return wrong(
      `"${unknown}" has no meaning here`,
      'Write title="…", {2,4-5}, ins={3}, del={4} or showLineNumbers, or remove it',
    )
  return { meta: { ...(title ? { title } : {}), showLineNumbers, lines } }
}

const wrong = (message: string, fix: string): FenceMetaResult => ({ problem: [message, fix] })

/** 2,4-5 → [2, 4, 5] */
function numbersOf(ranges: string): number[] | undefined {
  const numbers = ranges.split(",").flatMap((range) => {
    const [, first, last = first] = /^\s*(\d{1,4})(?:-(\d{1,4}))?\s*$/.exec(range) ?? []
    const from = Number(first)
    return Array.from({ length: Number(last) - from + 1 || 0 }, (_, index) => from + index)
  })
  return /^[\d\s,-]+$/.test(ranges) && numbers.length > 0 ? numbers : undefined
}
