import { Library } from "./copies"
import { written } from "./numbers"
import { counted, hiring, upkeep } from "./technology-facts"

let library: Library

beforeAll(async () => {
  library = await Library.open()
})

describe("counts of products", () => {
  it.each(counted)("on $page are true: $count", ({ page, count, said }) => {
    expect(library.textOf(page)).toContain(said)
    expect(said).toMatch(written(count))
    const [collection = "", slug = ""] = page.split("/")
    const using = library
      .all()
      .filter(
        (copy) => copy.collection === "case-studies" && (copy.fields[collection] as string[]).includes(slug),
      )
    expect(using).toHaveLength(count)
  })

  it("agree on fourteen case studies and twenty clients", () => {
    expect(library.slugsOf("case-studies")).toHaveLength(14)
    expect(library.textOf("data/navigation")).toContain("Twenty companies")
    expect(library.get("data/clients").fields.entries).toHaveLength(20)
  })
})

describe("what a technology asks for", () => {
  it("is told for all of them", () => {
    expect(Object.keys(upkeep).sort()).toEqual(library.slugsOf("technologies").sort())
    expect(Object.keys(hiring).sort()).toEqual(library.slugsOf("technologies").sort())
  })

  it.each(Object.entries(upkeep))("days of upkeep: %s", (slug, { days, said }) => {
    expect(library.textOf(`technologies/${slug}`)).toContain(said)
    for (const day of days) expect(said).toMatch(written(day))
  })

  it("is most for React Native and least for Go, as their pages say", () => {
    const byMost = Object.entries(upkeep).sort(([, a], [, b]) => a.days[1] - b.days[1])
    expect([byMost[0]?.[0], byMost.at(-1)?.[0]]).toEqual(["go", "react-native"])
    expect(library.textOf("technologies/react-native")).toContain(
      "That is the highest figure among our eight technologies",
    )
  })

  it.each(Object.entries(hiring))("weeks of hiring: %s", (slug, { weeks, said }) => {
    expect(library.textOf(`technologies/${slug}`)).toContain(said)
    expect(said).toMatch(written(weeks))
  })

  it("is hardest to hire for Go, easiest for React, then Node, as their pages say", () => {
    const order = Object.entries(hiring)
      .sort(([, a], [, b]) => a.weeks - b.weeks)
      .map(([slug]) => slug)
    expect([order[0], order[1], order.at(-1)]).toEqual(["react", "node", "go"])
    expect(library.textOf("technologies/go")).toContain("the hardest of our eight to find")
    expect(library.textOf("technologies/node")).toContain("second only to React")
  })
})
