import type { IndexedPage } from "./page-index"
import { searchedWords, wordsIn } from "./words-in"

/** How much a match counts in a page's name, words, headings and description. */
const weights = [3, 2, 1.5, 1]

/** By words: the pages that have them, in their order, with the weight of the match. */
type Vocabulary = ReadonlyMap<string, readonly Match[]>

interface Match {
  page: IndexedPage
  weight: number
}

/** Return a function that finds pages by some words of a term, best first. A word may have one wrong letter. */
export const pageMatcher = (pages: readonly IndexedPage[], ignored: string) => {
  const vocabulary = vocabularyOf(pages)
  return (term: string): readonly IndexedPage[] => {
    const scores = new Map<IndexedPage, number>()
    for (const word of searchedWords(term, ignored)) {
      const found = pagesWith(word, vocabulary)
      // Rare words count more.
      const rarity = Math.log(1 + pages.length / found.size)
      for (const [page, weight] of found) scores.set(page, (scores.get(page) ?? 0) + weight * rarity)
    }
    return [...scores].sort(([, one], [, other]) => other - one).map(([page]) => page)
  }
}

const vocabularyOf = (pages: readonly IndexedPage[]): Vocabulary => {
  const vocabulary = new Map<string, Match[]>()
  for (const page of pages) {
    const [, name, ...texts] = page
    const words = wordsIn(name)
    // “ecommerce” finds “E-commerce”. Of names with the same word, shorter ones come first.
    const fields = [[...words, words.join("")], ...texts.map(wordsIn)]
    for (const [field, found] of fields.entries()) {
      const weight = (weights[field] ?? 0) + (field === 0 ? 1 / words.length : 0)
      for (const word of found) {
        const matches = vocabulary.get(word)
        if (!matches) vocabulary.set(word, [{ page, weight }])
        // The first field counts most.
        else if (matches.at(-1)?.page !== page) matches.push({ page, weight })
      }
    }
  }
  return vocabulary
}

/** Pages with words that begin like this one, and only if there are none, with similar words. */
const pagesWith = (word: string, vocabulary: Vocabulary): ReadonlyMap<IndexedPage, number> => {
  for (const isMatch of [beginsLike, isSimilar]) {
    const found = new Map<IndexedPage, number>()
    for (const [known, matches] of vocabulary) {
      if (!isMatch(word, known)) continue
      const share = known === word ? 1 : 0.7
      for (const { page, weight } of matches) found.set(page, Math.max(found.get(page) ?? 0, weight * share))
    }
    if (found.size > 0) return found
  }
  return new Map()
}

/** Whether a known word begins with the word, or is the word without a short ending: “app” for “apps”. */
const beginsLike = (word: string, known: string) =>
  known.startsWith(word) || (known.length > 2 && word.startsWith(known) && word.length - known.length < 3)

/** Whether a known word begins with the word, if one letter is replaced, missing, added, or changed places. */
const isSimilar = (word: string, known: string) => {
  if (word.length < 4) return false
  let same = 0
  while (same < word.length && word[same] === known[same]) same += 1
  const [rest, knownRest] = [word.slice(same), known.slice(same)]
  const swapped = (rest[1] ?? "") + (rest[0] ?? "") + rest.slice(2)
  return [
    [rest.slice(1), knownRest.slice(1)],
    [rest, knownRest.slice(1)],
    [rest.slice(1), knownRest],
    [swapped, knownRest],
  ].some(([written = "", meant = ""]) => meant.startsWith(written))
}
