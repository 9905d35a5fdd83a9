import { z } from "zod"
import { capitalised } from "../lib/letter-case"
import { pageFields, publishingFields } from "./blocks"
import type { Collection, DataFile, Reverse } from "./define-collection"
import { type FieldKind, fieldKind, isDerived } from "./fields"
import { itemOf, unwrap } from "./unwrap"

/**
 * GraphQL type definitions of the whole model, from its zod schemas, with the editors' descriptions as docstrings. All
 * types are explicit, so that queries do not depend on the existing files.
 */
export const graphqlTypes = (collections: readonly Collection[], dataFiles: readonly DataFile[]): string => {
  const written: Written = { types: new Map(), documents: new Set(collections.map(({ type }) => type)) }
  for (const collection of collections) defineCollectionType(collection, written)
  for (const dataFile of dataFiles) defineDataFileType(dataFile, written)
  return [contentPageInterface(written), headingType, snippetType, ...written.types.values()].join("\n\n")
}

interface Written {
  /** Definitions by the names of their types. */
  types: Map<string, string>
  /** Types of documents. References to them are slugs; references to data entries are ids. */
  documents: ReadonlySet<string>
}

const documentFields = [
  field("slug", "String!", "Name of the document's folder."),
  field("path", "String!", "Path of the page, with a slash at both ends."),
  field("tableOfContents", "[ContentHeading!]!", "Headings of the page, for its list On this page."),
  field("wordCount", "Int!", "Words of prose in the body."),
  field("readingTime", "Int!", "Minutes it takes to read the body."),
  field("body", "JSON!", "The body as a tree: [type, props, …children]; text is a string. See src/mdx."),
  field(
    "bodyImages",
    "[File!]! @fileByRelativePath @orMissingFile",
    "Images of the body. The tree refers to them by index.",
  ),
  field(
    "bodyFiles",
    "[File!]! @fileByRelativePath @orMissingFile",
    "Files that the body publishes. The tree refers to them by index.",
  ),
]

const publicationDay = field("date", "Date @dateformat", "Day of publication.")

const contentPageInterface = (written: Written) =>
  block("A page made from an MDX document of any collection.", "interface ContentPage implements Node", [
    field("id", "ID!", ""),
    ...documentFields,
    ...fieldsOf(z.strictObject({ ...pageFields, ...publishingFields }), "ContentPage", written),
    publicationDay,
  ])

const headingType = block("A heading of a page, of its text or of a section.", "type ContentHeading", [
  field("id", "String!", "Anchor of the heading."),
  field("title", "String!", ""),
  field("depth", "Int!", "2 for a section, 3 for a heading below it."),
])

const snippetType = block(
  "A text that several documents share: content/snippets/<key>.mdx.",
  'type Snippet implements Node @dontInfer @childOf(types: ["Mdx"])',
  [
    field("key", "String!", "Name of the file."),
    field("body", "JSON!", "The text as a tree, as in ContentPage."),
  ],
)

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
        ...("date" in schema.shape ? [] : [publicationDay]),
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
    if (key === "draft")
      return [
        field("draft", "Boolean!", "true for a document that is not published: in development and previews."),
      ]
    if (key === "id")
      return [field("key", "String!", "The entry's `id` in its file. Gatsby has an `id` of its own.")]
    const kind = fieldKind(item)
    const itemType = typeName(item, parent + capitalised(key), written)
    const nullable = optional && !isDerived(value as z.ZodType)
    const fieldType = isList ? `[${itemType}!]!` : nullable ? itemType : `${itemType}!`
    if (kind?.kind === "reference") {
      const stored = slugField(key)
      return [
        field(
          key,
          `${fieldType} @link(by: "${written.documents.has(kind.to) ? "slug" : "key"}", from: "${stored}")`,
          description,
        ),
        field(
          stored,
          fieldType.replace(itemType, "String"),
          "The references as written. Filtering by it is fast: it does not look up other nodes.",
        ),
      ]
    }
    return [field(key, `${fieldType}${extension(kind)}`, description)]
  })
}

/** Name of the node's field with the slugs of a reference, e.g. technologies → technologySlugs. */
export const slugField = (key: string) => {
  const singular = key.endsWith("ies") ? `${key.slice(0, -3)}y` : key.replace(/s$/, "")
  return singular === key ? `${key}Slug` : `${singular}Slugs`
}

const extension = (kind: FieldKind | undefined) => {
  if (kind?.kind === "image" || kind?.kind === "file") return " @fileByRelativePath @orMissingFile"
  return kind?.kind === "date" ? " @dateformat" : ""
}

/** Name of the GraphQL type of a value. An enum without a name is a `String`. */
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
      return (schema as z.ZodNumber).format === "safeint" ? "Int" : "Float"
    case "enum": {
      const name = meta?.typeName
      if (!name) return "String"
      types.set(
        name,
        block(meta.description ?? "", `enum ${name}`, (schema as z.ZodEnum).options.map(String)),
      )
      return name
    }
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

function field(name: string, type: string, description: string) {
  return `${description ? `${docstring(description)}\n  ` : ""}${name}: ${type}`
}

function docstring(text: string) {
  return `"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`
}

function block(description: string, head: string, lines: string[]) {
  return `${description ? `${docstring(description)}\n` : ""}${head} {\n${lines.map((line) => `  ${line}`).join("\n")}\n}`
}
