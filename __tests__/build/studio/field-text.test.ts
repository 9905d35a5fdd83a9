/** What editors read in the studio names no file, and nothing that only a file has. */

import { type JsonSchema, toJsonSchema } from "../../../src/content/commands/json-schema"
import { collections, dataFiles, sections } from "../../../src/site/collections/model"
import { researchItem } from "../../../src/site/sections/research/section"
import type { ElementModel, FieldSchema } from "../../../src/studio/api"
import { blankOf, hintOf, labelOf, schemaForChart } from "../../../src/studio/page/form/field-text"
import { placeName } from "../../../src/studio/page/form/place-name"

const schemas = [
  ...[...collections, ...dataFiles].map(({ schema }) => toJsonSchema(schema)),
  ...Object.values(sections).map(({ description, props }) => ({ ...toJsonSchema(props), description })),
]

const fieldsIn = (schema: JsonSchema, name = ""): [name: string, field: JsonSchema][] => [
  [name, schema],
  ...(schema.items ? fieldsIn(schema.items) : []),
  ...Object.entries(schema.properties ?? {}).flatMap(([key, field]) => fieldsIn(field, key)),
]

const fields = schemas.flatMap((schema) => fieldsIn(schema))

it("shows no file, backtick or form of a file in any hint", () => {
  expect(fields.length).toBeGreaterThan(400)
  const hints = fields.map(([, { description = "" }]) => hintOf(description))
  const ofFiles = /`|\.(?:mdx?|ya?ml)\b|content\/|npm |year-month-day|in quotes|^true |<\w/
  expect(hints.filter((hint) => ofFiles.test(hint))).toEqual([])
})

it("offers in the entries of a chart what its kind needs, and nothing else", () => {
  const schema = toJsonSchema(researchItem, true) as FieldSchema
  expect(blankOf(schema)).toMatchObject({ chart: "donut", data: [{ title: "", value: 0 }] })
  for (const [kind, needed, other] of [
    ["donut", "value", "values"],
    ["line", "values", "value"],
  ] as const) {
    const { properties = {}, required } = schemaForChart(schema, kind)
    expect(properties.data?.items?.required).toContain(needed)
    expect(properties.data?.items?.properties?.[other]?.isOffered).toBe(false)
    expect([required?.includes("labels"), properties.labels?.isOffered]).toEqual(
      kind === "line" ? [true, undefined] : [false, false],
    )
  }
})

it("labels no field by a name that only code has", () => {
  const ofCode = /\b(?:alt|cca2|class|desc|faq|href|id|schema|slug|src|url)\b/i
  expect(fields.map(([name, field]) => labelOf(name, field)).filter((label) => ofCode.test(label))).toEqual(
    [],
  )
})

it.each([
  ["The `id` of the client in content/data/clients.yaml.", "The client in “Clients”."],
  ["Those of estimate-ranges.yaml.", "Those of “Estimate ranges”."],
  ["One of the texts of `<Tabs>`.", "One of the texts of “Tabs”."],
  ["A link, e.g. to `hero.title`.", "A link, e.g. to “Hero, title”."],
])("shows %j as %j", (description, expected) => {
  expect(hintOf(description)).toBe(expected)
})

const study = toJsonSchema(collections.find(({ type }) => type === "CaseStudy")?.schema as never)
const elements = [
  { name: "Tab", label: "Tab", props: toJsonSchema(sections.Tab?.props as never) },
  { name: "WideFigure", label: "Wide picture", props: { properties: {} } },
] as ElementModel[]

it.each([
  ["feedback[3].value", "Feedback, fourth tile, value"],
  ["desc", "Text on cards"],
  ["hero.tags.items[11]", "Hero, tags, items, 12th item"],
  ["<Tab label>", "Tab, label"],
  ["<WideFigure>", "Wide picture"],
  ["", "This page"],
  ["image ./phone.jpg", "Image ./phone.jpg"],
])("names the place %j", (field, expected) => {
  expect(placeName(field, study as never, { elements } as never)).toBe(expected)
})
