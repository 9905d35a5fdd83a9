import { Library } from "./copies"

let library: Library

beforeAll(async () => {
  library = await Library.open()
})

describe("figures of the data files", () => {
  const budget = () => library.entriesOf(library.get("data/budget"))[0]

  it("have the client mix and the averages of the specification", () => {
    expect(budget()).toMatchObject({
      clients: [
        { title: "Mid-size", value: 47 },
        { title: "Startup", value: 30 },
        { title: "Enterprise", value: 23 },
      ],
      average: [
        { year: 2022, value: 48 },
        { year: 2023, value: 61 },
        { year: 2024, value: 74 },
        { year: 2025, value: 88 },
        { year: 2026, value: 96 },
      ],
    })
  })

  it("agree with the questions of the home page", () => {
    expect(library.textOf("data/faq")).toContain("In 2026 the average is $96,000")
  })

  it("agree on the share of releases inside their range", () => {
    expect(Math.round((27 / 31) * 100)).toBe(87)
  })
})

describe("figures within an insight", () => {
  const charts = (name: string) =>
    library.get(name).fields.research as {
      header: string
      data: { title: string; value: number; values: number[] }[]
    }[]

  it("64 incidents are the shares of the chart", () => {
    const shares = charts("insights/ai-in-production")[0]?.data.map(({ value }) =>
      Math.round((value / 100) * 64),
    )
    expect(shares).toEqual([26, 15, 12, 6, 5])
    expect(library.textOf("insights/ai-in-production")).toContain("26 of the 64")
    expect(library.textOf("insights/ai-in-production")).toContain("Twelve incidents came from upstream")
    expect(library.textOf("insights/ai-in-production")).toContain("Six of them are about the model")
  })

  it("25 assessments are the shares of the chart and the rows of the table", () => {
    const shares = charts("insights/rewrite-or-refactor")[0]?.data.map(({ value }) => (value / 100) * 25)
    expect(shares).toEqual([16, 6, 3])
    const rows = library.get("insights/rewrite-or-refactor").tables.filter((cell) => /^\d+$/.test(cell))
    expect(rows).toEqual(["3", "11", "5", "6"])
  })

  it("31 releases are the columns of the chart", () => {
    const columns = charts("insights/estimate-range")[2]?.data.map(({ value }) => value) ?? []
    expect(columns).toEqual([1, 9, 18, 3])
    expect(columns.reduce((sum, value) => sum + value)).toBe(31)
  })

  it("the estimate's table and its line chart agree", () => {
    const { tables } = library.get("insights/estimate-range")
    const thousands = tables
      .filter((cell) => /^\$[\d,]+$/.test(cell))
      .map((cell) => Number(cell.replace(/[$,]/g, "")) / 1000)
    const [upper, middle, lower] =
      charts("insights/estimate-range")[0]?.data.map(({ values }) => values) ?? []
    expect(thousands).toEqual([0, 1, 2, 3, 4].flatMap((row) => [lower?.[row], middle?.[row], upper?.[row]]))
  })

  it("the shares of a mobile budget are those of Flutter's table", () => {
    const { tables } = library.get("technologies/flutter")
    const native = tables.filter((cell) => /^\$/.test(cell)).filter((_, index) => index % 2 === 0)
    expect(native).toEqual(["$45,000", "$25,000", "$20,000", "$10,000", "$100,000"])
    expect(library.textOf("services/mobile-application")).toContain(
      "App engineering takes about 45% of a typical budget, the back end 25%, research and design 20%",
    )
    const shared = tables.filter((cell) => /^\$/.test(cell)).filter((_, index) => index % 2 === 1)
    expect(shared).toEqual(["$31,500", "$25,000", "$20,000", "$8,500", "$85,000"])
    expect((45_000 * 112) / 160).toBe(31_500)
  })
})
