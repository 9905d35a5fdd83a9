import { existsSync } from "node:fs"
import { readFile } from "node:fs/promises"
import path from "node:path"
import type { z } from "zod"
import { todayUtc } from "../../util/day"
import { slugify } from "../../util/slugify"
import { valueAt } from "../../util/value-at"
import { exampleMark } from "../check/example-texts"
import { splitDocument } from "../check/split-document"
import { readYaml } from "../check/yaml/read-yaml"
import { type ExistingDocument, existingDocuments, existingEntries } from "../engine/existing"
import type { Snapshot } from "../engine/snapshot"
import type { ContentModel } from "../model/content-model"
import type { Collection } from "../model/define-collection"
import type { SectionDefinition } from "../model/define-section"
import { isPublished } from "../model/publishing"
import { unwrap } from "../model/unwrap"
import { specialFields } from "../model/walk-fields"
import { commentedYaml } from "./commented-yaml"
import { collectionSchema } from "./json-schema"
import { placeSections } from "./place-sections"
import { drawPlaceholder } from "./placeholder-image"

type Fields = Record<string, unknown>

/**
 * The files of a new draft: the collection's `example.mdx` with the examples of the sections that it uses, references
 * to existing documents, a comment above every field, and placeholder images.
 * @param comments whether to explain fields, and to name fields and sections that can be added
 */
export const newDocument = async (
  snapshot: Snapshot,
  collection: Collection,
  name: string,
  { comments = true } = {},
): Promise<Map<string, string | Buffer>> => {
  const { frontmatter, body: commented } = await exampleOf(collection, slugify(name))
  const body = comments ? commented : commented.replace(/^\{\/\*.*\*\/\}\n\n/gm, "")
  const existing = existingDocuments(snapshot)
  const entries = entriesByType(snapshot)
  const used = collection.sections.filter(({ name }) => new RegExp(`^<${name}\\b`, "m").test(body))
  const example = Object.assign({}, ...used.map((section) => section.example ?? {}), frontmatter)
  const withTargets = withReferences(collection.schema, example, entries)
  const fields = {
    ...withTargets,
    name,
    draft: true,
    ...("date" in withTargets ? { date: todayUtc() } : {}),
    ...("order" in collection.schema.shape ? { order: nextOrder(collection, existing) } : {}),
  }
  const explained = commentedYaml(fields, collectionSchema(collection), ["name", "draft", "date", "order"])
  const yaml = comments ? explained : explained.replace(explanation, "")
  const text = `---\n${yaml}---\n\n${body}`
  const files = new Map<string, string | Buffer>([["index.mdx", text]])
  for (const [file, bytes] of await placeholdersOf(snapshot.model, collection, fields, body, name))
    files.set(file, bytes)
  return files
}

/** A comment that only explains: values are on the line of their field, and the check reads those of examples. */
const explanation = new RegExp(`^ *# (?!${exampleMark.slice(2)}).*\n`, "gm")

/**
 * The collection's template of this name, such as `privacy.mdx`; without one its `example.mdx`. It gets the collection's
 * own sections that its body names neither as elements nor in comments, except for pages that are in no list: they have
 * so many that each shows only a few.
 */
async function exampleOf({ directory, sections, standalone }: Collection, slug: string) {
  // Not relative to `__dirname`: for Gatsby, this file is in a bundle in another folder.
  const fileOf = (name: string) => path.resolve("src/site/collections", directory, `${name}.mdx`)
  const text = await readFile(existsSync(fileOf(slug)) ? fileOf(slug) : fileOf("example"), "utf8")
  const { frontmatter, body } = splitDocument(text)
  const own = standalone ? [] : sections.filter(({ anywhere }) => !anywhere).map(({ name }) => name)
  const missing = own.filter((name) => !new RegExp(`<${name}\\b`).test(body))
  return { frontmatter: readYaml(frontmatter ?? "").data as Fields, body: placeSections(body, missing) }
}

/** The fields of a section as in a new document, and their placeholder images. @param name of the document */
export const newSection = async (
  snapshot: Snapshot,
  collection: Collection,
  section: Pick<SectionDefinition, "example">,
  name: string,
): Promise<{ fields: Fields; images: Map<string, Buffer> }> => {
  const fields = withReferences(collection.schema, section.example ?? {}, entriesByType(snapshot))
  return { fields, images: await placeholdersOf(snapshot.model, collection, fields, "", name) }
}

/** A placeholder for each image of a document, by its file. */
async function placeholdersOf(
  { palette }: ContentModel,
  collection: Collection,
  fields: Fields,
  body: string,
  name: string,
) {
  const images = new Map<string, Buffer>()
  for (const image of imagesOf(collection, fields, body))
    images.set(image.file, await drawPlaceholder(image, name, palette))
  return images
}

/** Slugs of published documents in the order of their lists, and ids of data entries, by type. */
function entriesByType(snapshot: Snapshot) {
  const entries = new Map<string, string[]>()
  for (const { type, sort } of snapshot.model.collections) {
    const position = ({ fields }: ExistingDocument) => {
      const value = fields[sort.field]
      return typeof value === "number" ? String(value).padStart(6, "0") : String(value ?? "")
    }
    const published = existingDocuments(snapshot)
      .filter(({ collection, fields }) => collection.type === type && isPublished(fields))
      .sort((a, b) => position(a).localeCompare(position(b)) || a.slug.localeCompare(b.slug))
      .map(({ slug }) => slug)
    entries.set(type, sort.order === "DESC" ? published.reverse() : published)
  }
  for (const { type } of snapshot.model.dataFiles) entries.set(type, [])
  for (const { type, id } of existingEntries(snapshot)) entries.get(type)?.push(id)
  return entries
}

/** The fields with their references replaced by existing documents and entries. Without any, lists become shorter. */
function withReferences(
  schema: z.ZodObject,
  example: Fields,
  entries: ReadonlyMap<string, string[]>,
): Fields {
  const fields = structuredClone(example)
  for (const { kind, path } of specialFields(schema, example).reverse()) {
    if (!kind.to) continue
    const parent = valueAt(fields, path.slice(0, -1)) as Record<string | number, unknown>
    const name = path.at(-1) ?? ""
    const target = entries.get(kind.to)?.[typeof name === "number" ? name : 0]
    if (target === undefined && Array.isArray(parent)) parent.splice(Number(name), 1)
    else if (target === undefined && isOptional(schema.shape[name])) delete parent[name]
    else parent[name] = target ?? ""
  }
  return fields
}

const isOptional = (field?: z.ZodType) => field !== undefined && unwrap(field).optional

const nextOrder = ({ type }: Collection, existing: ExistingDocument[]) =>
  1 +
  Math.max(
    0,
    ...existing.map(({ collection, fields }) => (collection.type === type ? Number(fields.order) || 0 : 0)),
  )

/** The images that fields and body refer to, in the sizes that the fields recommend. */
function imagesOf({ schema }: Collection, fields: Fields, body: string) {
  const inFields = specialFields(schema, fields).flatMap(({ kind, value }) => {
    if (kind.file?.type === "svg") return [{ file: fileName(value), width: 80, height: 80 }]
    if (kind.file?.type !== "image") return []
    const { display = 1600, ratio = 1.5, width = display === "full" ? 1600 : display } = kind.file
    return [{ file: fileName(value), width, height: Math.round(width / ratio) }]
  })
  const inBody = [...body.matchAll(/!\[[^\]]*\]\((\.\/[^\s)]+)/g)].map(([, value = ""]) => ({
    file: fileName(value),
    width: 1920,
    height: 1200,
  }))
  return [...inFields, ...inBody]
}

const fileName = (value: string) => value.replace(/^\.\//, "")
