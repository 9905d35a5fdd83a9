import { contrastRatio } from "../../../src/content-model/contrast"
import { researchItem } from "../../../src/sections/research/section"
import { dark, light } from "../../../src/theme/palette"
import { messagesFor, nimbleWith } from "../../support/content"

const header = "How people pay"
const slice = (value: number, title = `Slice ${value}`) => ({ title, color: "chart1", value })
const line = (...values: number[]) => ({ title: "Line", color: "#34CE72", values })

const problems = (chart: object) => {
  const result = researchItem.safeParse({ header, ...chart })
  return result.success ? [] : result.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`)
}

it.each<[what: string, chart: object]>([
  ["a donut of three slices", { chart: "donut", unit: "%", data: [slice(47), slice(30), slice(23)] }],
  ["a donut of fractions", { chart: "donut", data: [slice(33.3), slice(33.3, "Two"), slice(33.4)] }],
  ["a donut of one slice", { chart: "donut", data: [slice(100)] }],
  ["bars that make no whole", { chart: "bars", data: [slice(12), slice(180)] }],
  ["columns from zero", { chart: "columns", data: [slice(0), slice(4.5)] }],
  ["a line", { chart: "line", labels: ["Jan", "Feb"], data: [line(1, -2)] }],
  [
    "three lines",
    { chart: "line", labels: ["M", "T", "W", "T"], data: [1, 2, 3].map(() => line(1, 2, 3, 4)) },
  ],
])("accepts %s", (_, chart) => {
  expect(problems(chart)).toEqual([])
})

it.each<[what: string, chart: object, expected: string[]]>([
  [
    "a donut below 100",
    { chart: "donut", data: [slice(47), slice(30)] },
    ["data: adds up to 77. Change the values until they make 100"],
  ],
  [
    "a donut whose sum is not exact in binary",
    { chart: "donut", data: [slice(50.1), slice(50.2)] },
    ["data: adds up to 100.3. Change the values until they make 100"],
  ],
  [
    "bars below zero",
    { chart: "bars", data: [slice(-1)] },
    ["data.0.value: is below zero. Write it in a line chart, which shows negative values"],
  ],
  [
    "bars without values",
    { chart: "bars", data: [{ title: "A", color: "chart1" }] },
    ["data.0.value: is missing. Write a number: each entry of bars has one"],
  ],
  [
    "columns with a line's values",
    { chart: "columns", data: [line(1)] },
    [
      "data.0.value: is missing. Write a number: each entry of columns has one",
      "data.0.values: is only for line charts. Write value, with one number",
    ],
  ],
  [
    "a line without labels",
    { chart: "line", data: [line(1, 2)] },
    ["labels: is missing. Write a label for each point of the line"],
  ],
  [
    "a line with one label",
    { chart: "line", labels: ["Jan"], data: [line(1)] },
    [
      "labels: Too small: expected array to have >=2 items",
      "labels: is missing. Write a label for each point of the line",
    ],
  ],
  [
    "a line with fewer values than labels",
    { chart: "line", labels: ["Jan", "Feb", "Mar"], data: [line(1, 2, 3), line(1, 2)] },
    ["data.1.values: has 2 values for 3 labels. Write one for each label, with a point: 47.5"],
  ],
  [
    "a line with a value",
    { chart: "line", labels: ["Jan", "Feb"], data: [slice(1)] },
    [
      "data.0.values: is missing. Write the numbers of the line, one for each label",
      "data.0.value: is not possible in a line chart. Write values, a list with one number for each label",
    ],
  ],
  [
    "four lines",
    { chart: "line", labels: ["Jan", "Feb"], data: [1, 2, 3, 4].map(() => line(1, 2)) },
    ["data: has more lines than a reader can tell apart. Keep up to three"],
  ],
])("rejects %s", (_, chart, expected) => {
  expect(problems(chart)).toEqual(expected)
})

it.each(["chart1", "chart2", "chart3", "chartMuted", "#34CE72", "#34ce72"])(
  "accepts the colour %s",
  (color) => {
    expect(problems({ chart: "bars", data: [{ title: "A", color, value: 1 }] })).toEqual([])
  },
)

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

it.each([
  ["light", light.color],
  ["dark", dark.color],
])("accepts the site's own colours in the %s theme", (_, palette) => {
  for (const name of ["chart1", "chart2", "chart3", "chartMuted"] as const)
    expect(contrastRatio(palette[name], palette.surface)).toBeGreaterThan(1.3)
})

it.each<[what: string, chart: object]>([
  ["no data", { chart: "bars", data: [] }],
  ["no chart", { data: [slice(1)] }],
  ["an unknown kind", { chart: "pie", data: [slice(100)] }],
  ["an unknown field", { chart: "bars", data: [slice(1)], legend: true }],
  [
    "a value that is no number",
    { chart: "bars", data: [{ title: "A", color: "chart1", value: Number.NaN }] },
  ],
  ["a value without end", { chart: "bars", data: [slice(Number.POSITIVE_INFINITY)] }],
])("rejects %s", (_, chart) => {
  expect(problems(chart)).not.toEqual([])
})
