import { render, screen } from "@testing-library/react"
import { Research, type ResearchProps } from "../../../src/sections/research/research"
import { researchRows } from "../../../src/sections/research/research-rows"
import { expectCleanMarkup, headingLevels } from "../../support/expect-clean-markup"

type Item = ResearchProps["research"][number]

const item = (chart: Item["chart"], header: string = chart): Item => ({
  header,
  chart,
  unit: null,
  labels: chart === "line" ? ["2025", "2026"] : [],
  data: [
    chart === "line"
      ? { title: "Line", color: "chart2", value: null, values: [1, 2] }
      : { title: "Part", color: "chart2", value: 100, values: [] },
  ],
})

const kinds = ["donut", "bars", "columns", "line"] as const

/** All lists of up to four kinds. */
const mixes = (length: number): Item["chart"][][] =>
  length === 0 ? [[]] : mixes(length - 1).flatMap((mix) => kinds.map((kind) => [...mix, kind]))

describe("Research", () => {
  it("renders each chart with a heading below the section's", () => {
    const { container } = render(
      <Research
        id="research"
        heading="Quantitative research"
        lead="1,840 residents answered."
        research={kinds.map((kind) => item(kind))}
      />,
    )
    expect(screen.getByRole("heading", { level: 2, name: "Quantitative research" })).toHaveAttribute(
      "id",
      "research",
    )
    expect(screen.getByText("1,840 residents answered.")).toBeVisible()
    expect(headingLevels(container)).toEqual([2, 3, 3, 3, 3])
    expect(screen.getAllByRole("img")).toHaveLength(4)
    expect(screen.getAllByRole("table")).toHaveLength(4)
    expectCleanMarkup(container)
  })

  it("omits charts without data, and renders nothing if none is left", () => {
    const empty = { ...item("donut", "Empty"), data: [] }
    const { container, rerender } = render(<Research heading="Research" research={[empty, item("bars")]} />)
    expect(screen.getAllByRole("heading", { level: 3 })).toHaveLength(1)
    rerender(<Research heading="Research" research={[empty]} />)
    expect(container).toBeEmptyDOMElement()
    rerender(<Research heading="Research" research={[]} />)
    expect(container).toBeEmptyDOMElement()
  })
})

describe("researchRows", () => {
  const spans = (...charts: Item["chart"][]) =>
    researchRows(charts.map((chart, index) => item(chart, `${index}`))).map(
      ({ item: { chart }, span }) => `${chart} ${span}`,
    )

  it.each([
    [["donut", "bars", "line"] as const, ["donut 5", "bars 7", "line 12"]],
    [["donut", "line", "bars"] as const, ["donut 5", "bars 7", "line 12"]],
    [["line", "columns", "donut"] as const, ["line 12", "columns 7", "donut 5"]],
    [["donut", "line"] as const, ["donut 5", "line 7"]],
    [["line", "bars"] as const, ["line 7", "bars 5"]],
    [["bars", "columns"] as const, ["bars 6", "columns 6"]],
    [["donut", "donut"] as const, ["donut 6", "donut 6"]],
    [["donut", "bars", "columns"] as const, ["donut 4", "bars 4", "columns 4"]],
    [["donut", "bars", "columns", "line"] as const, ["donut 5", "bars 7", "columns 5", "line 7"]],
    [["line", "line"] as const, ["line 12", "line 12"]],
    [["donut"] as const, ["donut 12"]],
  ])("arranges %j", (charts, arranged) => {
    expect(spans(...charts)).toEqual(arranged)
  })

  it("shows every chart once and fills every row, for any mix of charts", () => {
    for (const mix of [1, 2, 3, 4, 5].flatMap(mixes)) {
      const items = mix.map((kind, index) => item(kind, `${index}`))
      const arranged = researchRows(items)
      expect(new Set(arranged.map((entry) => entry.item))).toEqual(new Set(items))
      expect(arranged).toHaveLength(items.length)
      let row = 0
      for (const { span } of arranged) {
        row += span
        expect(row).toBeLessThanOrEqual(12)
        if (row === 12) row = 0
      }
      expect(row).toBe(0)
    }
  })

  it("does not change its arguments", () => {
    const items = [item("donut"), item("line")]
    researchRows(Object.freeze(items))
    expect(items).toHaveLength(2)
    expect(researchRows([])).toEqual([])
  })
})
