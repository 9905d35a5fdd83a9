import type { IGatsbyImageData } from "gatsby-plugin-image"
import { z } from "zod"
import type { Cards } from "../generated/cards"
import { isCalendarDay, liesAhead } from "./calendar-day"
import { iconNames } from "./icon-names"
import { hasControl, isVisible } from "./odd-characters"

/**
 * What a field is besides its JSON type. The GraphQL types, the JSON Schema and the checks of files and relations
 * read it; zod itself only knows strings.
 */
export type FieldKind =
  | ({ kind: "image" } & ImageOptions)
  | { kind: "file" }
  | ({ kind: "asset" } & AssetOptions)
  | { kind: "reference"; to: string }
  | { kind: "date" }
  | { kind: "color" }
  | { kind: "icon" }
  | { kind: "path" }
  | { kind: "oldPath" }

/** What a picture should be; one that is far from it is worth a warning. */
interface ImageOptions {
  /** Pixels. */
  width?: number
  /** Width divided by height. */
  ratio?: number
  /** The widest that sections show it, in pixels; `full` is the whole window. Default 1080. */
  display?: number | "full"
}

/** A file that is published as it is. */
interface AssetOptions {
  /** Size limit in megabytes. */
  megabytes: number
}

interface FieldMeta {
  /** The sentence editors and GraphiQL show. */
  description?: string
  /** GraphQL name of an object or enum; without it the name is the parent's with the field's. */
  typeName?: string
  field?: FieldKind
  /** Type of a data file whose entries are shown where a document has an empty list. */
  fallback?: string
}

declare module "zod" {
  interface GlobalMeta extends FieldMeta {}
}

/** A schema whose value reaches sections as something else than what an editor writes. */
export type Field<Schema extends z.ZodType, Value> = Schema & { readonly "~value": Value }

/** An image file as sections receive it. */
export interface ImageFile {
  readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null
}

/** An SVG file as sections receive it. */
export interface SvgFile {
  readonly publicURL: string | null
}

/** A file that is published as it is, as elements of the text receive it. */
export interface AssetFile {
  readonly publicURL: string | null
  /** Without a dot. */
  readonly extension: string
  /** e.g. 4.1 MB */
  readonly prettySize: string
}

/** What sections receive of a document or data entry that a field refers to. */
export type Card<Type extends string> = Type extends keyof Cards ? Cards[Type] : Queries.DocumentLinkFragment

const kinds = new WeakMap<z.ZodType, FieldKind | undefined>()

/** What kind of field a schema stands for, remembered: zod gathers its metadata anew at every call. */
export const fieldKind = (schema: z.ZodType): FieldKind | undefined => {
  if (!kinds.has(schema)) kinds.set(schema, schema.meta()?.field)
  return kinds.get(schema)
}

/** One line of text of at least `min` and at most `max` characters: what the layout holds. */
export const text = (description: string, { min = 1, max = 200 }: { min?: number; max?: number } = {}) =>
  z
    .string()
    .refine((value) => !/[\r\n]/.test(value), {
      message: "spans several lines. Write it in one, or start the block with >- instead of > or |",
    })
    .refine((value) => value === "" || isVisible(value), {
      message: "shows nothing: it holds only characters that nobody sees. Write a text",
    })
    .refine((value) => !hasControl(value), {
      message: "holds a control character that nobody sees. Remove it",
    })
    .refine((value) => value.trim() === value, { message: "starts or ends with a space. Remove it" })
    .min(min)
    .max(max)
    .meta({ description })

interface ListRules {
  min?: number
  max?: number
  /** Whether the same text may stand in it twice, as the labels of an axis may. */
  repeats?: boolean
  /** Type of the data file whose entries are shown where the list is empty. */
  fallback?: string
}

/** A list with at least `min` and at most `max` entries. */
export const list = <Item extends z.ZodType>(
  item: Item,
  description: string,
  { min = 0, max = 40, repeats = false, fallback }: ListRules = {},
) =>
  z
    .array(item)
    .min(min)
    .max(max)
    .superRefine((entries, context) => {
      if (repeats) return
      entries.forEach((entry, index) => {
        if (typeof entry === "string" && entries.indexOf(entry) !== index)
          context.addIssue({
            code: "custom",
            path: [index],
            message: "stands in this list already. Remove one of the two",
          })
      })
    })
    .meta({ description, ...(fallback ? { fallback } : {}) })

/** A calendar day, YYYY-MM-DD, that exists. */
export const date = (description: string) =>
  z
    .string()
    .refine(isCalendarDay, { message: "is not a date. Write year-month-day, e.g. 2026-05-14" })
    .meta({ description, field: { kind: "date" } })

/** A day that is not in the future. */
export const pastDate = (description: string) =>
  date(description).refine((day) => !isCalendarDay(day) || !liesAhead(day), {
    message: "lies in the future. Write the day of the last change, or remove the line",
  })

/** A colour as #RRGGBB. */
export const color = (description: string) =>
  z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/, 'is not a colour. Write # and six hexadecimal digits, e.g. "#34CE72"')
    .meta({ description, field: { kind: "color" } })

/** A JPEG, PNG, WebP or AVIF picture beside the document; becomes a `File` with sharp. */
export const image = (description: string, options: ImageOptions = {}) =>
  z
    .string()
    .regex(/^\.\/(?!.*\.\.\/)[^\\]+\.(jpe?g|png|webp|avif)$/, {
      error: ({ input }) =>
        /\.svg$/i.test(String(input))
          ? "is a drawing (SVG), and a photo is needed here. Write e.g. ./cover.jpg (jpg, png, webp or avif)"
          : "is not the path of a picture beside this file. Write e.g. ./cover.jpg (jpg, png, webp or avif)",
    })
    .meta({ description, field: { kind: "image", ...options } }) as Field<z.ZodString, ImageFile>

/** A drawing (SVG) beside the document; becomes a `File`. */
export const drawing = (description: string) =>
  z
    .string()
    .regex(
      /^\.\/(?!.*\.\.\/)[^\\]+\.svg$/,
      "is not the path of an SVG file beside this file. Write e.g. ./mark.svg",
    )
    .meta({ description, field: { kind: "file" } }) as Field<z.ZodString, SvgFile>

/** A file next to the document that is published as it is, e.g. a PDF. */
export const asset = (
  description: string,
  { extensions, megabytes }: AssetOptions & { extensions: readonly string[] },
) =>
  z
    .string()
    .regex(
      new RegExp(`^\\./(?!.*\\.\\./)[^\\\\]+\\.(${extensions.join("|")})$`),
      `is not a file next to this document. Write e.g. ./report.${extensions[0]} (${extensions.join(", ")})`,
    )
    .meta({ description, field: { kind: "asset", megabytes } }) as Field<z.ZodString, AssetFile>

/** The slug (or, for data files, the `id`) of an entry of another type; becomes that node. */
export const reference = <Type extends string>(to: Type, description: string) =>
  z
    .string()
    .regex(
      /^[a-z0-9]+(-[a-z0-9]+)*$/,
      "is not a slug. Write small letters, digits and hyphens, e.g. react-native",
    )
    .meta({ description, field: { kind: "reference", to } }) as Field<z.ZodString, Card<Type>>

/** The name of an icon of the house's set. */
export const icon = (description = "Icon beside the title, by its lucide name.") =>
  asText(z.enum(iconNames).meta({ description, field: { kind: "icon" } }))

/** One of a few values that GraphQL cannot spell as an enum. */
export const choice = <Value extends string>(values: readonly Value[], description: string) =>
  asText(z.enum(values).meta({ description }))

const asText = <Schema extends z.ZodType>(schema: Schema) => schema as Field<Schema, string>

/** A path of this site, with a slash at both ends. */
export const sitePath = (description: string) =>
  z
    .string()
    .regex(/^\/([a-z0-9-]+\/)*$/, "is not a path of this site. Write e.g. /contact-us/")
    .meta({ description, field: { kind: "path" } })

/** The address of a page of this site, or of another site. */
export const linkAddress = (description: string) =>
  z
    .string()
    .regex(
      /^(\/([a-z0-9-]+\/)*(#\S+)?|https:\/\/\S+)$/,
      "is no address. Write a path of this site, e.g. /contact-us/, or https://…",
    )
    .meta({ description, field: { kind: "path" } })

/**
 * A path that a page of this site had once, in whatever manner the old site wrote paths; without signs that mean
 * something in the lists of redirects that hosts read.
 */
export const oldPath = (description: string) =>
  z
    .string()
    .regex(
      /^(?:\/(?!\.{1,2}(?:\/|$))[^\s/?#%\\"'`<>|*:;{}$^()[\]=&!,]+)+\/?$/,
      "is not an old path. Write what stood behind the host, up to ? and #, e.g. /work/harbour-ledger/",
    )
    .max(200)
    .meta({ description, field: { kind: "oldPath" } })

/** A kebab-case name, unique in its file. */
export const entryId = (
  description = "Name of the entry, unique in this file: small letters, digits, hyphens.",
) =>
  z
    .string()
    .regex(
      /^[a-z0-9]+(-[a-z0-9]+)*$/,
      "is not an id. Write small letters, digits and hyphens, e.g. amara-diallo",
    )
    .meta({ description })
