import { foldedText } from "../../../util/slugify"

/** The options that match, the best first. @param textsOf what is searched of an option */
export const ranked = <Option>(
  options: readonly Option[],
  query: string,
  textsOf: (option: Option) => readonly string[],
) =>
  options
    .map((option) => ({ option, rank: rankOf(textsOf(option), query) }))
    .filter(({ rank }) => rank >= 0)
    .sort((a, b) => a.rank - b.rank)
    .map(({ option }) => option)

/** How well texts match: one is the query (0), starts with it, has it at the start of a word, has it (3), or none (-1). */
export const rankOf = (texts: readonly string[], query: string) => {
  const words = foldedText(query)
  const tests = [
    (text: string) => text === words,
    (text: string) => text.startsWith(words),
    (text: string) => text.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(words)),
    (text: string) => text.includes(words),
  ]
  return words ? tests.findIndex((test) => texts.some((text) => test(foldedText(text)))) : 3
}
