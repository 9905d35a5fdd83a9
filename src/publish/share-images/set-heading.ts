import type { Typeface, TypeSize } from "./typeface"

export interface SetHeading extends TypeSize {
  lines: string[]
  /** From one baseline to the next, in pixels. */
  lineHeight: number
}

/** The room for a heading, in pixels. */
export interface Room {
  width: number
  height: number
}

const smallest = 32

/** From the largest on; a size is taken when the heading fits in its number of lines. */
const sizes = [
  { size: 100, lines: 2 },
  { size: 92, lines: 3 },
  { size: 80, lines: 4 },
  { size: 68, lines: 4 },
  { size: 56, lines: 4 },
  { size: 44, lines: 4 },
  { size: smallest, lines: 4 },
]

const tracking = -0.034
const leading = 1.06

/**
 * Sets a heading as large as it fits, in lines of like length. Words that are wider than the room at the smallest
 * size are divided; nothing is ever left out or runs over.
 */
export const setHeading = (heading: string, room: Room, widthOf: Typeface["widthOf"]): SetHeading => {
  const words = heading.split(/\s+/).filter(Boolean)
  for (const { size, lines: most } of sizes) {
    const type = { size, tracking }
    const lines = balanced(measured(words, type, widthOf), room.width)
    if (lines && lines.length <= most) return { ...type, lines, lineHeight: Math.round(size * leading) }
  }
  // Far longer than any heading of the content may be: as small as it takes.
  for (let size = smallest; ; size -= 2) {
    const type = { size, tracking }
    const lineHeight = Math.round(size * leading)
    const parts = words.flatMap((word) => divided(word, room.width, (part) => widthOf(part, type)))
    const lines = balanced(measured(parts, type, widthOf), room.width) ?? parts
    if (lines.length * lineHeight <= room.height || size <= 12) return { ...type, lines, lineHeight }
  }
}

interface Measured {
  words: { text: string; width: number }[]
  space: number
}

const measured = (words: string[], type: TypeSize, widthOf: Typeface["widthOf"]): Measured => ({
  words: words.map((text) => ({ text, width: widthOf(text, type) })),
  space: widthOf(" ", type),
})

/** As few lines as possible, and these as even as possible; undefined where a word alone is too wide. */
const balanced = ({ words, space }: Measured, most: number): string[] | undefined => {
  /** The best way to set the words from each one on; the last first. */
  const best: Way[] = [{ lines: [], cost: 0 }]
  for (let first = words.length - 1; first >= 0; first -= 1) {
    let way: Way | undefined
    let width = -space
    for (let next = first + 1; next <= words.length; next += 1) {
      width += space + (words[next - 1]?.width ?? 0)
      if (width > most) break
      const rest = best[words.length - next]
      const cost =
        rest && rest.cost + costOf(most - width, words[next - 1]?.text ?? "", next === words.length, most)
      const lines = rest && [
        words
          .slice(first, next)
          .map(({ text }) => text)
          .join(" "),
        ...rest.lines,
      ]
      if (lines && cost !== undefined && (!way || better({ lines, cost }, way))) way = { lines, cost }
    }
    if (!way) return undefined
    best.push(way)
  }
  return best.at(-1)?.lines
}

interface Way {
  lines: string[]
  cost: number
}

const better = (a: Way, b: Way) =>
  a.lines.length < b.lines.length || (a.lines.length === b.lines.length && a.cost < b.cost)

/** Empty space counts by its square; a line that ends in a little word like "the" counts a little more. */
const costOf = (empty: number, word: string, isLast: boolean, most: number) =>
  empty ** 2 + (!isLast && /^\p{L}{1,3}$/u.test(word) ? (most / 5) ** 2 : 0)

const divided = (word: string, most: number, width: (text: string) => number): string[] => {
  const parts: string[] = []
  for (const character of word) {
    const longer = (parts.at(-1) ?? "") + character
    if (parts.length > 0 && width(longer) <= most) parts[parts.length - 1] = longer
    else parts.push(character)
  }
  return parts
}
