import { allTexts, type Copy } from "../../../src/tooling/copy/read-copy"
import { readingEase, syllablesOf } from "../../../src/tooling/copy/reading-ease"
import { everything } from "./copies"
import { americanSpellings, fillerWords } from "./words"

let copies: Copy[]

beforeAll(async () => {
  copies = await everything()
})

/** The name of the service, as the specification spells it. */
const withoutNames = (text: string) => text.replace(/\bsoftware modernization\b/gi, "")

const matches = (text: string, patterns: readonly RegExp[]) =>
  patterns.flatMap((pattern) => withoutNames(text).match(pattern) ?? [])

const found = (patterns: readonly RegExp[]) =>
  copies.flatMap((copy) =>
    allTexts(copy).flatMap((text) => matches(text, patterns).map((match) => `${copy.name}: ${match}`)),
  )

describe("spelling", () => {
  const patterns = americanSpellings.map(([pattern]) => pattern)

  it("is British", () => {
    expect(found(patterns)).toEqual([])
  })

  it.each([
    "color",
    "colored",
    "favorite",
    "neighborhood",
    "behavior",
    "center",
    "theater",
    "kilometers",
    "organize",
    "Organization",
    "analyzed",
    "optimizing",
    "modernization",
    "catalog",
    "defense",
    "license",
    "traveler",
    "canceled",
    "labeling",
    "modeled",
    "fulfill",
    "skillful",
    "gray",
    "math",
    "aluminum",
    "toward",
  ])("would not be with %s", (word) => {
    expect(matches(`The ${word} of it.`, patterns)).toHaveLength(1)
  })

  it.each([
    "colour",
    "honest",
    "labour",
    "centre",
    "concentration",
    "entered",
    "metre",
    "parameter",
    "organise",
    "size",
    "resized",
    "prize",
    "seize",
    "capsized",
    "citizen",
    "horizon",
    "analyse",
    "catalogue",
    "defence",
    "licence",
    "licensed",
    "traveller",
    "cancelled",
    "cancellation",
    "labelled",
    "modelling",
    "fulfil",
    "installed",
    "skilful",
    "grey",
    "mathematics",
    "aluminium",
    "towards",
    "software modernization",
    "Software modernization",
    "vector",
  ])("is with %s", (word) => {
    expect(matches(`The ${word} of it.`, patterns)).toEqual([])
  })
})

describe("filler and boasts", () => {
  it("are not there", () => {
    expect(found(fillerWords)).toEqual([])
  })

  it.each([
    "leverage",
    "Leveraging",
    "seamlessly",
    "robust",
    "cutting-edge",
    "cutting edge",
    "world-class",
    "revolutionise",
    "revolutionize",
    "state-of-the-art",
    "game-changing",
    "next-generation",
    "innovative",
    "synergies",
    "holistic",
    "empowers",
    "unlock the",
    "customer journey",
    "end-to-end",
    "bespoke",
    "streamline",
    "utilise",
    "very simple",
  ])("would be with %s", (word) => {
    expect(matches(`We ${word} thing.`, fillerWords)).not.toEqual([])
  })

  it.each([
    "one journey by ferry",
    "the phone is unlocked",
    "a disrupted day",
    "exception",
    "simply a board",
  ])("are not %s", (words) => {
    expect(matches(words, fillerWords)).toEqual([])
  })
})

describe("typography", () => {
  /** What a typist writes and a printer does not. */
  const typewriter: [what: string, pattern: RegExp][] = [
    ["a straight apostrophe", /\p{L}'\p{L}|s'\s/gu],
    ["a straight quotation mark", /"/g],
    ["three dots", /\.{3}/g],
    ["a hyphen for a dash", /\s--?\s/g],
    ["a hyphen for a minus", /(?<![\p{L}\p{N}–-])-\d/gu],
    ["two spaces", /\S {2,}\S/g],
    ["a space before punctuation", /\S [,;:!?](?!\S)/g],
    ["a figure that may part from its unit", /\d (?:s|ms|kB|MB|GB|km|min|h|°C)\b|[₺] \d/g],
    ["thousands without a comma", /(?<![\d:#.,/-]|invoice )[$€₺]?\d{5,}(?![\d-])/g],
  ]

  it.each(typewriter)("is free of %s", (_, pattern) => {
    const places = copies.flatMap((copy) =>
      allTexts(copy).flatMap((text) =>
        (text.match(pattern) ?? []).map((match) => `${copy.name}: ${match} in ${text.slice(0, 60)}`),
      ),
    )
    expect(places).toEqual([])
  })
})

describe("reading ease", () => {
  it.each([
    ["a", 1],
    ["made", 1],
    ["names", 1],
    ["asked", 1],
    ["tiles", 1],
    ["table", 2],
    ["tables", 2],
    ["handled", 2],
    ["wanted", 2],
    ["changes", 2],
    ["boxes", 2],
    ["carried", 2],
    ["cities", 2],
    ["being", 2],
    ["science", 2],
    ["radio", 3],
    ["station", 2],
    ["repository", 5],
    ["don’t", 1],
    ["didn’t", 2],
    ["engineers", 3],
    ["Nişantaşı", 4],
    ["1,840", 2],
    ["rhythm", 1],
  ])("counts the syllables of %s", (word, syllables) => {
    expect(syllablesOf(word)).toBe(syllables)
  })

  it("is high for plain words and low for a committee’s", () => {
    const plain = "The boat was late. She put on her shoes and ran to the pier."
    const committee =
      "Notwithstanding considerable organisational heterogeneity, interdepartmental collaboration necessitated comprehensive reconciliation of incompatible administrative methodologies."
    expect(readingEase([plain])).toBeGreaterThan(95)
    expect(readingEase([committee])).toBeLessThan(0)
  })
})
