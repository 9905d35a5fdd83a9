import { z } from "zod"
import { pageFields, publishingFields } from "./blocks"
import type { SectionDefinition } from "./define-section"

/** Reverse relations: field → the type that refers to this one, and the field that refers. */
export type Reverse = Record<string, { type: string; field: string; description: string }>

/** A folder of MDX documents, one page each: `content/<directory>/<slug>/index.mdx`. */
export interface Collection extends CollectionOptions<string> {
  /** All fields of the frontmatter: those of every page, the collection's own, those of its sections. */
  schema: z.ZodObject
  /** What an editor calls several of them. */
  plural: string
  /** Default `DocumentLink`: name, path and sentence. */
  card: string
  reverse: Reverse
}

/** Types of schema.org that a page can describe. */
export type Subject = "Article" | "BlogPosting" | "Service"

/** Texts of a list. `{one|many}` is the number of documents with a noun, `{count}` the number alone. */
export interface ListHead {
  heading: string
  lead: string
}

interface CollectionOptions<FieldName extends string> {
  /** Name of the GraphQL type. */
  type: string
  /** What an editor calls one of them, e.g. "case study". */
  label: string
  /** Default from the label: "case studies". */
  plural?: string
  /** Folder below `content/`, and first part of the pages' paths. */
  directory: string
  /** Fields of its own; `name`, `description` and `desc` replace those of every page. */
  fields: Record<FieldName, z.ZodType>
  /** Sections that an editor may write in the body. The first is the hero. */
  sections: readonly SectionDefinition[]
  /** Order of lists, menus and of previous and next. */
  sort: { field: NoInfer<FieldName> | "name"; order: "ASC" | "DESC" }
  /** GraphQL fragment of what other documents show when they refer to one. */
  card?: string
  /** Field with the page's h1; default `name`. */
  heading?: string
  /** `article`: the text in a column beside "On this page". Default one section below the other. */
  layout?: "sections" | "article"
  /** What the page describes, in schema.org's words; default nothing but the page itself. */
  subject?: Subject
  /** Head of its own list. */
  list?: ListHead
  /** One sentence for the list page, for visitors and search engines. */
  summary?: string
  /** List its newest documents in `feed.xml`. */
  feed?: boolean
  /** Documents on a page of the list; default 24, null for all on one. */
  pageSize?: number | null
  /** Reverse relations by the name of their field; default one for every type that refers to this one. */
  reverse?: Reverse
}

/** A YAML file below `content/data/`: one entry (`single`) or a list of entries with ids. */
export interface DataFile<Schema extends z.ZodObject = z.ZodObject> {
  type: string
  file: string
  single: boolean
  schema: Schema
  /** GraphQL fragment of what sections show of an entry that a document refers to. */
  card?: string
  reverse?: Reverse
}

/** Define a collection. Everything else about it follows. */
export const defineCollection = <FieldName extends string>(
  options: CollectionOptions<FieldName>,
): Collection => {
  const { fields, sections, label, plural = pluralOf(label), card = "DocumentLink", reverse = {} } = options
  const schema = z.strictObject({
    ...pageFields,
    ...fields,
    ...publishingFields,
    ...Object.assign({}, ...sections.map((section) => section.fields)),
  })
  return { ...options, plural, card, reverse, schema }
}

/** Define a data file. */
export const defineDataFile = <Schema extends z.ZodObject>(dataFile: DataFile<Schema>) => dataFile

const pluralOf = (label: string) => label.replace(/y$/, "ie").replace(/$/, "s")
