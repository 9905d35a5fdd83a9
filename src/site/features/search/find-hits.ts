import type { Hit, Pagefind } from "./pagefind"
import { searchedWords, wordsIn } from "./words-in"

/**
 * Find pages with any of the words, best first: those that rank high for many and rare words. For a word that no page
 * has, Pagefind finds shorter ones (“z” for “zzzz”). Here, such a word finds nothing.
 *
 * @param ignored words of questions that are not searched for
 */
export const findHits = async (
  pagefind: Pagefind,
  term: string,
  ignored: string,
): Promise<readonly Hit[]> => {
  // Pagefind looks for a term in quotes as it is.
  if (/^\s*".+"\s*$/.test(term)) return search(pagefind, term)
  const words = searchedWords(term, ignored)
  const [withAll, ...hits] = await Promise.all([
    words.length > 1 ? search(pagefind, words.join(" ")) : [],
    ...words.map((word) => hitsOfWord(pagefind, word)),
  ])
  return ranked(hits, hits.every(({ length }) => length > 0) ? withAll : [])
}

/** Without pages that only match in a part of their metadata that does not count, such as the address of an image. */
const search = async (pagefind: Pagefind, term: string) =>
  (await pagefind.search(term)).results.filter(({ score }) => score !== 0)

const hitsOfWord = async (pagefind: Pagefind, word: string): Promise<readonly Hit[]> => {
  const [exact, hits] = await Promise.all([search(pagefind, `"${word}"`), search(pagefind, word)])
  if (exact.length > 0 || !hits[0]) return hits
  const { content, locations, meta } = await hits[0].data()
  const all = content.split(/\s+/)
  const marked = locations.map((location) => all[location] ?? "")
  const isSimilar = [...marked, meta.title ?? "", meta.keywords ?? ""].some((text) =>
    [...wordsIn(text), wordsIn(text).join("")].some((found) => isSimilarTo(word, found)),
  )
  return isSimilar ? hits : []
}

/** Whether a word of a page begins as the word that was entered, apart from its ending. */
const isSimilarTo = (word: string, found: string) => {
  const different = [...word].findIndex((letter, index) => letter !== found[index])
  return different < 0 || (different >= 3 && different / word.length >= 0.6)
}

/** @param withAll pages with all words, whose excerpts show all of them */
const ranked = (hitsOfWords: readonly (readonly Hit[])[], withAll: readonly Hit[]): readonly Hit[] => {
  const pages = new Map(withAll.map((hit) => [hit.id, { hit, best: Number.POSITIVE_INFINITY, rank: 0 }]))
  const count = new Set(hitsOfWords.flat().map(({ id }) => id)).size
  for (const hits of hitsOfWords) {
    const rarity = Math.log(1 + count / hits.length)
    for (const hit of hits) {
      const known = pages.get(hit.id) ?? { hit, best: hit.score, rank: 0 }
      const shown = hit.score > known.best ? { hit, best: hit.score } : known
      pages.set(hit.id, { ...known, ...shown, rank: known.rank + rarity + hit.score })
    }
  }
  return [...pages.values()]
    .filter(({ rank }) => rank > 0)
    .sort((one, other) => other.rank - one.rank)
    .map(({ hit }) => hit)
}
