import { excerptParts } from "./excerpt"
import type { Hit, Pagefind } from "./pagefind"

/**
 * Find pages, best first. Pagefind requires all words, and for a word that no page has it finds shorter ones (“z” for
 * “zzzz”). Here, such a word finds nothing, and if no page has all words, those that have most of them are found.
 */
export const findHits = async (pagefind: Pagefind, term: string): Promise<readonly Hit[]> => {
  const withAll = await search(pagefind, term)
  // Pagefind looks for a term in quotes as it is.
  if (/^\s*".+"\s*$/.test(term)) return withAll
  const words = [...new Set(wordsIn(term))]
  const hits = await Promise.all(words.map((word) => hitsOfWord(pagefind, word)))
  return hits.every(({ length }) => length > 0) && withAll.length > 0 ? withAll : withMostWords(hits)
}

/** Without pages that only match in a part of their metadata that does not count, such as the address of an image. */
const search = async (pagefind: Pagefind, term: string) =>
  (await pagefind.search(term)).results.filter(({ score }) => score !== 0)

const wordsIn = (text: string): readonly string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** Without capitals and accents, which Pagefind ignores. */
const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase()

const hitsOfWord = async (pagefind: Pagefind, word: string): Promise<readonly Hit[]> => {
  const [exact, hits] = await Promise.all([search(pagefind, `"${word}"`), search(pagefind, word)])
  if (exact.length > 0 || !hits[0]) return hits
  const { excerpt, meta } = await hits[0].data()
  const marked = excerptParts(excerpt).flatMap(({ text, marked }) => (marked ? [text] : []))
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

/** The pages that have most of the words: those with more words first, then those with the better scores. */
const withMostWords = (hitsOfWords: readonly (readonly Hit[])[]): readonly Hit[] => {
  const pages = new Map<string, { best: Hit; words: number; score: number }>()
  for (const hit of hitsOfWords.flat()) {
    const { best, words, score } = pages.get(hit.id) ?? { best: hit, words: 0, score: 0 }
    pages.set(hit.id, {
      best: hit.score > best.score ? hit : best,
      words: words + 1,
      score: score + hit.score,
    })
  }
  const ranked = [...pages.values()].sort((a, b) => b.words - a.words || b.score - a.score)
  const most = ranked[0]?.words ?? 0
  return ranked.filter(({ words }) => words === most).map(({ best }) => best)
}
