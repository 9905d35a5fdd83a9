import type { z } from "zod"
import { completeFields } from "../../../../src/content/model/define-collection"
import { isDerived } from "../../../../src/content/model/fields"
import { unwrap } from "../../../../src/content/model/unwrap"
import { caseStudy } from "../../../../src/site/collections/case-studies/collection"
import { collections } from "../../../../src/site/collections/model"
import { checkText, messagesFor, nimble } from "../../../support/content"

/** The valid case study without what follows from other fields. */
const short = nimble
  .replace(/^ {2}title:[\s\S]*?(?=^ {2}platforms:)/m, "")
  .replace(/^ {4}(borderColor|textColor|widthClassName): .*\n/gm, "")
  .replace(/, color: chart\d/g, "")

const fieldsOf = async (text: string) => {
  const { fields } = await checkText(text)
  return completeFields(caseStudy, fields ?? {})
}

/** Paths of derived fields that a value lacks. */
function missingIn(schema: z.ZodType, value: unknown, path: string): string[] {
  const { inner } = unwrap(schema)
  if (value === undefined) return isDerived(schema) ? [path] : []
  if (inner.def.type === "array")
    return (value as unknown[]).flatMap((item, index) =>
      missingIn((inner as z.ZodArray<z.ZodType>).element, item, `${path}[${index}]`),
    )
  if (inner.def.type !== "object") return []
  return Object.entries((inner as z.ZodObject).shape).flatMap(([name, child]) =>
    missingIn(child as z.ZodType, (value as Record<string, unknown>)[name], `${path}.${name}`),
  )
}

it("a short document is valid, and has every derived field", async () => {
  expect(await messagesFor(short)).toBe("valid")
  expect(missingIn(caseStudy.schema, await fieldsOf(short), "")).toEqual([])
})

it("texts and tags of the hero follow from the page's", async () => {
  const tags = "[A, B, C, D, E, F, G, H]"
  const { name, description, hero } = await fieldsOf(short.replace(/^tags: .*$/m, `tags: ${tags}`))
  expect(hero).toMatchObject({
    title: { label: name },
    description: { label: description },
    tags: { items: ["A", "B", "C", "D", "E", "F"] },
    platforms: { items: ["Desktop", "B2B"] },
  })
})

it("what is written wins", async () => {
  const { fields } = await checkText(nimble)
  expect(await fieldsOf(nimble)).toMatchObject(fields as object)
})

it.each([
  [1, "12"],
  [2, "12 12"],
  [3, "12 7 5"],
  [5, "12 7 5 4 8"],
  [8, "12 7 5 4 8 4 4 4"],
])("%d results fill rows of twelve columns", async (count, widths) => {
  const entries = Array.from({ length: count }, (_, index) => `  - { value: "${index}", title: Cards }\n`)
  const { results } = await fieldsOf(short.replace(/^results:\n(?: .*\n)+/m, `results:\n${entries.join("")}`))
  expect(results).toEqual(
    widths.split(" ").map((width, index) => ({
      value: String(index),
      title: "Cards",
      widthClassName: `span-${width}`,
    })),
  )
})

it("a written width must fit next to the others", async () => {
  expect(await messagesFor(short.replace(/(?<=results:\n.*\n.*\n)/, "    widthClassName: span-5\n"))).toMatch(
    /results\[1\]\.widthClassName: makes a row of 17 columns/,
  )
})

it.each([
  ["donut", "chart2 chart1 chart3 chartMuted chart4"],
  ["bars", "chart2 chart5 chart1 chartMuted chartMuted"],
])("colours of %s", async (chart, colors) => {
  const data = [1, 2, 3, 4, 5].map((number) => `      - { title: Part ${number}, value: 20 }\n`).join("")
  const research = `research:\n  - header: Parts\n    chart: ${chart}\n    data:\n${data}`
  const fields = await fieldsOf(short.replace(/^research:\n(?: .*\n)+/m, research))
  const [item] = fields.research as { data: { color: string }[] }[]
  expect(item?.data.map(({ color }) => color).join(" ")).toBe(colors)
})

it("steps are numbered by their place", () => {
  const service = collections.find(({ sections }) => sections.some(({ name }) => name === "ProcessSteps"))
  const steps = ["One", "Two", "Three", "Four"].map((title) => ({ icon: "eye", title, desc: "What happens" }))
  expect(service && completeFields(service, { process: steps }).process).toEqual(
    steps.map((step, index) => ({ step: index + 1, ...step })),
  )
})
