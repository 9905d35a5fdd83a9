import { Library } from "./copies"
import { sharedFigures } from "./shared-figures"

let library: Library

beforeAll(async () => {
  library = await Library.open()
})

describe.each(sharedFigures)("$fact", ({ figures, said }) => {
  it("is told in at least two documents", () => {
    expect(Object.keys(said).length).toBeGreaterThan(1)
  })

  it.each(Object.entries(said))("in %s", (name, words) => {
    expect(library.textOf(name)).toContain(words)
  })

  it.each(Object.entries(said))("with the same figures in %s", (_, words) => {
    for (const figure of figures) expect(words).toMatch(figure)
  })
})

describe("no document says otherwise", () => {
  it.each<[what: string, pattern: RegExp, figure: string, least: number]>([
    ["the price of a discovery", /\$6,000 (?:to|and) \$([\d,]*\d)(?! \| )/g, "12,000", 4],
    ["the price of care", /\$3,000 to \$([\d,]*\d) a month|[Cc]are of \$3,000 to \$([\d,]*\d)/g, "9,000", 4],
    [
      "the number of people",
      /\b(\d+|thirty-\w+) (?:designers and engineers|people\b(?= in one room))/g,
      "34",
      1,
    ],
    ["the year of foundation", /[Ff]ounded (?:Mosslight )?in (\d{4})|since (2019)\b/g, "2019", 3],
    ["the top of consulting", /\$8,000 to \$([\d,]*\d)/g, "24,000", 3],
    ["the top of modernization", /\$70,000 (?:to|and) \$([\d,]*\d)/g, "240,000", 2],
    ["the top of mobile applications", /\$60,000 to \$(1[\d,]*\d)(?=[^|]|$)/g, "180,000", 2],
    ["the top of machine learning", /\$45,000 to \$([\d,]*\d)/g, "160,000", 1],
  ])("about %s", (_, pattern, figure, least) => {
    const found = library
      .all()
      .flatMap((copy) =>
        [
          ...copy.fieldTexts.map(({ text }) => text),
          ...copy.prose,
          ...copy.headings.map(({ text }) => text),
        ].flatMap((text) =>
          [...text.matchAll(pattern)].map((match) => `${copy.name}: ${match.slice(1).find(Boolean)}`),
        ),
      )
    expect(found.length).toBeGreaterThanOrEqual(least)
    expect(found.filter((place) => !place.endsWith(`: ${figure}`))).toEqual([])
  })
})
