import { z } from "zod"
import { capitalised, uncapitalised } from "../../util/words"
import type { Collection, DataFile, Reverse } from "./define-collection"
import { fieldKind, imagesBeside, isDerived } from "./fields"
import { fixedTypes } from "./graphql-fixed-types"
import { block, field } from "./graphql-sdl"
import { pageFields, publishingFields } from "./page-fields"
import { sharedFields } from "./shared-fields"
import { itemOf, unwrap } from "./unwrap"

/**
 * GraphQL type definitions of the whole model, from its zod schemas, with the editors' descriptions as docstrings. All
 * types are explicit, so that queries do not depend on the existing files.
 */
export const graphqlTypes = (collections: readonly Collection[], dataFiles: readonly DataFile[]): string => {
  const written: Written = { types: new Map(), documents: new Set(collections.map(({ type }) => type)) }
  for (const collection of collections) defineCollectionType(collection, written)
  for (const dataFile of dataFiles) defineDataFileType(dataFile, written)
  const outer = [contentPageInterface(written), frontmatterType(collections, written)]
  const types = [...written.types.values()].map(({ description, head, lines, uses }) =>
    block(uses.length > 0 ? `${description} In ${uses.join(", ")}.`.trim() : description, head, lines),
  )
  return [...outer, ...fixedTypes(), ...types].join("\n\n")
}

interface Definition {
  description: string
  head: string
  lines: string[]
  /** Fields with values of the type, such as `Service.solutions`. They tell similar types apart. */
  uses: string[]
}

interface Written {
  /** Definitions by the names of their types. */
  types: Map<string, Definition>
  /** Types of documents. References to them are slugs; references to data entries are ids. */
  documents: ReadonlySet<string>
}

const documentFields = [
  field("collection", "String!", "Name of the collection's folder in content/, such as case-studies."),
  field("slug", "String!", "Name of the document's folder."),
  field("path", "String!", "Path of the page, with a slash at both ends."),
  field("tableOfContents", "[ContentHeading!]!", "Headings of the page, for its list On this page."),
  field("sections", "[String!]!", "Names of the sections of the body, in their order."),
  field("wordCount", "Int!", "Words of prose in the body."),
  field("readingTime", "Int!", "Minutes it takes to read the body."),
  field(
    "body",
    "JSON!",
    "The body as a tree: [type, props, …children]; text is a string. See src/content/compile.",
  ),
  field(
    "bodyImages",
    '[File!]! @fileByRelativePath @orMissingFile @focus(from: "bodyFocuses")',
    "Images of the body. The tree refers to them by index.",
  ),
  field(
    "bodyFiles",
    "[File!]! @fileByRelativePath @orMissingFile",
    "Files that the body publishes. The tree refers to them by index.",
  ),
  field("mdx", "Mdx!", "The node of gatsby-plugin-mdx that is made from the same file."),
]

/** A collection may have fields of its own with these names. */
const neighbours = (type: string, schema?: z.ZodObject) =>
  [["previous", "before"] as const, ["next", "after"] as const].flatMap(([name, place]) =>
    schema && name in schema.shape
      ? []
      : [
          field(
            name,
            type,
            `The document ${place} this one in the order of its collection's list, which wraps around.`,
          ),
        ],
  )

const publicationDay = field("date", "Date @dateformat", "Day of publication.")

const contentPageInterface = (written: Written) =>
  block("A page made from an MDX document of any collection.", "interface ContentPage implements Node", [
    field("id", "ID!", ""),
    ...documentFields,
    ...neighbours("ContentPage"),
    ...fieldsOf(z.strictObject({ ...pageFields, ...publishingFields }), "ContentPage", written),
    publicationDay,
  ])

/** Nullable: the file may be a snippet, or invalid while it is edited. */
const frontmatterType = (collections: readonly Collection[], written: Written) =>
  block("The fields at the top of an MDX file, as they are written.", "type MdxFrontmatter", [
    ...Object.entries(sharedFields(collections)).map(([name, schema]) => {
      const { item, isList } = itemOf(schema)
      const { graphql, file, to } = fieldKind(item) ?? {}
      // The node of gatsby-plugin-mdx has files and references as they are written.
      const isText = file || to
      const type = isText ? "String" : typeName(item, { parent: "MdxFrontmatter", key: name }, written)
      return field(
        name,
        `${isList ? `[${type}!]!` : type}${!isText && graphql?.directives ? ` ${graphql.directives}` : ""}`,
        descriptionOf(schema),
      )
    }),
    field("otherFields", "JSON!", "All fields that not every collection has, and values of a wrong type."),
  ])

function defineCollectionType({ type, label, directory, schema, reverse }: Collection, written: Written) {
  written.types.set(type, {
    description: `${capitalised(label)}: an MDX document of content/${directory}/, and its page.`,
    head: `type ${type} implements Node & ContentPage @dontInfer @childOf(types: ["Mdx"])`,
    lines: [
      ...documentFields,
      ...neighbours(type, schema),
      // The path that a page may have of its own is that of its page.
      ...fieldsOf(schema.omit("path" in schema.shape ? { path: true } : {}), type, written),
      ...("date" in schema.shape ? [] : [publicationDay]),
      ...reverseFields(reverse),
    ],
    uses: [],
  })
}

const reverseFields = (reverse: Reverse = {}) =>
  Object.entries(reverse).map(([name, { type, description }]) => field(name, `[${type}!]!`, description))

function defineDataFileType({ type, file, about, single, schema, reverse }: DataFile, written: Written) {
  written.types.set(type, {
    description: `${single ? "" : "An entry of "}content/data/${file}${single ? "" : ", in the file's order"}: ${uncapitalised(about)}.`,
    head: `type ${type} implements Node @dontInfer @childOf(types: ["File"])`,
    lines: [
      ...(single ? [] : [field("order", "Int!", "Position in the file, from 0.")]),
      ...fieldsOf(schema, type, written),
      ...reverseFields(reverse),
    ],
    uses: [],
  })
}

/** The fields of an object schema; nested objects become types of their own. */
function fieldsOf(schema: z.ZodObject, parent: string, written: Written): string[] {
  return Object.entries(schema.shape).flatMap(([key, value]) => {
    const { optional } = unwrap(value as z.ZodType)
    const { item, isList } = itemOf(value as z.ZodType)
    const description = descriptionOf(value as z.ZodType)
    if (key === "draft")
      return [
        field("draft", "Boolean!", "true for a document that is not published: in development and previews."),
      ]
    if (key === "id")
      return [field("key", "String!", "The entry's `id` in its file. Gatsby has an `id` of its own.")]
    const { graphql, to } = fieldKind(item) ?? {}
    const itemType = typeName(item, { parent, key }, written)
    const nullable = optional && !isDerived(value as z.ZodType)
    const fieldType = isList ? `[${itemType}!]!` : nullable ? itemType : `${itemType}!`
    if (to) {
      const stored = slugField(key)
      return [
        field(
          key,
          `${fieldType} @link(by: "${written.documents.has(to) ? "slug" : "key"}", from: "${stored}")`,
          description,
        ),
        field(
          stored,
          fieldType.replace(itemType, "String"),
          "The references as written. Filtering by it is fast: it does not look up other nodes.",
        ),
      ]
    }
    const focus = focusOf(schema, key)
    const directives = [graphql?.directives, focus && `@focus(from: "${focus}")`].filter(Boolean)
    return [field(key, [fieldType, ...directives].join(" "), description)]
  })
}

const descriptionOf = (schema: z.ZodType) =>
  unwrap(schema).inner.meta()?.description ?? schema.meta()?.description ?? ""

/** Name of the node's field with the slugs of a reference, e.g. technologies → technologySlugs. */
export const slugField = (key: string) => {
  const singular = key.endsWith("ies") ? `${key.slice(0, -3)}y` : key.replace(/s$/, "")
  return singular === key ? `${key}Slug` : `${singular}Slugs`
}

/** Name of the field with the focus of the image in `key`. */
const focusOf = ({ shape }: z.ZodObject, key: string) =>
  Object.keys(shape).find((name) => imagesBeside(shape[name] as z.ZodType)?.includes(key))

/** Name of the GraphQL type of a field's value. An enum without a name is a `String`. */
function typeName(schema: z.ZodType, use: { parent: string; key: string }, written: Written): string {
  const meta = schema.meta()
  if (meta?.field?.graphql) return meta.field.graphql.type
  const { type } = schema.def
  if (type === "boolean") return "Boolean"
  if (type === "number") return (schema as z.ZodNumber).format === "safeint" ? "Int" : "Float"
  if (type !== "object" && (type !== "enum" || !meta?.typeName)) return "String"
  const name = meta?.typeName ?? use.parent + capitalised(use.key)
  const known = written.types.get(name)
  const definition = known ?? { description: meta?.description ?? "", head: "", lines: [], uses: [] }
  definition.uses.push(`${use.parent}.${use.key}`)
  written.types.set(name, definition)
  if (known) return name
  definition.head = `${type === "enum" ? "enum" : "type"} ${name}`
  definition.lines =
    type === "enum"
      ? (schema as z.ZodEnum).options.map(String)
      : fieldsOf(schema as z.ZodObject, name, written)
  return name
}
