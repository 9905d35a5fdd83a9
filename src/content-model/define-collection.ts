import type { z } from "zod"

/** What every document has in its frontmatter: `pageFields`, `publishingFields`, and its sentence on cards. */
type PageSchema = z.ZodObject<
  {
    name: z.ZodString
    description: z.ZodString
    desc: z.ZodString
    updated: z.ZodType
    redirectFrom: z.ZodType
    draft: z.ZodType
    publish: z.ZodType
  },
  z.core.$ZodObjectConfig
>

/** Relations the other way round: field → the type that refers to this one, and through which of its fields. */
export type Reverse = Record<string, { type: string; field: string; description: string }>

/** A folder of MDX documents, one page each: `content/<directory>/<slug>/index.mdx`. */
export interface Collection<Schema extends z.ZodObject = z.ZodObject, SectionName extends string = string> {
  /** Name of the GraphQL type. */
  type: string
  /** What an editor calls one of them, e.g. "case study". */
  label: string
  /** Folder below `content/`, and first part of the pages' paths. */
  directory: string
  /** Fields of the frontmatter. */
  schema: Schema
  /** Order of lists, menus and of previous and next, by a field of the schema. */
  sort: { field: "date" | "order"; order: "ASC" | "DESC" }
  reverse: Reverse
  /** Names an editor may write in the body; see `sections.ts`. */
  sections: readonly SectionName[]
}

/** A YAML file below `content/data/`: one entry (`single`) or a list of entries with ids. */
export interface DataFile<Schema extends z.ZodObject = z.ZodObject> {
  type: string
  file: string
  single: boolean
  schema: Schema
  reverse?: Reverse
}

/**
 * Declares a collection once. Validation, GraphQL types, TypeScript types and the JSON Schema for editors come from it.
 * What else a new collection needs is listed in src/README.md, "Add a collection".
 */
export const defineCollection = <Schema extends PageSchema, SectionName extends string>(
  collection: Collection<Schema, SectionName>,
) => collection

/** Declares a data file once, in the same manner. */
export const defineDataFile = <Schema extends z.ZodObject>(dataFile: DataFile<Schema>) => dataFile
