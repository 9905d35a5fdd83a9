import { findHits } from "../../../../../src/site/features/search/find-hits"
import type { Hit, Pagefind } from "../../../../../src/site/features/search/pagefind"

interface Page {
  words: string[]
  title?: string
  /** The page's metadata matches, in a field that does not count. */
  unscored?: boolean
}

/**
 * Pagefind, as it behaves: all words are required, a word finds longer ones, and one that no page has finds the longest
 * word that it begins with. A term in quotes finds whole words.
 */
const pagefindOf = (pages: Record<string, Page>) => {
  const all = Object.values(pages).flatMap(({ words }) => words)
  const extended = (word: string) => {
    const longer = all.filter((one) => one.startsWith(word))
    const shorter = all.filter((one) => word.startsWith(one)).sort((a, b) => b.length - a.length)
    return longer.length > 0 ? longer : shorter.slice(0, 1)
  }
  const search = jest.fn(async (term: string) => {
    const quoted = /^\s*"(.+)"\s*$/.exec(term)?.[1]
    const required = (quoted ?? term.replace(/[^\p{L}\p{N}\s]/gu, ""))
      .toLowerCase()
      .split(/\s+/)
      .filter(Boolean)
    const results = Object.entries(pages).flatMap(([id, { words, title = id, unscored }]): Hit[] => {
      const matches = required.map((word) => {
        const accepted = quoted ? [word] : extended(word)
        return words.filter((one) => accepted.includes(one))
      })
      if (required.length === 0 || matches.some((found) => found.length === 0)) return []
      const content = `A ${matches.flat().join(". ")}.`
      const locations = matches.flat().map((_, index) => index + 1)
      const data = async () => ({ url: `/${id}/`, content, locations, meta: { title }, sub_results: [] })
      return [{ id, score: unscored ? 0 : matches.flat().length, data }]
    })
    return { results: results.sort((a, b) => b.score - a.score) }
  })
  return { search } as unknown as Pagefind
}

const pagefind = pagefindOf({
  mobile: { words: ["react", "native", "phones", "run"] },
  web: { words: ["react", "react", "z"] },
  cargo: { words: ["logistics", "odette", "ecommerce"], title: "Ödette’s E-commerce" },
  team: { words: ["who"] },
  image: { words: ["webp"], unscored: true },
})

const ignored = "who the"

it.each([
  ["all words, and then some", "react native", ["mobile", "web"]],
  ["words without those of questions", "who runs native", ["mobile"]],
  ["words of questions, if there are no others", "who", ["team"]],
  ["the beginning of a word", "logis", ["cargo"]],
  ["another ending", "logisticses", ["cargo"]],
  ["capitals and accents", "ÖDETTE", ["cargo"]],
  ["punctuation", "(react), native!", ["mobile", "web"]],
  ["some of the words", "react native logistics", ["mobile", "web", "cargo"]],
  ["the known words, if others are unknown", "zzzz react", ["web", "mobile"]],
  ["words that no page has together", "native logistics", ["mobile", "cargo"]],
  ["a repeated word once", "logistics logistics native native", ["mobile", "cargo"]],
  ["one letter", "z", ["web"]],
  ["a phrase in quotes as it is", '"react logistics"', []],
])("finds %s: %s", async (_, term, expected) => {
  const hits = await findHits(pagefind, term, ignored)
  expect(hits.map(({ id }) => id).sort()).toEqual(expected.toSorted())
})

it.each(["zzzz", "runaway", "& — !", "webp", "toString"])("finds nothing for %s", async (term) => {
  expect(await findHits(pagefind, term, ignored)).toEqual([])
})

it("ranks the page with more of the words first", async () => {
  const hits = await findHits(pagefind, "react native phones", ignored)
  expect(hits.map(({ id }) => id)).toEqual(["mobile", "web"])
})

it("shows a page by the match with all words", async () => {
  const [first] = await findHits(pagefind, "native phones", ignored)
  expect((await first?.data())?.content).toBe("A native. phones.")
})
