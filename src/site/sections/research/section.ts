import { z } from "zod"
import { defineSection, derived, list, text } from "../../../content/define"
import { chartColor, chartColors } from "../../theme/chart-colors"
import { checkChartContrast } from "../../theme/check-contrast"

export const researchItem = z
  .strictObject({
    header: text("Title of the chart.", { max: 56 }),
    chart: z.enum(["donut", "bars", "columns", "line"]).meta({
      typeName: "ChartKind",
      description:
        "donut: parts of a whole that add up to 100. bars: horizontal bars. columns: vertical bars. line: one to three lines over labels.",
    }),
    unit: text("What is counted, behind each value, e.g. % or k users.", { max: 16 }).optional(),
    labels: list(
      text("Label of one point.", { max: 16 }),
      "Labels along the axis of a line chart, one for each point.",
      { min: 2, max: 24, repeats: true },
    ).optional(),
    data: list(
      z
        .strictObject({
          title: text("Name of the slice, bar or line.", { max: 48 }),
          color: derived(
            z
              .string()
              .regex(
                chartColor,
                'is not a chart colour. Write chart1 to chart7, chartMuted (they follow the theme) or e.g. "#1E7F4F"',
              )
              .superRefine(checkChartContrast)
              .meta({
                description:
                  "chart1 to chart7, chartMuted (they follow the theme) or a hexadecimal colour. Default: by its position in the list; the first entry stands out.",
              }),
          ),
          value: z.number().optional().meta({ description: "Value of a slice or bar." }),
          values: list(z.number(), "Values of a line, one for each label.").optional(),
        })
        .meta({ typeName: "ResearchDatum", description: "A slice, bar or line of a chart." }),
      "What the chart shows.",
      { min: 1, max: 8 },
    ),
  })
  .superRefine(checkChart)
  .meta({ typeName: "ResearchItem", title: "Chart", description: "A chart of the quantitative research." })

type Chart = {
  chart: "donut" | "bars" | "columns" | "line"
  labels?: string[]
  data: { title: string; color?: string; value?: number; values?: number[] }[]
}

const withColors = ({ chart, data, ...item }: Chart) => {
  const colors = chartColors(chart, data)
  return { ...item, chart, data: data.map((datum, index) => ({ ...datum, color: colors[index] })) }
}

/** Which of value, values and labels a chart needs depends on its kind. */
function checkChart(item: Chart, context: z.RefinementCtx) {
  const issue = (path: PropertyKey[], message: string) => context.addIssue({ code: "custom", path, message })
  if (item.chart === "line") {
    const labels = item.labels ?? []
    if (labels.length < 2) issue(["labels"], "is missing. Write a label for each point of the line")
    if (item.data.length > 3) issue(["data"], "has more lines than a reader can tell apart. Keep up to three")
    item.data.forEach((line, index) => {
      if (!line.values)
        issue(["data", index, "values"], "is missing. Write the numbers of the line, one for each label")
      else if (labels.length >= 2 && line.values.length !== labels.length)
        issue(
          ["data", index, "values"],
          `has ${line.values.length} values for ${labels.length} labels. Write one for each label, with a point: 47.5`,
        )
      if (line.value !== undefined)
        issue(
          ["data", index, "value"],
          "is not allowed in a line chart. Write values, a list with one number for each label",
        )
    })
    return
  }
  item.data.forEach((datum, index) => {
    if (datum.value === undefined)
      issue(["data", index, "value"], `is missing. Write a number: each entry of ${item.chart} has one`)
    if (datum.values)
      issue(["data", index, "values"], "is only for line charts. Write value, with one number")
    if ((datum.value ?? 0) < 0)
      issue(["data", index, "value"], "is below zero. Write it in a line chart, which shows negative values")
  })
  if (item.chart === "donut") {
    const sum = item.data.reduce((total, { value = 0 }) => total + value, 0)
    if (Math.abs(sum - 100) > 0.05)
      issue(["data"], `adds up to ${Number(sum.toFixed(2))}. Change the values so that they add up to 100`)
  }
}

export const research = defineSection({
  name: "Research",
  description: "Charts. Screen readers get the data of each as a table.",
  heading: "Quantitative research",
  supporting: true,
  fields: { research: list(researchItem, "Charts of the quantitative research.", { max: 6 }).optional() },
  needs: "research",
  complete: ({ research }: { research: Chart[] }) => ({ research: research.map(withColors) }),
  example: {
    research: [
      {
        header: "TODO How people pay today",
        chart: "donut",
        unit: "%",
        data: [
          { title: "TODO Card", value: 61 },
          { title: "TODO Cash", value: 27 },
          { title: "TODO Invoice", value: 12 },
        ],
      },
      {
        header: "TODO Weekly use after the launch",
        chart: "line",
        unit: "TODO k users",
        labels: ["TODO Week 1", "Week 2", "Week 3", "Week 4"],
        data: [
          { title: "TODO New product", values: [4, 9, 15, 22] },
          { title: "TODO Old product", values: [8, 7, 5, 3] },
        ],
      },
    ],
  },
})
