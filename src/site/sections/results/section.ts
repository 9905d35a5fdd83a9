import { z } from "zod"
import { choice, defineSection, derived, list, text } from "../../../content/define"

const result = z
  .strictObject({
    value: text('What was measured, e.g. "+38%". Shown large.', { max: 8 }),
    title: text("What the value means.", { max: 64 }),
    widthClassName: derived(
      choice(
        ["span-4", "span-5", "span-6", "span-7", "span-8", "span-12"],
        "Width of the card in columns; each row adds up to 12. Default: the first card fills a row, and its value is the largest text of the page; the other widths depend on the number of cards.",
      ).meta({ title: "Width of the card" }),
    ),
  })
  .meta({ typeName: "ResultItem", description: "A card of the results." })

type Result = z.infer<typeof result>

const columns = 12

/** The first card has a row, and so has the second of two. The others are in rows of two, or three in the last one. */
const withWidths = <Item extends Result>(items: readonly Item[]) =>
  items.map((item, index) => {
    const others = items.length - 1
    const isInLastRow = others % 2 === 1 && index >= items.length - 3
    const width = index === 0 || others === 1 ? columns : isInLastRow ? 4 : [7, 5, 4, 8][(index - 1) % 4]
    return { widthClassName: `span-${width}`, ...item }
  })

/** Cards fill rows of twelve columns; a gap looks like a card that is missing. */
function checkWidths(items: Result[], context: z.RefinementCtx) {
  let used = 0
  withWidths(items).forEach(({ widthClassName }, index) => {
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
  description: "What changed, in numbers on a dark background, the first one across the page.",
  heading: "Results",
  surface: "ink",
  fields: {
    results: list(result, "What changed, in numbers.", { max: 8 }).superRefine(checkWidths).optional(),
  },
  needs: "results",
  complete: ({ results }: { results: Result[] }) => ({ results: withWidths(results) }),
  example: {
    results: [
      { value: "TODO 4M", title: "TODO what this figure counts, and since when" },
      { value: "TODO +8%", title: "TODO compared with what" },
      { value: "TODO 38s", title: "TODO when it was measured" },
      { value: "TODO 91%", title: "TODO who measured it, and how often" },
    ],
  },
})
