import { z } from "zod"
import { defineSection } from "../../content-model/define-section"
import { choice, list, text } from "../../content-model/fields"

const result = z
  .strictObject({
    value: text('What was measured, e.g. "+38%". Shown large; always in quotes.', { max: 8 }),
    title: text("What the value says.", { max: 64 }),
    widthClassName: choice(
      ["span-4", "span-5", "span-6", "span-7", "span-8", "span-12"],
      "Columns of twelve that the card takes; each row should add up to twelve.",
    ),
  })
  .meta({ typeName: "ResultItem", description: "A card of the results." })

export const results = defineSection({
  name: "Results",
  description: "What changed, in large numbers on ink.",
  heading: "Results",
  surface: "ink",
  fields: { results: list(result, "What changed, in numbers.", { max: 8 }).optional() },
  example: {
    results: [
      { value: "4.1M", title: "TODO what this figure counts, and since when", widthClassName: "span-7" },
      { value: "+38%", title: "compared with what", widthClassName: "span-5" },
      { value: "38 s", title: "TODO the widths of a row add up to twelve", widthClassName: "span-4" },
      { value: "91%", title: "TODO who measured it, and how often", widthClassName: "span-8" },
    ],
  },
})
