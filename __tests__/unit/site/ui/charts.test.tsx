import { screen, within } from "@testing-library/react"
import { BarChart } from "../../../../src/site/ui/charts/bar-chart"
import type { ChartDatum } from "../../../../src/site/ui/charts/chart-data"
import { ColumnChart } from "../../../../src/site/ui/charts/column-chart"
import { DonutChart } from "../../../../src/site/ui/charts/donut-chart"
import { LineChart } from "../../../../src/site/ui/charts/line-chart"
import { expectCleanMarkup } from "../../../support/expect-clean-markup"
import { render } from "../../../support/render"

const slice = (title: string, value: number | null, color = "chart1"): ChartDatum => ({ title, value, color })
const line = (title: string, values: (number | null)[], color = "chart1"): ChartDatum => ({
  title,
  values,
  color,
})

const paying = [slice("Bank card", 30), slice("City card", 47, "chart2"), slice("Cash", 23, "#0A130E")]

/** The cells of the chart's table, row by row. */
const table = () =>
  within(screen.getByRole("table"))
    .getAllByRole("row")
    .map((row) => [...row.querySelectorAll("th, td")].map(({ textContent }) => textContent))

const drawings = () => [...document.querySelectorAll("[data-drawing]")]

describe.each([
  ["DonutChart", DonutChart],
  ["BarChart", BarChart],
  ["ColumnChart", ColumnChart],
])("%s", (_, Chart) => {
  it("has its header and its data, and for screen readers both once", () => {
    const { container } = render(<Chart header="How people pay today" unit="%" data={paying} />)
    expect(screen.getByRole("heading", { level: 3, name: "How people pay today" })).toBeVisible()
    expect(screen.queryByRole("img")).toBeNull()
    expect(screen.queryByRole("listitem")).toBeNull()
    expect(drawings()).toHaveLength(1)
    for (const name of ["City card", "47%"])
      expect(screen.getAllByText(name).filter((one) => !one.closest("[aria-hidden]"))).toHaveLength(1)
    expect(screen.getByRole("table", { name: "How people pay today" })).toBeInTheDocument()
    expect(table()).toEqual([
      ["Title", "Value"],
      ["Bank card", "30%"],
      ["City card", "47%"],
      ["Cash", "23%"],
    ])
    expectCleanMarkup(container)
  })

  it("shows a long unit next to the header, and in every cell of the table", () => {
    render(<Chart header="Calls" unit="calls a month" data={[slice("Refunds", 1234.567)]} />)
    expect(screen.getByText("calls a month")).toBeVisible()
    expect(screen.getAllByText(/1,234\.57$/)).not.toHaveLength(0)
    expect(screen.getByRole("cell", { name: "1,234.57\u00A0calls a month" })).toBeInTheDocument()
  })

  it("omits entries without a number", () => {
    const data = [
      slice("Kept", 60),
      slice("Gone", null),
      slice("Broken", Number.NaN),
      slice("Less than none", -3),
      slice("Endless", Number.POSITIVE_INFINITY),
    ]
    const { container } = render(
      <Chart header="Shares" data={[...data, { title: "Bare", color: "chart1" }]} />,
    )
    expect(table()).toEqual([
      ["Title", "Value"],
      ["Kept", "60"],
    ])
    expectCleanMarkup(container)
  })

  it("renders nothing without values", () => {
    const { container, rerender } = render(<Chart header="Nothing" data={[]} />)
    expect(container).toBeEmptyDOMElement()
    rerender(<Chart header="Nothing" data={[slice("Gone", null), slice("Broken", Number.NaN)]} />)
    expect(container).toBeEmptyDOMElement()
  })

  it("supports entries with the same title", () => {
    const errors = jest.spyOn(console, "error").mockImplementation(() => {})
    render(<Chart header="Twins" data={[slice("Same", 50), slice("Same", 50)]} />)
    expect(table()).toHaveLength(3)
    expect(errors).not.toHaveBeenCalled()
    errors.mockRestore()
  })
})

describe("DonutChart", () => {
  it("lists title and value of every slice, and the leading one in the centre", () => {
    const { container } = render(<DonutChart header="How people pay today" unit="%" data={paying} />)
    const slices = [...container.querySelectorAll("li")].map(({ textContent }) => textContent)
    expect(slices).toEqual(["Bank card30%", "City card47%", "Cash23%"])
    expect(screen.getAllByText("City card").filter((element) => !element.closest("li, table"))).toHaveLength(
      1,
    )
  })

  it("renders slices with a gap of five pixels, in the theme's or their own colours", () => {
    const { container } = render(<DonutChart header="Shares" data={paying} />)
    const circumference = 2 * Math.PI * 94
    const circles = [...container.querySelectorAll("circle")]
    expect(circles.map((circle) => circle.getAttribute("stroke"))).toEqual([
      "var(--color-chart-1)",
      "var(--color-chart-2)",
      "#0A130E",
    ])
    const lengths = circles.map((circle) => Number.parseFloat(circle.getAttribute("stroke-dasharray") ?? ""))
    for (const [index, share] of [0.3, 0.47, 0.23].entries())
      expect(lengths[index]).toBeCloseTo(share * circumference - 5, 0)
  })

  it("closes the ring for a single slice, keeps a small slice visible, and omits zero", () => {
    const { container, rerender } = render(<DonutChart header="All" data={[slice("All", 100)]} />)
    expect(container.querySelectorAll("circle")).toHaveLength(1)
    expect(container.querySelector("circle")).toHaveAttribute("stroke-dasharray", "590.6 0.0")

    rerender(
      <DonutChart header="Sliver" data={[slice("Most", 99.9), slice("Sliver", 0.1), slice("None", 0)]} />,
    )
    expect(container.querySelectorAll("circle")).toHaveLength(2)
    expect(container.querySelectorAll("circle")[1]).toHaveAttribute(
      "stroke-dasharray",
      expect.stringMatching(/^1\.0 /),
    )
    expect(container.querySelectorAll("li")).toHaveLength(3)
  })

  it("renders nothing if all values are zero", () => {
    const { container } = render(<DonutChart header="Zero" data={[slice("None", 0)]} />)
    expect(container).toBeEmptyDOMElement()
  })
})

describe("BarChart", () => {
  const widths = (container: Element) =>
    [...container.querySelectorAll("rect")].map((bar) => bar.getAttribute("width"))

  it("scales percentages to 100 and other values to the greatest one", () => {
    const data = [slice("One", 68), slice("Two", 34)]
    const { container, rerender } = render(<BarChart header="Share" unit="%" data={data} />)
    expect(widths(container)).toEqual(["68%", "34%"])
    rerender(<BarChart header="Minutes" unit="min" data={data} />)
    expect(widths(container)).toEqual(["100%", "50%"])
    rerender(<BarChart header="Growth" unit="%" data={[slice("One", 250), slice("Two", 50)]} />)
    expect(widths(container)).toEqual(["100%", "20%"])
    rerender(<BarChart header="Zero" data={[slice("None", 0), slice("Neither", 0)]} />)
    expect(widths(container)).toEqual(["0%", "0%"])
    expectCleanMarkup(container)
  })
})

describe("ColumnChart", () => {
  const years = [2022, 2023, 2024, 2025, 2026].map((year, index) =>
    slice(String(year), [48, 61, 74, 88, 96][index] ?? 0, index === 4 ? "chart2" : "chartMuted"),
  )

  it("shows values on the columns, titles below and round ticks next to them", () => {
    const { container } = render(<ColumnChart header="Average budget" unit="$k" data={years} />)
    const texts = (selector: string) =>
      [...container.querySelectorAll(selector)].map(({ textContent }) => textContent).join(" ")
    expect(texts("text")).toBe("$48k $61k $74k $88k $96k")
    expect(texts("ul li")).toBe("$0k $20k $40k $60k $80k $100k 2022 2023 2024 2025 2026")
    const heights = [...container.querySelectorAll("rect")].map((column) => column.getAttribute("height"))
    expect(heights).toEqual(["48%", "61%", "74%", "88%", "96%"])
    expectCleanMarkup(container)
  })

  it("can omit the axis, and shows a note", () => {
    const { container } = render(
      <ColumnChart header="Average budget" note="Thousand USD" unit="$k" axis={false} data={years} />,
    )
    expect(screen.getByText("Thousand USD")).toBeVisible()
    expect(container.querySelectorAll("line")).toHaveLength(0)
    expect(screen.queryByText("$100k")).not.toBeInTheDocument()
    expect(container.querySelectorAll("rect")[4]).toHaveAttribute("height", "100%")
  })

  it("becomes a bar chart at widths at which its titles do not fit", () => {
    const titles = ["Antidisestablishmentarianism", "2", "3", "4", "5", "6", "7", "8"]
    const { container, rerender } = render(
      <ColumnChart header="Groups" data={titles.map((title) => slice(title, 5))} />,
    )
    expect(drawings().map(({ tagName }) => tagName)).toEqual(["DIV"])
    expect(drawings()[0]).toHaveAttribute("data-at", "252 300 420 560 720 1000")
    expectCleanMarkup(container)
    const shorter = ["Before the release", "After the release", "Winter", "Spring", "Summer"]
    rerender(<ColumnChart header="Minutes" data={shorter.map((title, index) => slice(title, index))} />)
    const widths = drawings().map((drawing) => drawing.closest("[data-at]")?.getAttribute("data-at"))
    expect(widths).toHaveLength(2)
    expect(widths.join(" ").split(" ").sort()).toEqual(["1000", "252", "300", "420", "560", "720"])
  })
})

describe("LineChart", () => {
  const weeks = Array.from({ length: 12 }, (_, index) => `Week ${index + 1}`)
  const growth = weeks.map((_, index) => 410 + index * 175)

  it("has all lines in the legend and the data as a table", () => {
    const { container } = render(
      <LineChart
        header="Weekly use"
        unit="k users"
        labels={weeks}
        data={[line("New app", growth), line("Old apps", Array(12).fill(600))]}
      />,
    )
    expect(screen.getByRole("heading", { level: 3, name: "Weekly use" })).toBeVisible()
    const legend = [...container.querySelectorAll("li:has(path)")].map(({ textContent }) => textContent)
    expect(legend).toEqual(["New app", "Old apps"])
    expect(screen.getByText("k users")).toBeVisible()
    expect(table()).toHaveLength(13)
    expect(table()[0]).toEqual(["Point", "New app", "Old apps"])
    expect(table()[12]).toEqual(["Week 12", "2,335k users", "600k users"])
    expectCleanMarkup(container)
  })

  it("has lines that differ in more than colour, in the plot and in the legend", () => {
    const { container } = render(
      <LineChart
        header="Three"
        labels={["a", "b"]}
        data={[line("One", [1, 2]), line("Two", [2, 3]), line("Three", [3, 4])]}
      />,
    )
    const strokes = (selector: string) =>
      [...container.querySelectorAll(selector)].map((path) =>
        [path.getAttribute("stroke-width"), path.getAttribute("stroke-dasharray")].join(" "),
      )
    expect(strokes("li path")).toEqual(["5 ", "4 2 11", "3 "])
    expect(strokes("[data-drawing] path").slice(0, 3)).toEqual(["3 ", "4 2 11", "5 "])
  })

  const many = Array.from({ length: 16 }, (_, index) => index / 3)

  it.each([
    ["missing points", ["a", "b", "c"], [1, null, 3]],
    ["points that are not numbers", ["a", "b", "c"], [1, Number.NaN, Number.POSITIVE_INFINITY]],
    ["negative values", ["a", "b", "c"], [-12.5, -3, 9.1]],
    ["fewer values than labels", ["a", "b", "c"], [1]],
    ["more values than labels", ["a"], [1, 2, 3]],
    ["no labels", [], [1, 2, 3]],
    ["one point", ["a"], [4.2]],
    ["nothing but zero", ["a", "b"], [0, 0]],
    ["sixteen points and decimals", many.map((_, index) => `December ${index}`), many],
  ])("accepts %s", (_, labels, values) => {
    const { container } = render(<LineChart header="Hard" labels={labels} data={[line("A line", values)]} />)
    expect(drawings()).toHaveLength(1)
    expectCleanMarkup(container)
  })

  it("renders nothing without values", () => {
    const { container, rerender } = render(<LineChart header="Nothing" labels={["a", "b"]} data={[]} />)
    expect(container).toBeEmptyDOMElement()
    const data = [line("None", []), line("Gone", [null]), slice("A slice", 4)]
    rerender(<LineChart header="Nothing" labels={["a", "b"]} data={data} />)
    expect(container).toBeEmptyDOMElement()
  })
})
