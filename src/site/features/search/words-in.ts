import { foldedText } from "../../../util/slugify"

/** The words of a text, without capitals and accents. C++, C#, F# and .NET are words. */
export const wordsIn = (text: string): string[] =>
  foldedText(text).match(/(?<![\p{L}\p{N}])\.net(?![\p{L}\p{N}])|[\p{L}\p{N}]+(?:\+\+|#)?/gu) ?? []

/**
 * The words to search for, once each.
 * @param ignored words of questions, such as “who”; searched for if there are no others
 */
export const searchedWords = (term: string, ignored: string): string[] => {
  const words = [...new Set(wordsIn(term))]
  const common = wordsIn(ignored)
  const others = words.filter((word) => !common.includes(word))
  return others.length > 0 ? others : words
}
