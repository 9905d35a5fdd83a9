import { z } from "zod"
import { checkChartContrast } from "./contrast"
import { date, icon, image, list, oldPath, pastDate, text } from "./fields"

/** Blocks that several collections and data files share. Names and fields: specification, section 3. */

export const accent = z
  .enum(["green", "red", "orange", "blue", "violet"])
  .meta({ description: "Accent colour of the card; left out, the section chooses.", typeName: "Accent" })

/** What a picture shows, for those who cannot see it; in bodies too. */
export const altText = (description: string) => text(description, { min: 10, max: 180 })

export const solutionItem = z
  .strictObject({
    icon: icon(),
    title: text("Heading of the card.", { max: 40 }),
    description: text("One or two sentences below the heading.", { min: 20, max: 160 }),
    accent: accent.optional(),
  })
  .meta({ typeName: "SolutionItem", description: "A card of the solutions grid." })

export const technologyStackItem = z
  .strictObject({
    icon: icon("Icon of the group, by its lucide name."),
    title: text("Name of the group, e.g. Mobile.", { max: 24 }),
    tags: list(
      text("A technology, library or tool.", { max: 32 }),
      "What the group holds. The name of a related technology gets its mark and a link.",
      { min: 1, max: 8 },
    ),
  })
  .meta({ typeName: "TechnologyStackItem", description: "One row of the technology stack." })

export const accordionItem = z
  .strictObject({
    title: text("The question, as a client would ask it.", { max: 90 }),
    description: text("The answer in plain text.", { min: 60, max: 700 }),
    icon: icon("Icon before the question; may be left out.").optional(),
  })
  .meta({ typeName: "AccordionItem", description: "A question with its answer." })

export const processStep = z
  .strictObject({
    step: z
      .number()
      .int()
      .min(1)
      .max(4)
      .meta({ description: "Number of the step, 1 to 4; sets its ground." }),
    icon: icon(),
    title: text("Name of the step.", { max: 32 }),
    desc: text("What happens in it.", { min: 20, max: 120 }),
  })
  .meta({ typeName: "ProcessStepItem", description: "A step of the way we work." })

export const persona = z
  .strictObject({
    name: text("Full name of the persona.", { max: 40 }),
    jobPosition: text("What they do for a living.", { max: 48 }),
    age: z.number().int().min(5).max(110).meta({ description: "Age in years." }),
    country: text("Where they live.", { max: 32 }),
    major: text("What they studied or learnt.", { max: 40 }),
    relation: text("Family status, e.g. Married.", { max: 32 }),
    image: image("Portrait beside this file.", { ratio: 1 }).optional(),
    quote: text("Something they said, without quotation marks.", { min: 20, max: 200 }),
    description: text("Two sentences about their day.", { min: 30, max: 260 }),
    painPoints: list(text("One pain point.", { max: 70 }), "What hurts today.", { min: 2, max: 5 }),
    goals: list(text("One goal.", { max: 70 }), "What they want to reach.", { min: 2, max: 5 }),
  })
  .meta({ typeName: "PersonaDetails", description: "The person a product was designed for." })

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
          color: z
            .string()
            .regex(
              /^(chart[123]|chartMuted|#[0-9a-fA-F]{6})$/,
              'is not a chart colour. Write chart1, chart2, chart3, chartMuted (they follow the theme) or e.g. "#34CE72"',
            )
            .superRefine(checkChartContrast)
            .meta({
              description:
                "chart1, chart2, chart3, chartMuted (they follow the theme) or a hexadecimal colour in quotes.",
            }),
          value: z.number().optional().meta({ description: "Value of a slice or bar." }),
          values: list(z.number(), "Values of a line, one for each label.").optional(),
        })
        .meta({ typeName: "ResearchDatum", description: "A slice, bar or line of a chart." }),
      "What the chart shows.",
      { min: 1, max: 8 },
    ),
  })
  .superRefine(checkChart)
  .meta({ typeName: "ResearchItem", description: "A chart of the quantitative research." })

type Chart = {
  chart: "donut" | "bars" | "columns" | "line"
  labels?: string[]
  data: { title: string; value?: number; values?: number[] }[]
}

/** Which of value, values and labels a chart needs depends on its kind. */
function checkChart(item: Chart, context: z.RefinementCtx) {
  const issue = (path: PropertyKey[], message: string) => context.addIssue({ code: "custom", path, message })
  if (item.chart === "line") {
    const labels = item.labels ?? []
    if (labels.length < 2) issue(["labels"], "is missing: a line chart needs a label for each of its points")
    if (item.data.length > 3) issue(["data"], "has more than three lines; a reader cannot tell them apart")
    item.data.forEach((line, index) => {
      if (!line.values) issue(["data", index, "values"], "is missing: a line has a list of values")
      else if (labels.length >= 2 && line.values.length !== labels.length)
        issue(["data", index, "values"], `has ${line.values.length} values for ${labels.length} labels`)
      if (line.value !== undefined)
        issue(["data", index, "value"], "belongs to slices and bars; a line has values")
    })
    return
  }
  item.data.forEach((datum, index) => {
    if (datum.value === undefined)
      issue(["data", index, "value"], `is missing: each entry of ${item.chart} has one`)
    if (datum.values) issue(["data", index, "values"], "belongs to line charts; write value")
    if ((datum.value ?? 0) < 0)
      issue(["data", index, "value"], "is negative; only line charts show negative values")
  })
  if (item.chart === "donut") {
    const sum = item.data.reduce((total, { value = 0 }) => total + value, 0)
    if (Math.abs(sum - 100) > 0.05)
      issue(["data"], `adds up to ${Number(sum.toFixed(2))}; the slices of a donut make 100`)
  }
}

/** Fields that every document has, whatever its collection. */
export const pageFields = {
  name: text("Name of the page: in the title bar, the breadcrumb and on cards.", { max: 60 }),
  description: text("What search results show, 110 to 160 characters.", { min: 110, max: 160 }),
}

export const publishingFields = {
  updated: pastDate("Day of the last change of substance; shown on insights and in the sitemap.").optional(),
  redirectFrom: list(
    oldPath("One path, e.g. /work/harbour-ledger/."),
    "Paths that the page had before; who comes by one of them is led here.",
    { max: 20 },
  ).optional(),
  draft: z.boolean().optional().meta({ description: "true keeps the document out of the published site." }),
  publish: date(
    "Day, year-month-day, on which the document enters the published site. Without it, it is published at once.",
  ).optional(),
}

export const results = list(
  z
    .strictObject({
      value: text('What was measured, e.g. "+38%". Shown large; always in quotes.', { max: 8 }),
      title: text("What the value says.", { max: 64 }),
      widthClassName: z
        .enum(["span-4", "span-5", "span-6", "span-7", "span-8", "span-12"])
        .meta({ description: "Columns of twelve that the card takes; each row should add up to twelve." }),
    })
    .meta({ typeName: "ResultItem", description: "A card of the results." }),
  "What changed, in numbers.",
  { max: 8 },
)
