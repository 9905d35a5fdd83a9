import { z } from "zod"
import type { SectionDefinition } from "./define-section"
import { referredType } from "./fields"
import { feedFields, pageFields, publishingFields } from "./page-fields"

/** Reverse relations by the name of their field: the type and the field that refer to this type. */
export type Reverse = Record<string, { type: string; field: string; description: string }>

/** A folder of MDX documents, one page each: `content/<directory>/<slug>/index.mdx`. */
export interface Collection extends CollectionOptions<string> {
  /** All fields of the frontmatter: those of every page, of the collection, and of its sections. */
  schema: z.ZodObject
  /** What editors call several documents. */
  plural: string
  /** Default `DocumentLink`: name, path and `desc`. */
  card: string
  foundBy: readonly string[]
  /** Added by `createModel`. */
  reverse: Reverse
}

/** Types of schema.org that a page can describe. */
export type Subject = "Article" | "BlogPosting" | "Service"

interface CollectionOptions<FieldName extends string> {
  /** Name of the GraphQL type. */
  type: string
  /** What editors call one document, e.g. "case study". */
  label: string
  /** Default from the label: "case studies". */
  plural?: string
  /** Folder in `content/`, and first part of the pages' paths. */
  directory: string
  /** Fields of this collection. `name`, `description` and `desc` replace those of every page. */
  fields: Record<FieldName, z.ZodType>
  /** Sections that an editor may write in the body. The first is the hero. */
  sections: readonly SectionDefinition[]
  /** Order of lists and menus, and of previous and next. */
  sort: { field: NoInfer<FieldName> | "name"; order: "ASC" | "DESC" }
  /** GraphQL fragment with the fields that other documents show when they refer to one. */
  card?: string
  /** Field with the page's h1; default `name`. */
  heading?: string
  /** Field with the sentence next to it. */
  lead?: string
  /**
   * Fields with the image that stands for a document, e.g. in results of the search: the first that it has. Dots lead
   * into groups, numbers into lists: `homeHero.pictures.0.image`.
   */
  images?: readonly string[]
  /** `article` puts the text in a column next to "On this page". Default: sections, one below the other. */
  layout?: "sections" | "article"
  /**
   * Each document is a page by itself, at `/<slug>/` or the address in its field `path`: there is no list, and it has no
   * links to previous and next documents and no "On this page".
   */
  standalone?: boolean
  /** Type of schema.org for what the page describes. Default: structured data describe only the page. */
  subject?: Subject
  /** List its newest documents in `feed.xml` and `feed.json`. */
  feed?: boolean
  /**
   * Fields by which the search dialog finds a document too: texts, and names of what they refer to. Default: `tags`, and all
   * that refer to something.
   */
  foundBy?: readonly NoInfer<FieldName>[]
  /** Colours of a document's share image. Default: those of the site. */
  shareColours?(document: never): ShareColours
  /**
   * For lists that visitors filter: what scripts need of each document, from what its list queries. A build writes it to
   * `/data/<directory>.json` if the list is too long for its pages to have all of it.
   */
  filtered?(document: never): object
  /** Paths of documents that must exist and be published, as written in `path`, and what relies on each. */
  requiredPages?: readonly { path: string; neededBy: string }[]
  /** Documents on a page of the list; default 24. With null, all documents are on one page. */
  pageSize?: number | null
}

/** Colours of a share image. */
export interface ShareColours {
  background: string
  heading: string
  name: string
  light: string
}

/** A YAML file in `content/data/`: a list of entries with ids, or one entry. */
export interface DataFile<Schema extends z.ZodObject = z.ZodObject> {
  type: string
  file: string
  /** What the file holds, for the editors' guide. */
  about: string
  /** The file is one entry instead of a list. */
  single?: true
  /** Each entry is about a collection: its `id` is the collection's folder. */
  ofCollections?: true
  schema: Schema
  /**
   * The page of each entry: its path with `{id}`. With the folder of a collection in `lists`, it lists the documents that
   * refer to the entry, which needs `name` and `description`, by the template in that collection's folder; there is none
   * without documents. Otherwise, it is the document at the path above, again.
   */
  pages?: { path: `/${string}/{id}/`; lists?: string }
  /** Fields that scripts load from `/data/<file>.json`, next to `id`, and those with addresses of images on other sites. */
  inScripts?: Readonly<Record<"fields" | "images", readonly (keyof Schema["shape"] & string)[]>>
  /** Fields of a valid entry that depend on the day, YYYY-MM-DD. */
  onDay?(fields: never, day: string): object
  /** GraphQL fragment with the fields that sections show of an entry. */
  card?: string
  /** GraphQL fragments that `npm run generate` writes: their names, and the fields in them; default all. */
  fragments?: Readonly<Record<string, readonly (keyof Schema["shape"] & string)[] | "all">>
  /** Added by `createModel`. */
  reverse?: Reverse
}

/** Define a collection. Its GraphQL types, pages, list and menus follow from the definition. */
export const defineCollection = <FieldName extends string>(
  options: CollectionOptions<FieldName>,
): Collection => {
  const { fields, sections, label, plural = pluralOf(label), card = "DocumentLink" } = options
  const names = Object.keys(fields) as FieldName[]
  const foundBy = names.filter((name) => name === "tags" || referredType(fields[name]))
  const schema = z.strictObject({
    ...pageFields,
    ...fields,
    ...publishingFields,
    ...(options.feed ? feedFields : {}),
    ...Object.assign({}, ...sections.map((section) => section.fields)),
  })
  return { foundBy, ...options, plural, card, reverse: {}, schema }
}

/** A document's fields, and those that `derived()` fields get from them. */
export const completeFields = (
  { sections }: Collection,
  fields: Record<string, unknown>,
): Record<string, unknown> =>
  Object.assign({}, fields, ...sections.map(({ complete }) => complete?.(fields as never)))

/** Define a data file. */
export const defineDataFile = <Schema extends z.ZodObject>(dataFile: DataFile<Schema>) => dataFile

const pluralOf = (label: string) =>
  label
    .replace(/(?<=[^aeiou])y$/, "ie")
    .replace(/(?:s|x|z|ch|sh)$/, "$&e")
    .replace(/$/, "s")
