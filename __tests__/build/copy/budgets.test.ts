import { launches, serviceRanges, studyBudgets } from "./budgets"
import { Library } from "./copies"
import { dollars, written } from "./numbers"

let library: Library

beforeAll(async () => {
  library = await Library.open()
})

describe("ranges of the services", () => {
  it("cover all of them", () => {
    expect(library.slugsOf("services").sort()).toEqual(Object.keys(serviceRanges).sort())
  })

  it.each(Object.entries(serviceRanges))("of %s stand on its page", (slug, { cost, weeks }) => {
    const text = library.textOf(`services/${slug}`)
    const [from, to] = cost.map(dollars)
    expect(text).toMatch(new RegExp(`\\${from} (to|and) \\${to}`))
    const [least, most] = weeks.map((value) => written(value).source)
    expect(text).toMatch(new RegExp(`${least} to ${most} weeks`, "i"))
  })

  it("stand in the questions of the home page", () => {
    expect(library.textOf("data/faq")).toContain("$40,000 to $150,000 and 8 to 20 weeks")
    expect(library.textOf("data/faq")).toContain("$60,000 to $180,000 and 12 to 24 weeks")
  })

  it("start where other pages say", () => {
    expect(library.textOf("services/mobile-application")).toContain("starts at $40,000")
    expect(String(library.get("services/design-services").fields.description)).toContain("from $18,000")
    expect(String(library.get("services/machine-learning-and-ai").fields.description)).toContain(
      "From $45,000",
    )
  })

  it("of the web's three kinds of project lie within the whole", () => {
    const { tables } = library.get("services/web-development")
    const amounts = tables.flatMap((cell) =>
      [...cell.matchAll(/\$([\d,]+)/g)].map(([, amount]) => Number(amount?.replace(",", ""))),
    )
    expect(amounts).toHaveLength(6)
    expect([Math.min(...amounts), Math.max(...amounts)]).toEqual(serviceRanges["web-development"]?.cost)
  })
})

describe("the budget of a case study", () => {
  it.each(studyBudgets)(
    "$study, $service: is told, and lies in the service's range",
    ({ study, service, cost, weeks, said }) => {
      expect(library.textOf(`case-studies/${study}`)).toContain(said)
      expect(said).toContain(dollars(cost))
      expect(said).toMatch(written(weeks))
      const range = serviceRanges[service]
      expect(cost).toBeGreaterThanOrEqual(range?.cost[0] ?? Number.NaN)
      expect(cost).toBeLessThanOrEqual(range?.cost[1] ?? Number.NaN)
      expect(weeks).toBeGreaterThanOrEqual(range?.weeks[0] ?? Number.NaN)
      expect(weeks).toBeLessThanOrEqual(range?.weeks[1] ?? Number.NaN)
      expect(library.get(`case-studies/${study}`).fields.services).toContain(service)
    },
  )
})

describe("a case study is published ninety days after its product went live, or later", () => {
  it("for all of them", () => {
    expect(library.slugsOf("case-studies").sort()).toEqual(Object.keys(launches).sort())
  })

  it.each(Object.entries(launches))("%s", (slug, { day, said }) => {
    expect(library.textOf(`case-studies/${slug}`)).toContain(said)
    expect(said).toContain(day.slice(0, 4))
    const published = Date.parse(String(library.get(`case-studies/${slug}`).fields.date))
    expect((published - Date.parse(day)) / 86_400_000).toBeGreaterThanOrEqual(90)
  })
})
