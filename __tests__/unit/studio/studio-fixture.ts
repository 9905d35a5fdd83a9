import type { Entry, FieldSchema, StudioModel } from "../../../src/studio/api"

const text = (maxLength: number, description: string): FieldSchema => ({
  type: "string",
  minLength: 1,
  maxLength,
  description,
})

const schema: FieldSchema = {
  type: "object",
  required: ["name", "tags"],
  properties: {
    name: text(60, "Name of the page."),
    country: { ...text(32, "Country of the client."), title: "Where it is" },
    rating: { type: "number", description: "From 1 to 5." },
    tags: { type: "array", items: text(24, "One tag."), maxItems: 4 },
    client: {
      type: "string",
      field: { name: "reference", rule: "reference", control: "choice", to: "Client" },
    },
    quotes: {
      type: "array",
      items: { type: "object", required: ["quote"], properties: { quote: text(200, "What was said.") } },
    },
    draft: { type: "boolean" },
  },
}

const element = (name: string, fields: string[]): StudioModel["elements"][number] => ({
  ...{
    name,
    label: name,
    fields,
    kind: "section",
    children: "nothing",
    description: `${name} of a page.`,
    example: `<${name} />`,
  },
  props: { type: "object", properties: { heading: text(60, "Another heading.") } },
})

const part = { ...element("Shelf", []), kind: "text", example: "<Shelf>\n\n</Shelf>" } as const
const book: FieldSchema = {
  type: "object",
  required: ["title"],
  properties: { title: text(60, "Title of the book."), cover: { type: "string" } },
}

export const model: StudioModel = {
  collections: [
    {
      type: "Study",
      label: "study",
      plural: "studies",
      schema,
      elements: ["Hero", "Cover", "Quotes", "Stars", "Shelf", "Book", "Note"],
    },
  ],
  dataFiles: [],
  elements: [
    { ...element("Hero", []), first: "always" },
    { ...element("Cover", []), first: "always" },
    element("Quotes", ["quotes"]),
    { ...element("Stars", ["stars"]), needs: "stars" },
    { ...part, label: "Shelf of books", children: ["Book"] },
    { ...part, name: "Book", label: "Book", parent: "Shelf", children: "markdown", props: book },
    { ...part, name: "Note", label: "Side note", children: "markdown", example: "<Note>\n\n</Note>" },
  ],
  references: { Client: [{ key: "acme", title: "Acme Works" }] },
}

export const entry: Entry = {
  ...{
    file: "content/studies/one/index.mdx",
    kind: "document",
    title: "One",
    collection: "Study",
    slug: "one",
  },
  ...{ path: "/studies/one/", state: "draft", errors: 0, warnings: 0 },
}

export const source = `---
# What it is called.
name: "One"
country: Germany
tags: [first, second]
draft: true
quotes:
  - quote: It was quick.
---

<Hero />

Some words.

<Quotes />
`
