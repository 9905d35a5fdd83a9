import { z } from "zod"
import { months } from "../../util/day"
import { capitalised } from "../../util/words"
import type { contentTypes } from "../content-types.mjs"
import { isCalendarDay, isInFuture } from "./calendar-day"
import { iconNames } from "./icon-names"
import type { ImageData } from "./image-data"
import { pathProblem, photos } from "./path-problem"
import { formattingProblem } from "./plain-text"
import { unwrap } from "./unwrap"
import { hasControlCharacter, isVisible } from "./visible-text"

/**
 * The kind of a field that is a string for zod. GraphQL types, JSON Schemas and the checks of files and relations
 * depend on it.
 */
export type FieldKind =
  | ({ kind: "image" } & ImageOptions)
  | { kind: "file"; inOneColour: boolean }
  | { kind: "asset"; megabytes: number; extensions: readonly string[] }
  | { kind: "reference"; to: string }
  | { kind: "date" }
  | { kind: "color" }
  | { kind: "icon" }
  | { kind: "path" }
  | { kind: "oldPath" }
  | { kind: "feedId" }
  | { kind: "embed" }
  | { kind: "focus"; of: readonly string[] }

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

/** A field that editors may leave out, and that sections and queries always have. */
export type Derived<Schema extends z.ZodType> = z.ZodOptional<Schema> & { readonly "~derived": true }

/** What a section reads of other content than its document: every page that shows the section has it. */
export type Listed<Value> = Field<z.ZodType, Value> & { readonly "~listed": true }

/**
 * A field that is derived from other fields if it is left out, by `complete` of its section. Its description states
 * the default.
 */
export const derived = <Schema extends z.ZodType>(schema: Schema) =>
  schema.optional().meta({ derived: true }) as Derived<Schema>

export const isDerived = (schema: z.ZodType) => schema.meta()?.derived === true

/** An image file as sections receive it. */
export interface ImageFile {
  readonly childImageSharp: { readonly gatsbyImageData: ImageData } | null
}

/** An SVG file as sections receive it. */
interface SvgFile {
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

/**
 * The data of related documents, entries and lists, by type or fragment. The site declares its own.
 * @public
 */
// biome-ignore lint/suspicious/noEmptyInterface: the site fills it in.
export interface RelatedFragments {}

/** What sections receive of a document or data entry that a field refers to. */
export type Related<Type extends string> = Type extends keyof RelatedFragments
  ? RelatedFragments[Type]
  : Queries.DocumentLinkFragment

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

interface TextRules {
  min?: number
  max?: number
  /** In forms, where the field's name is not clear. */
  label?: string
}

/** One line of text with at least `min` and at most `max` characters, which is what the layout has space for. */
export const text = (description: string, { min = 1, max = 200, label }: TextRules = {}) =>
  z
    .string()
    .refine((value) => !/[\r\n]/.test(value), severalLines)
    .refine((value) => value === "" || isVisible(value), nothingVisible)
    .refine((value) => !hasControlCharacter(value), controlCharacter)
    .refine((value) => value.trim() === value, outerSpace)
    .superRefine((value, context) => {
      const message = formattingProblem(value)
      if (message) context.addIssue({ code: "custom", ...problem("plain-text", message) })
    })
    .min(min)
    .max(max)
    .meta({ description, ...(label ? { title: label } : {}) })

const severalLines = problem(
  "text-form",
  "has several lines. Write it in one line, or start the block with >- instead of > or |",
)
const nothingVisible = problem("control-character", "has only invisible characters. Write a text")
const controlCharacter = problem("control-character", "has an invisible character. Remove it")
const outerSpace = problem("text-form", "starts or ends with a space. Remove it")

interface ListRules {
  min?: number
  max?: number
  /** Whether a text may occur twice, such as a label of an axis. */
  repeats?: boolean
  /** Type of the data file or collection whose entries or documents are shown if the list is empty. */
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
            ...problem("duplicate", "is listed twice. Remove one of the two"),
          })
      })
    })
    .meta({ description, ...(fallback ? { fallback } : {}) })

/** A calendar day, YYYY-MM-DD, that exists. */
export const date = (description: string) =>
  z
    .string()
    .refine(isCalendarDay, { error: ({ input }) => notADay(String(input)) })
    .refine((day) => !isCalendarDay(day) || (day >= "1970" && day < "2100"), {
      message: "is too far in the past or the future. Check the year",
    })
    .meta({ description, field: { kind: "date" } })

/** The problem of a text that is not a valid date: a day that does not exist, another format, or not a date at all. */
const notADay = (text: string) => {
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return "is not a day that exists. Correct the month or the day"
  // 5 January, or 1 May in America.
  const isAmbiguous = /^\d\d?[-/]/.test(text)
  const parts = text.replace(/(?<=\d)T.*/, "").split(/[-./ ]/)
  const [day = "", month = "", year = ""] =
    parts[0]?.length === 4 ? parts.reverse() : isAmbiguous ? [] : parts
  const number = String(months.indexOf(capitalised(month.toLowerCase())) + 1 || month)
  const meant = [year, number.padStart(2, "0"), day.padStart(2, "0")].join("-")
  return `is not a date. Write ${isCalendarDay(meant) ? meant : "year-month-day, e.g. 2026-05-14"}`
}

/** A day that is not in the future. */
export const pastDate = (description: string) =>
  date(description).refine((day) => !isCalendarDay(day) || !isInFuture(day), {
    message: "is in the future. Write the day of the last change, or remove the line",
  })

/** A colour as #RRGGBB. */
export const color = (description: string) =>
  z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/, 'is not a colour. Write # and six hexadecimal digits, e.g. "#34CE72"')
    .meta({ description, field: { kind: "color" } })

/** The path of a file next to the document; becomes a `File`. @param otherwise the problem of what is no path, and the fix */
const filePath = <Value>(extensions: readonly string[], otherwise: string, meta: z.GlobalMeta) =>
  z
    .string()
    .regex(new RegExp(`^\\./(?!.*\\.\\./)[^\\\\]+\\.(${extensions.join("|")})$`), {
      error: ({ input }) => pathProblem(String(input), extensions) ?? otherwise,
    })
    .meta(meta) as Field<z.ZodString, Value>

const noPicture =
  "is not the path of a picture next to this file. Write e.g. ./cover.jpg (jpg, png, webp or avif)"

/** A JPEG, PNG, WebP or AVIF image, for sharp. */
export const image = (description: string, options: ImageOptions = {}) =>
  filePath<ImageFile>(photos, noPicture, { description, field: { kind: "image", ...options } })

/** The version of an image for the dark theme. */
export const darkImage = (options: ImageOptions = {}) =>
  image("The same in the dark theme, such as in the evening. Default: the same image.", options).optional()

/** The point of an image that all its crops show. @param of names of the fields beside it with the image */
export const focus = (...of: string[]): z.ZodOptional<z.ZodType<number[]>> =>
  z
    .array(z.number().min(0).max(1))
    .length(2)
    .meta({
      title: "Subject",
      description:
        "What stays visible where the picture is cropped, from left and top: [0.3, 0.6] is 30 % from the left and 60 % from the top. Default: the middle.",
      field: { kind: "focus", of },
    })
    .optional()

/** Whether a field is a focus. Queries do not ask for it: the data of the image has it. */
export const comesWithImage = (schema: z.ZodType) => fieldKind(unwrap(schema).inner)?.kind === "focus"

const noSvg = "is not the path of an SVG file next to this file. Write e.g. ./mark.svg"

/** An SVG. @param inOneColour whether it gets the colour of the text around it */
export const svg = (description: string, { inOneColour = false } = {}) =>
  filePath<SvgFile>(["svg"], noSvg, { description, field: { kind: "file", inOneColour } })

/** A file that is published as it is, e.g. a PDF. @param megabytes size limit */
export const asset = (
  description: string,
  { extensions, megabytes }: { extensions: readonly (keyof typeof contentTypes)[]; megabytes: number },
) =>
  filePath<AssetFile>(
    extensions,
    `is not a file next to this document. Write e.g. ./report.${extensions[0]} (${extensions.join(", ")})`,
    { description, field: { kind: "asset", megabytes, extensions } },
  )

/** A reference to a node of another type: the slug of a document, or the `id` of a data entry. */
export const reference = <Type extends string>(to: Type, description: string) =>
  z
    .string()
    .min(1)
    .meta({ description, field: { kind: "reference", to } }) as Field<z.ZodString, Related<Type>>

type Fragment<Name> = Name extends keyof RelatedFragments ? RelatedFragments[Name] : never

/**
 * All entries of a data file or all documents of a collection, in their order, for `reads` of a section.
 * @param fragment GraphQL fragment with what the section shows of each
 */
export const every = <Name extends string>(of: string, fragment: Name) =>
  nodes<readonly Fragment<Name>[]>({ of, fragment, single: false })

/** The only entry of a data file, for `reads` of a section. */
export const only = <Name extends string>(of: string, fragment: Name) =>
  nodes<Fragment<Name> | null>({ of, fragment, single: true })

const nodes = <Value>(list: ContentList) => z.unknown().meta({ list }) as unknown as Listed<Value>

/** The name of an icon of our set. */
export const icon = (description = "Icon next to the title; content/README.md#icons lists the names.") =>
  asText(z.enum(iconNames).meta({ description, field: { kind: "icon" } }))

/** One of several values. A `String` in GraphQL, since the values may not be valid enum names. */
export const choice = <Value extends string>(values: readonly Value[], description: string) =>
  asText(z.enum(values).meta({ description }))

const asText = <Schema extends z.ZodType>(schema: Schema) => schema as Field<Schema, string>

/** A path of this site, with a slash at both ends. */
export const sitePath = (description: string) =>
  z
    .string()
    .regex(/^\/([a-z0-9-]+\/)*$/, "is not a path of this site. Write e.g. /contact-us/")
    .meta({ description, field: { kind: "path" } })

/** The address of a page, where it does not follow from the document's folder. */
export const ownPath = (description: string) =>
  z
    .string()
    .regex(
      /^\/([a-z0-9-]*(\{site\.productName\})?[a-z0-9-]*\/)*$/,
      "is not the address of a page. Write small letters, digits and hyphens between slashes, e.g. /company/clients/",
    )
    .meta({ description })

/** The address of a page of this site, or of another site. */
export const linkAddress = (description: string) =>
  z
    .string()
    .regex(
      /^(\/([a-z0-9-]+\/)*(#\S+)?|https:\/\/\S+)$/,
      "is not an address. Write a path of this site, e.g. /contact-us/, or https://…",
    )
    .meta({ description, field: { kind: "path" } })

/** The address of a page of another site that is embedded. Its host must be in the list of site.yaml. */
export const embedUrl = (description: string) =>
  z
    .string()
    .regex(/^https:\/\/[^\s/]+\.[^\s]+$/, "is not the address of a page of another site. Write https://…")
    .meta({ description, field: { kind: "embed" } })

/** An old path of a page, in any form, without characters that have a meaning in redirect files. */
export const oldPath = (description: string, kind: "oldPath" | "feedId" = "oldPath") =>
  z
    .string()
    .regex(
      /^(?:\/(?!\.{1,2}(?:\/|$))[^\s/?#%\\"'`<>|*:;{}$^()[\]=&!,]+)+\/?$/,
      "is not an old path. Write the old address without the domain, and without ? and # and what follows, e.g. /work/harbour-ledger/",
    )
    .max(200)
    .meta({ description, field: { kind } })

/** A kebab-case name, unique in its file. */
export const entryId = () =>
  z
    .string()
    .regex(
      /^[a-z0-9]+(-[a-z0-9]+)*$/,
      "is not an id. Write small letters, digits and hyphens, e.g. amara-diallo",
    )
    .meta({
      description: "Name of the entry, unique in this file: small letters, digits, hyphens.",
      title: "Short name",
    })
