import { researchItem } from "../../../../src/site/sections/research/section"
import { chartColors } from "../../../../src/site/theme/chart-colors"
import { chartTones } from "../../../../src/site/theme/chart-tones"
import { contrastRatio } from "../../../../src/site/theme/contrast"
import { dark, light } from "../../../../src/site/theme/palette"
import { pageColors } from "../../../../src/site/theme/readable-colors"
import { tint } from "../../../../src/site/theme/shades"
import { backgrounds } from "../../../support/backgrounds"
import { messagesFor, nimbleWith } from "../../../support/content"

const header = "How people pay"
const slice = (value: number, title = `Slice ${value}`) => ({ title, color: "chart1", value })
const line = (...values: number[]) => ({ title: "Line", color: "#1E7F4F", values })

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

it.each(["chart8", "chart", "green", "#FFF", "34CE72", "Chart1", ""])("rejects the colour %j", (color) => {
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
    `data.0.color: ${color} has a contrast of ${contrast}:1 to the charts' background in the ${theme} theme, ${background}, less than 3:1. Choose a ${other} one, or chart1 to chart7 or chartMuted, which follow the theme`,
  ])
})

it("reports the colour of a document's chart at its position", async () => {
  const { surface } = light.color
  expect(await messagesFor(nimbleWith("color: chart2", `color: "${surface}"`))).toContain(
    `nimble/index.mdx:65:51  research[0].data[0].color: ${surface} has a contrast of 1.00:1 to the charts' background in the light theme`,
  )
})

const names = Object.keys(chartTones) as (keyof typeof chartTones)[]

it.each([...names, "#1e7f4f"])("accepts the colour %s", (color) => {
  expect(problems({ chart: "bars", data: [{ title: "A", color, value: 1 }] })).toEqual([])
})

it.each([
  ["light", 0, "accent", light],
  ["dark", 1, "accentDark", dark],
] as const)("colours of charts are visible and told apart in the %s theme", (_, theme, accent, palette) => {
  for (const hue of [
    light.color.accent,
    ...backgrounds.map((background) => pageColors(background)[accent]),
  ]) {
    const color = (name: string) =>
      tint(hue, chartTones[name as "chart1"][theme], chartTones[name as "chart1"][2])
    for (const [index, name] of names.entries()) {
      expect(contrastRatio(color(name), palette.color.surface)).toBeGreaterThanOrEqual(3)
      for (const other of names.slice(index + 1))
        expect(contrastRatio(color(name), color(other))).toBeGreaterThan(1.1)
      const parts = chartColors("donut", new Array(index + 1).fill({}))
      for (const [at, part] of index > 0 ? parts.entries() : [])
        expect(contrastRatio(color(part), color(parts.at(at - 1) ?? ""))).toBeGreaterThan(1.3)
    }
  }
})

it("parts without a colour have one that no other part has", () => {
  const written = [{}, { color: "chart1" }, {}, { color: "chart2" }, {}, {}, {}, {}]
  expect(new Set(chartColors("donut", written)).size).toBe(written.length)
  expect(chartColors("bars", [{}, { color: "chart3" }, {}])).toEqual(["chart2", "chart3", "chart1"])
})
