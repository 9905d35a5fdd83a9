import { capitalised } from "./letter-case"

/**
 * A count with its noun at the start of a heading: "Fourteen products", "One product", "21 products". For zero the noun
 * alone: "Products".
 */
export const countedHeading = (count: number, one: string, many = `${one}s`): string =>
  capitalised(count === 0 ? many : `${countInWords(count)} ${count === 1 ? one : many}`)

/** A count in running text: in words up to twenty, otherwise in figures. */
export const countInWords = (count: number): string => words[count] ?? String(count)

const words =
  `no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
  seventeen eighteen nineteen twenty`.split(/\s+/)
