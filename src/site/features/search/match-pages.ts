import MiniSearch from "minisearch"
import type { IndexedPage } from "./page-index"
import { searchedWords, wordsIn } from "./words-in"

/** Return a function that finds pages by some words of a term, best first. Words may be incomplete or mistyped. */
export const pageMatcher = (pages: readonly IndexedPage[], ignored: string) => {
  const index = new MiniSearch({
    fields: ["name", "wholeName", "words", "headings", "description"],
    storeFields: ["page"],
    tokenize: wordsIn,
    searchOptions: {
      tokenize: (term) => [...new Set([...searchedWords(term, ignored), joined(term)])],
      boost: { name: 3, wholeName: 4, words: 2 },
      prefix: true,
      fuzzy: (word) => word.length > 3 && 0.25,
      weights: { prefix: 0.6, fuzzy: 0.6 },
    },
  })
  index.addAll(
    pages.map((page, id) => {
      const [, name, words, headings, description] = page
      return { id, page, name, wholeName: joined(name), words, headings, description }
    }),
  )
  return (term: string): readonly IndexedPage[] => index.search(term).map(({ page }) => page)
}

/** A text as one word: “ecommerce” finds “E-commerce”, and a whole name counts more than its words. */
const joined = (text: string) => wordsIn(text).join("")
