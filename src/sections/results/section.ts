import { z } from "zod"
import { defineSection } from "../../content-model/define-section"
import { choice, list, text } from "../../content-model/fields"

const result = z
  .strictObject({
    value: text('What was measured, e.g. "+38%". Shown large; always in quotes.', { max: 8 }),
    title: text("What the value means.", { max: 64 }),
    widthClassName: choice(
      ["span-4", "span-5", "span-6", "span-7", "span-8", "span-12"],
      "Columns of twelve that the card takes; each row should add up to twelve.",
    ),
  })
  .meta({ typeName: "ResultItem", description: "A card of the results." })

const columns = 12

/** Cards fill rows of twelve columns; a gap looks like a card that is missing. */
function checkWidths(items: { widthClassName: string }[], context: z.RefinementCtx) {
  let used = 0
  items.forEach(({ widthClassName }, index) => {
    const width = Number(widthClassName.replace("span-", ""))
    const sum = used + width
    const isLast = index === items.length - 1
    used = sum % columns
    if (sum === columns || (sum < columns && !isLast)) return
    const message = `makes a row of ${sum} columns. Choose widths that add up to ${columns} in each row`
    context.addIssue({ code: "custom", path: [index, "widthClassName"], message })
    used = 0
  })
}

export const results = defineSection({
  name: "Results",
  description: "What changed, in large numbers on a dark background.",
  heading: "Results",
  surface: "ink",
  fields: {
    results: list(result, "What changed, in numbers.", { max: 8 }).superRefine(checkWidths).optional(),
  },
  example: {
    results: [
      { value: "TODO 4M", title: "TODO what this figure counts, and since when", widthClassName: "span-7" },
      { value: "TODO +8%", title: "TODO compared with what", widthClassName: "span-5" },
      { value: "TODO 38s", title: "TODO the widths of a row add up to twelve", widthClassName: "span-4" },
      { value: "TODO 91%", title: "TODO who measured it, and how often", widthClassName: "span-8" },
    ],
  },
})
