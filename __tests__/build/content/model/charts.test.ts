import { contrastRatio } from "../../../../src/content/model/contrast"
import { researchItem } from "../../../../src/sections/research/section"
import { dark, light } from "../../../../src/ui/theme/palette"
import { messagesFor, nimbleWith } from "../../../support/content"

const header = "How people pay"
const slice = (value: number, title = `Slice ${value}`) => ({ title, color: "chart1", value })
const line = (...values: number[]) => ({ title: "Line", color: "#34CE72", values })

const problems = (chart: object) => {
  const result = researchItem.safeParse({ header, ...chart })
  return result.success ? [] : result.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`)
}

it.each<[what: string, chart: object]>([
  ["a donut of fractions", { chart: "donut", data: [slice(33.3), slice(33.3, "Two"), slice(33.4)] }],
  ["bars that make no whole", { chart: "bars", data: [slice(12), slice(180)] }],
  ["columns from zero", { chart: "columns", data: [slice(0), slice(4.5)] }],
  ["a line", { chart: "line", labels: ["Jan", "Feb"], data: [line(1, -2)] }],
  ["three lines", { chart: "line", labels: ["M", "T", "T"], data: [1, 2, 3].map(() => line(1, 2, 3)) }],
])("accepts %s", (_, chart) => {
  expect(problems(chart)).toEqual([])
})

// more-examples.ts has the messages about other values.
it.each<[what: string, chart: object, message: string]>([
  [
    "a sum that is not exact in binary",
    { chart: "donut", data: [slice(50.1), slice(50.2)] },
    "adds up to 100.3.",
  ],
  ["no value", { chart: "bars", data: [{ title: "A", color: "chart1" }] }, "each entry of bars has one"],
  ["one label", { chart: "line", labels: ["Jan"], data: [line(1)] }, "labels: is missing. Write a label for"],
  [
    "four lines",
    { chart: "line", labels: ["A", "B"], data: [1, 2, 3, 4].map(() => line(1, 2)) },
    "Keep up to three",
  ],
  ["no data", { chart: "bars", data: [] }, "data: "],
  ["an unknown field", { chart: "bars", data: [slice(1)], legend: true }, "legend"],
  ["a value without end", { chart: "bars", data: [slice(Number.POSITIVE_INFINITY)] }, "data.0.value: "],
])("rejects %s", (_, chart, message) => {
  expect(problems(chart).join()).toContain(message)
})

it.each(["chart4", "chart", "green", "#FFF", "34CE72", "Chart1", ""])("rejects the colour %j", (color) => {
  expect(problems({ chart: "bars", data: [{ title: "A", color, value: 1 }] })).toHaveLength(1)
})

it.each([
  ["light", light.color.surface, light.color.surface, "darker"],
  ["light", light.color.bgSubtle, light.color.surface, "darker"],
  ["dark", dark.color.surface, dark.color.surface, "lighter"],
  ["dark", dark.color.bgSubtle, dark.color.surface, "lighter"],
])("reports colours that are not visible in the %s theme: %s on %s", (theme, color, background, other) => {
  const contrast = (Math.floor(contrastRatio(color, background) * 100) / 100).toFixed(2)
  expect(problems({ chart: "bars", data: [{ title: "A", color, value: 1 }] })).toEqual([
    `data.0.color: ${color} has a contrast of ${contrast}:1 to the charts' background in the ${theme} theme, ${background}, less than 1.3:1. Choose a ${other} one, or chart1, chart2, chart3 or chartMuted, which follow the theme`,
  ])
})

it("reports the colour of a document's chart at its position", async () => {
  const { surface } = light.color
  expect(await messagesFor(nimbleWith("color: chart2", `color: "${surface}"`))).toContain(
    `nimble/index.mdx:65:51  research[0].data[0].color: ${surface} has a contrast of 1.00:1 to the charts' background in the light theme`,
  )
})

it.each(["chart1", "chart2", "chart3", "chartMuted", "#34ce72"])("accepts the colour %s", (color) => {
  expect(problems({ chart: "bars", data: [{ title: "A", color, value: 1 }] })).toEqual([])
  for (const palette of [light.color, dark.color])
    if (color in palette)
      expect(contrastRatio(palette[color as "chart1"], palette.surface)).toBeGreaterThan(1.3)
})
