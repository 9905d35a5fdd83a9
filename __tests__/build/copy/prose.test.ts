import type { Copy } from "../../../src/tooling/copy/read-copy"
import { readingEase } from "../../../src/tooling/copy/reading-ease"
import { wordsOf } from "../../../src/tooling/copy/sentences"
import { documents } from "./copies"

let copies: Copy[]

beforeAll(async () => {
  copies = await documents()
})

const words = ({ prose }: Copy) => prose.flatMap(wordsOf).length

/** Names of the copies that fail, with what is wrong. */
const failing = (check: (copy: Copy) => string | undefined) =>
  copies.flatMap((copy) => {
    const fault = check(copy)
    return fault === undefined ? [] : [`${copy.name}: ${fault}`]
  })

/** Words of prose: paragraphs, lists and quotations, without headings, captions, tables and code. */
const shortest: Record<string, number> = {
  "case-studies": 450,
  services: 300,
  technologies: 300,
  insights: 700,
}

it("is as long as its kind asks for", () => {
  expect(copies).toHaveLength(32)
  expect(
    failing((copy) => {
      const least = shortest[copy.collection] ?? Number.POSITIVE_INFINITY
      return words(copy) < least ? `${words(copy)} words of ${least}` : undefined
    }),
  ).toEqual([])
})

/** Flesch: the documents stand between 71 and 84; good newspapers between 60 and 70. */
const hardest = 65

it("reads as easily as a good newspaper", () => {
  expect(
    failing((copy) => (readingEase(copy.prose) < hardest ? readingEase(copy.prose).toFixed(1) : undefined)),
  ).toEqual([])
})

it("has descriptions that search results show in full", () => {
  expect(
    failing(({ fields }) => {
      const { length } = String(fields.description)
      return length < 110 || length > 160 ? `${length} characters` : undefined
    }),
  ).toEqual([])
})

it.each(["name", "description", "desc"])("has each %s once", (field) => {
  const values = copies.map(({ fields }) => String(fields[field]))
  expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([])
})

it("has each title of a page once", () => {
  const titles = copies.map(({ fields }) => {
    const title = (fields.hero as { title?: unknown } | undefined)?.title
    return typeof title === "object" ? (title as { label: string }).label : String(title ?? fields.name)
  })
  expect(new Set(titles).size).toBe(copies.length)
})

it("skips no level of headings and repeats none", () => {
  expect(
    failing(({ headings }) => {
      let previous = 1
      for (const { depth, text } of headings) {
        if (depth === 1 || depth > previous + 1) return `"${text}" is on level ${depth} after ${previous}`
        previous = depth
      }
      const texts = headings.map(({ text }) => text)
      return texts.find((text, index) => texts.indexOf(text) !== index)
    }),
  ).toEqual([])
})

it("has headings that say something, at least three in each document", () => {
  const empty =
    /^(introduction|intro|overview|summary|conclusion|background|the problem|the solution|details|more|results?|next steps)$/i
  expect(
    failing(({ headings }) =>
      headings.length < 3
        ? `${headings.length} headings`
        : headings.find(({ text }) => empty.test(text))?.text,
    ),
  ).toEqual([])
})

it("starts with the hero", () => {
  expect(
    failing(({ sections }) => (sections[0] === "Hero" ? undefined : `starts with ${sections[0]}`)),
  ).toEqual([])
})

describe("pictures", () => {
  const alts = (copy: Copy) => {
    const { thumbnail } = (copy.fields.hero ?? {}) as { thumbnail?: { alt: string } }
    return [...copy.pictures.map(({ alt }) => alt), ...(thumbnail ? [thumbnail.alt] : [])]
  }

  it("of the case studies are the two screens, where the text speaks of them", () => {
    expect(
      failing(({ collection, pictures }) => {
        const urls = pictures.map(({ url }) => url).sort()
        return collection === "case-studies" && urls.join() !== "./screen-1.jpg,./screen-2.jpg"
          ? urls.join()
          : undefined
      }),
    ).toEqual([])
  })

  it("have texts that say what they show", () => {
    expect(
      failing((copy) =>
        alts(copy).find(
          (alt) => alt.length < 40 || /^(an? )?(image|picture|photo|screenshot|illustration) of/i.test(alt),
        ),
      ),
    ).toEqual([])
  })

  it("have captions of their own", () => {
    expect(
      failing(
        ({ pictures }) => pictures.find(({ alt, caption }) => caption.length < 40 || caption === alt)?.url,
      ),
    ).toEqual([])
  })

  it("have no text twice", () => {
    const all = copies.flatMap((copy) => [...alts(copy), ...copy.pictures.map(({ caption }) => caption)])
    expect(all).toHaveLength(14 * 5 + 6)
    expect(all.filter((text, index) => all.indexOf(text) !== index)).toEqual([])
  })
})
