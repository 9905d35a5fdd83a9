import { z } from "zod"
import { textElements } from "../sections/text-elements"
import { pageFields, publishingFields } from "./blocks"
import type { SectionDefinition } from "./define-section"

/** Relations the other way round: field → the type that refers to this one, and through which of its fields. */
export type Reverse = Record<string, { type: string; field: string; description: string }>

/** A folder of MDX documents, one page each: `content/<directory>/<slug>/index.mdx`. */
export interface Collection extends CollectionOptions<string> {
  /** All fields of the frontmatter: those of every page, the collection's own, those of its sections. */
  schema: z.ZodObject
  /** Everything that an editor may write in the body: its sections, and the elements of the text. */
  elements: readonly SectionDefinition[]
  /** What an editor calls several of them. */
  plural: string
  /** Default `DocumentLink`: name, path and sentence. */
  card: string
  reverse: Reverse
}

/** Types of schema.org that a page can describe. */
export type Subject = "Article" | "BlogPosting" | "Service"

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
  /** What an editor may write in the body. The first is the hero, with which every document starts. */
  sections: readonly SectionDefinition[]
  /** Order of lists, menus and of previous and next. */
  sort: { field: NoInfer<FieldName> | "name"; order: "ASC" | "DESC" }
  /** GraphQL fragment of what sections show of one, where another document refers to it. */
  card?: string
  /** Where the page's h1 is among the fields; default `name`. */
  heading?: string
  /** `article`: the text in a column beside "On this page". Default one section below the other. */
  layout?: "sections" | "article"
  /** What the page describes, in schema.org's words; default nothing but the page itself. */
  subject?: Subject
  /** One sentence on the list of all, for visitors and search engines. */
  summary?: string
  /** Documents on a page of the list; default 24, null for all on one. */
  pageSize?: number | null
  /** Relations the other way round, by the name of their field; default: of every type that refers to this one. */
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

/** Declares a collection once: everything else about it follows. */
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
  return { ...options, elements: [...sections, ...textElements], plural, card, reverse, schema }
}

/** Declares a data file once, in the same manner. */
export const defineDataFile = <Schema extends z.ZodObject>(dataFile: DataFile<Schema>) => dataFile

const pluralOf = (label: string) => label.replace(/y$/, "ie").replace(/$/, "s")
