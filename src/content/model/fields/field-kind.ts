import type { z } from "zod"

/**
 * What a kind of field means to the check, GraphQL, JSON Schemas, references and forms. A kind is one such value, in
 * the file of this folder that defines it. Plain data: the studio gets it as JSON.
 */
export interface FieldKind {
  name: string
  /** Id of the rule that reports a value in another form. */
  rule: string
  /** Type of the value in GraphQL, and the directives of its field. Default: that of the schema, without directives. */
  graphql?: { type: string; directives?: string }
  /** Lines of a query that select what sections receive of the value. */
  selection?: readonly string[]
  jsonSchema?: { format: string; examples?: readonly string[] }
  /** Type of the document or data entry that the value names. */
  to?: string
  /** The value is the path of such a file. */
  file?: WantedFile
  /** The value is an address: of a page here or elsewhere, an old one of this page, its id in feeds, or that of a frame. */
  address?: "page" | "old" | "feed" | "frame"
  /** Names of the image fields beside it whose data include the value, so that queries do not ask for it. */
  imagesBeside?: readonly string[]
  /** Control of the studio's form. Default: by the schema. */
  control?: "choice" | "color" | "file" | "focus" | "icon"
}

/** What a file next to the document must be. */
export type WantedFile =
  | ({ type: "image" } & ImageOptions)
  | { type: "svg"; inOneColour: boolean }
  | { type: "asset"; megabytes: number; extensions: readonly string[] }

/** Recommended size of an image. content-check warns if an image differs much. */
export interface ImageOptions {
  /** In pixels. */
  width?: number
  /** Width divided by height. */
  ratio?: number
  /** Greatest width at which sections show it, in pixels, or `full` for the window's width. Default 1080. */
  display?: number | "full"
  /** Widths of its files in pixels. Default: those of devices, up to twice `display`. */
  widths?: readonly number[]
}

/** All entries of a data file, or all documents of a collection. */
export interface ContentList {
  of: string
  /** GraphQL fragment with what the section shows of each. */
  fragment: string
  /** The file is one entry. */
  single: boolean
}

export interface FieldMeta {
  /** Shown to editors and in GraphiQL. */
  description?: string
  /** GraphQL name of an object or enum. Default for objects: the parent's and the field's name. */
  typeName?: string
  field?: FieldKind
  /** Type of the data file or collection whose entries or documents are shown if a document has an empty list. */
  fallback?: string
  derived?: boolean
  list?: ContentList
}

declare module "zod" {
  interface GlobalMeta extends FieldMeta {}
}

/** A schema whose value in a section's props differs from what an editor writes. */
export type Field<Schema extends z.ZodType, Value> = Schema & { readonly "~value": Value }

const kinds = new WeakMap<z.ZodType, FieldKind | undefined>()

/** The kind of a field. Cached, since zod collects its metadata again at every call. */
export const fieldKind = (schema: z.ZodType): FieldKind | undefined => {
  if (!kinds.has(schema)) kinds.set(schema, schema.meta()?.field)
  return kinds.get(schema)
}

/**
 * An error of a value, for `refine`. The message is the problem, a full stop, and the fix.
 * @param rule id of the rule in content-check
 */
export const problem = (rule: string, message: string) => ({ message, params: { rule } })
