/** Content of the home page, in addition to documents. */
import { z } from "zod"
import { altText, defineDataFile, entryId, focus, image, list, text } from "../../content/define"
import { accordionItem, processStep, solutionItem, technologyStackItem } from "./blocks"

export const faq = defineDataFile({
  type: "FaqEntry",
  file: "faq.yaml",
  about: "Questions and answers of the home and contact pages, and where a document has none of its own",
  schema: accordionItem
    .safeExtend({ id: entryId() })
    .meta({ description: "A question of the home and contact pages." }),
})

export const process = defineDataFile({
  type: "ProcessStep",
  file: "process.yaml",
  about: "Steps of our process, on the home page and where a document has none of its own",
  schema: processStep.safeExtend({ id: entryId() }).meta({ description: "A step of our process." }),
})

export const solutions = defineDataFile({
  type: "Solution",
  file: "solutions.yaml",
  about: "Cards of our solutions, on the home page",
  schema: solutionItem
    .safeExtend({ id: entryId() })
    .meta({ description: "A card of the home page's solutions." }),
})

export const technologyStack = defineDataFile({
  type: "TechnologyStackRow",
  file: "technology-stack.yaml",
  about: "Rows of our technologies, on the home page and where a document has none of its own",
  schema: technologyStackItem
    .safeExtend({ id: entryId() })
    .meta({ description: "A row of the home page's technology stack." }),
})

export const budget = defineDataFile({
  type: "Budget",
  file: "budget.yaml",
  about: "Charts of client sizes and budgets, on the home page",
  single: true,
  schema: z.strictObject({
    clientsTitle: text("Title of the chart of clients by size.", { max: 40 }),
    clients: list(
      z
        .strictObject({
          title: text("Size of client.", { max: 24 }),
          value: z
            .number()
            .min(0)
            .max(100)
            .meta({ description: "Share in percent. All shares add up to 100." }),
          color: z
            .enum(["chart1", "chart2", "chart3", "chartMuted"])
            .meta({ description: "Colour of the slice." }),
        })
        .meta({ typeName: "BudgetShare", description: "A slice of the client mix." }),
      "The client mix by size.",
      { min: 2, max: 4 },
    ),
    averageTitle: text("Title of the average-budget chart.", { max: 40 }),
    averageNote: text("What it counts.", { max: 60 }),
    averageUnit: text("Unit of its values, such as $k.", { max: 8 }),
    average: list(
      z
        .strictObject({
          year: z.number().int().min(2000).max(2100).meta({ description: "Year." }),
          value: z.number().min(0).meta({ description: "Average budget of a first release, thousand USD." }),
        })
        .meta({ typeName: "BudgetYear", description: "A bar of the average-budget chart." }),
      "Average budget by year, oldest first.",
      { min: 2, max: 8 },
    ),
  }),
})

export const showcase = defineDataFile({
  type: "ShowcaseProject",
  file: "showcase.yaml",
  about: "Projects of the home page that have no page of their own",
  schema: z.strictObject({
    id: entryId(),
    name: text("Name of the project.", { max: 40 }),
    country: text("Country of the client.", { max: 32 }),
    image: image("Picture, 16:10.", { ratio: 16 / 10 }),
    alt: altText("What the picture shows."),
    focus: focus("image"),
    desc: text("One sentence about it.", { min: 20, max: 140, label: "Description" }),
    href: z.literal("#").meta({ description: '"#": showcase projects have no page.', title: "Link" }),
  }),
})
