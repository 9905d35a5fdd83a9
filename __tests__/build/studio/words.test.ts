/** What editors read in the studio names no file, and nothing that only a file has. */

import type { Diagnostic } from "../../../src/content/check/diagnostic"
import { type JsonSchema, toJsonSchema } from "../../../src/content/commands/json-schema"
import { collections, dataFiles, sections } from "../../../src/site/collections/model"
import type { ElementModel } from "../../../src/studio/api"
import { labelOf } from "../../../src/studio/page/form/field-text"
import { hintOf, messageOf, placeName, problemText } from "../../../src/studio/page/form/words"

const descriptionsIn = ({ description, items, properties = {} }: JsonSchema): string[] => [
  ...(description ? [description] : []),
  ...(items ? descriptionsIn(items) : []),
  ...Object.values(properties).flatMap(descriptionsIn),
]

const descriptions = [
  ...[...collections, ...dataFiles].flatMap(({ schema }) => descriptionsIn(toJsonSchema(schema))),
  ...Object.values(sections).flatMap(({ description, props }) => [
    description,
    ...descriptionsIn(toJsonSchema(props)),
  ]),
]

it("shows no file, backtick or form of a file in any hint", () => {
  expect(descriptions.length).toBeGreaterThan(200)
  const hints = descriptions.map(hintOf)
  expect(
    hints.filter((hint) => /`|\.(?:mdx?|ya?ml)\b|content\/|year-month-day|<\w|[,;:]\./.test(hint)),
  ).toEqual([])
})

const labelsIn = ({ items, properties = {} }: JsonSchema): string[] => [
  ...Object.entries(properties).map(([name, field]) => labelOf(name, field)),
  ...(items ? labelsIn(items) : []),
  ...Object.values(properties).flatMap(labelsIn),
]

it("labels no field by a name that only code has", () => {
  const labels = [
    ...[...collections, ...dataFiles].flatMap(({ schema }) => labelsIn(toJsonSchema(schema))),
    ...Object.values(sections).flatMap(({ props }) => labelsIn(toJsonSchema(props))),
  ]
  expect(labels.length).toBeGreaterThan(200)
  const ofCode = /\b(?:alt|cca2|class|desc|faq|href|id|schema|slug|src|url)\b/i
  expect(labels.filter((label) => ofCode.test(label))).toEqual([])
})

it.each([
  ["The `id` of the client in content/data/clients.yaml.", "The client in “Clients”."],
  ["Icon in the menu; content/FIELDS.md#icons lists the names.", "Icon in the menu."],
  ["Day on which it was listed, year-month-day. It is shown.", "Day on which it was listed. It is shown."],
  ["true keeps it closed.", "Keeps it closed."],
  ["One of the texts of `<Tabs>`.", "One of the texts of “Tabs”."],
  ["A link, e.g. to `hero.title`. Write `![what](./a.jpg)` here.", "A link, e.g. to “Hero, title”."],
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

/** All messages of the rules' examples, without the text that they are about. */
const messages = Object.values<string>(require("../content/check/__snapshots__/rules.test.ts.snap")).flatMap(
  (lines) => lines.split("\n").flatMap((line) => line.split(" → ").slice(1)),
)
const files = ["insights/old-boats/index.mdx", "data/people.yaml", "case-studies/nimble/index.mdx"]
const entries = files.map((file) => ({ file: `content/${file}`, title: `Title of ${file.split("/")[1]}` }))

it("asks for values of examples without a word about the file", () => {
  const fix = "Choose your own, or remove this comment if it is right"
  const problem = { rule: "placeholder-text", message: "[a] is the value of the example", fix } as never
  expect(problemText(problem, [])).toBe(
    "[a] is the value of the example. Choose your own, or say that it is right.",
  )
})

it("shows no command, file or backtick in any message", () => {
  expect(messages.length).toBeGreaterThan(200)
  const shown = messages.map((message) => messageOf(message, entries))
  expect(shown.filter((message) => /`|\bnpm\b|content\/|\.mdx|\.yaml/.test(message))).toEqual([])
  expect(shown.filter((message) => !message.trim())).toEqual([])
})

it.each([
  [
    "is also in content/insights/old-boats/index.mdx:7:3. Change one.",
    "is also in “Title of old-boats”. Change one.",
  ],
  [
    "content/case-studies/nimble exists already. Choose another.",
    "“Title of nimble” exists already. Choose another.",
  ],
  ["no such client. Add it to data/new-clients.yaml.", "no such client. Add it to “New clients”."],
  ["there is no page /a/. To add one: npm run new page.", "there is no page /a/."],
  ["is not closed. Write ``` alone on a line.", "is not closed. Write three backticks alone on a line."],
  [
    "is read as an element. Write it in backticks: `<T>`.",
    "is read as an element. Write it in backticks: “<T>”.",
  ],
])("shows the message %j as %j", (message, expected) => {
  expect(messageOf(message, entries)).toBe(expected)
})

it("writes dates as the field shows them", () => {
  const shown = new Date(2026, 4, 14).toLocaleDateString(undefined, {
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  })
  const problem = {
    rule: "date",
    message: '"14 May" is not a date',
    fix: "Write year-month-day, e.g. 2026-05-14",
  }
  expect(problemText(problem as Diagnostic, [])).toBe(`"14 May" is not a date. Write ${shown}.`)
})
