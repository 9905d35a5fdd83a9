import type { z } from "zod"
import { capitalised } from "../lib/letter-case"
import type { Collection, DataFile, Reverse } from "./define-collection"
import { type FieldKind, fieldKind } from "./fields"

/**
 * GraphQL type definitions of the whole model, from its zod schemas: explicit, with the editors' descriptions
 * as docstrings, so that queries never depend on the files that exist.
 */
export const graphqlTypes = (collections: readonly Collection[], dataFiles: readonly DataFile[]): string => {
  const written: Written = { types: new Map(), documents: new Set(collections.map(({ type }) => type)) }
  for (const collection of collections) defineCollectionType(collection, written)
  for (const dataFile of dataFiles) defineDataFileType(dataFile, written)
  return [contentPageInterface, headingType, snippetType, ...written.types.values()].join("\n\n")
}

interface Written {
  /** Definitions by the names of their types. */
  types: Map<string, string>
  /** Types of documents: references to them are slugs, and ids to entries of data files. */
  documents: ReadonlySet<string>
}

const contentPageInterface = `"""
A page made from an MDX document, whatever its collection.
"""
interface ContentPage implements Node {
  id: ID!
  "Name of the document's folder."
  slug: String!
  "Path of the page, with a slash at both ends."
  path: String!
  "Name of the page: in the title bar, the breadcrumb and on cards."
  name: String!
  "What search results show."
  description: String!
  "The sentence on cards."
  desc: String!
  "Day of publication."
  date: Date @dateformat
  "Day of the last change of substance."
  updated: Date @dateformat
  "Paths that the page had before."
  redirectFrom: [String!]!
  "true in develop for a document that is not published."
  draft: Boolean!
  "Day on which the document enters the published site."
  publish: Date @dateformat
  "Headings of the page, for its list On this page."
  tableOfContents: [ContentHeading!]!
  "Words of prose in the body."
  wordCount: Int!
  "Minutes it takes to read the body."
  readingTime: Int!
  "The body as a tree: [type, props, …children]; text is a string. See src/mdx."
  body: JSON!
  "Pictures of the body; the tree names them by index."
  bodyImages: [File!]! @fileByRelativePath
  "Files of the body that are published as they are; the tree refers to them by index."
  bodyFiles: [File!]! @fileByRelativePath
}`

const headingType = `"""
A heading of a document's page, of its prose or of a section.
"""
type ContentHeading {
  "Anchor of the heading."
  id: String!
  title: String!
  "2 for a section, 3 for a heading below it."
  depth: Int!
}`

const snippetType = `"""
A text that several documents share: content/snippets/<key>.mdx.
"""
type Snippet implements Node @dontInfer @childOf(types: ["Mdx"]) {
  "Name of the file."
  key: String!
  "The text as a tree, as in ContentPage."
  body: JSON!
}`

const documentFields = [
  field("slug", "String!", "Name of the document's folder."),
  field("path", "String!", "Path of the page, with a slash at both ends."),
  field("tableOfContents", "[ContentHeading!]!", "Headings of the page, for its list On this page."),
  field("wordCount", "Int!", "Words of prose in the body."),
  field("readingTime", "Int!", "Minutes it takes to read the body."),
  field("body", "JSON!", "The body as a tree: [type, props, …children]; text is a string. See src/mdx."),
  field("bodyImages", "[File!]! @fileByRelativePath", "Pictures of the body; the tree names them by index."),
  field(
    "bodyFiles",
    "[File!]! @fileByRelativePath",
    "Files of the body that are published as they are; the tree refers to them by index.",
  ),
]

function defineCollectionType({ type, label, schema, reverse }: Collection, written: Written) {
  written.types.set(
    type,
    block(
      `A ${label}: one MDX document and its page.`,
      `type ${type} implements Node & ContentPage @dontInfer @childOf(types: ["Mdx"])`,
      [
        ...documentFields,
        field(
          "mdx",
          'Mdx! @link(by: "id", from: "parent")',
          "The node of gatsby-plugin-mdx that this one is made from.",
        ),
        ...fieldsOf(schema, type, written),
        ...("date" in schema.shape ? [] : [field("date", "Date @dateformat", "Day of publication.")]),
        ...reverseFields(reverse),
      ],
    ),
  )
}

const reverseFields = (reverse: Reverse = {}) =>
  Object.entries(reverse).map(([name, { type, description }]) =>
    field(`${name}(limit: Int)`, `[${type}!]!`, description),
  )

function defineDataFileType({ type, file, single, schema, reverse }: DataFile, written: Written) {
  written.types.set(
    type,
    block(
      single ? `content/data/${file}` : `An entry of content/data/${file}, in the file's order.`,
      `type ${type} implements Node @dontInfer @childOf(types: ["File"])`,
      [
        ...(single ? [] : [field("order", "Int!", "Position in the file, from 0.")]),
        ...fieldsOf(schema, type, written),
        ...reverseFields(reverse),
      ],
    ),
  )
}

/** The fields of an object schema; nested objects become types of their own. */
function fieldsOf(schema: z.ZodObject, parent: string, written: Written): string[] {
  return Object.entries(schema.shape).flatMap(([key, value]) => {
    const { inner, optional } = unwrap(value as z.ZodType)
    const { item, isList } = itemOf(value as z.ZodType)
    const description = inner.meta()?.description ?? (value as z.ZodType).meta()?.description ?? ""
    if (key === "draft") return [field("draft", "Boolean!", description)]
    if (key === "id")
      return [field("key", "String!", "The entry's `id` in its file. Gatsby has an `id` of its own.")]
    const kind = fieldKind(item)
    const named = typeName(item, parent + capitalised(key), written)
    const gql = isList ? `[${named}!]!` : optional ? named : `${named}!`
    if (kind?.kind === "reference") {
      const stored = slugField(key)
      return [
        field(
          key,
          `${gql} @link(by: "${written.documents.has(kind.to) ? "slug" : "key"}", from: "${stored}")`,
          description,
        ),
        field(
          stored,
          gql.replace(named, "String"),
          `The same as written; filter by it: it needs no look-up of other nodes.`,
        ),
      ]
    }
    return [field(key, `${gql}${extension(kind)}`, description)]
  })
}

/** The field of the node with the raw slugs of a reference, e.g. technologies → technologySlugs. */
export const slugField = (key: string) => {
  const singular = key.endsWith("ies") ? `${key.slice(0, -3)}y` : key.replace(/s$/, "")
  return singular === key ? `${key}Slug` : `${singular}Slugs`
}

const extension = (kind: FieldKind | undefined) => {
  if (kind?.kind === "image" || kind?.kind === "file") return " @fileByRelativePath"
  return kind?.kind === "date" ? " @dateformat" : ""
}

function typeName(schema: z.ZodType, fallback: string, written: Written): string {
  const { types } = written
  const meta = schema.meta()
  switch (meta?.field?.kind) {
    case "image":
    case "file":
      return "File"
    case "reference":
      return meta.field.to
    case "date":
      return "Date"
  }
  switch (schema.def.type) {
    case "boolean":
      return "Boolean"
    case "number":
      return isInteger(schema as z.ZodNumber) ? "Int" : "Float"
    case "enum":
      return enumName(schema as z.ZodEnum, meta?.typeName, types)
    case "object": {
      const name = meta?.typeName ?? fallback
      if (!types.has(name)) {
        types.set(name, "")
        types.set(
          name,
          block(meta?.description ?? "", `type ${name}`, fieldsOf(schema as z.ZodObject, name, written)),
        )
      }
      return name
    }
    default:
      return "String"
  }
}

/** An enum if it has a name and its values are names in GraphQL; otherwise text. */
function enumName(schema: z.ZodEnum, name: string | undefined, types: Map<string, string>) {
  const values = schema.options.map(String)
  if (!name || !values.every((value) => /^[A-Za-z]\w*$/.test(value))) return "String"
  types.set(name, block(schema.meta()?.description ?? "", `enum ${name}`, values))
  return name
}

/** The schema without `.optional()`; it has the description. */
export function unwrap(schema: z.ZodType): { inner: z.ZodType; optional: boolean } {
  if (schema.def.type !== "optional") return { inner: schema, optional: false }
  return { inner: (schema as z.ZodOptional<z.ZodType>).unwrap(), optional: true }
}

/** The schema of one value of a field: of a list's entries, else the field's own; without `.optional()`. */
export function itemOf(schema: z.ZodType): { item: z.ZodType; isList: boolean } {
  const { inner } = unwrap(schema)
  if (inner.def.type !== "array") return { item: inner, isList: false }
  return { item: unwrap((inner as z.ZodArray<z.ZodType>).element).inner, isList: true }
}

const isInteger = (schema: z.ZodNumber) => schema.format === "safeint" || schema.format === "int32"

function field(name: string, type: string, description: string) {
  return `${description ? `${docstring(description)}\n  ` : ""}${name}: ${type}`
}

function docstring(text: string) {
  return `"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`
}

function block(description: string, head: string, lines: string[]) {
  return `${description ? `${docstring(description)}\n` : ""}${head} {\n${lines.map((line) => `  ${line}`).join("\n")}\n}`
}
