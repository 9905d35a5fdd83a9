import path from "node:path"
import type { CreateNodeArgs, Node } from "gatsby"
import { checkDocument } from "../content-model/check-document"
import type { Collection } from "../content-model/define-collection"
import { collectionOf } from "../content-model/model"
import { isPublished, todayUtc } from "../content-model/publishing"
import { readText } from "../content-model/read-text"
import { validateFields } from "../content-model/validate-fields"
import { nodeFields } from "../content-model/walk-fields"
import type { CompiledBody } from "../mdx/body-tree"
import { compileBody, readingTime } from "../mdx/compile-body"
import { createContentNode } from "./create-content-node"
import { isBuild } from "./is-build"
import { orLastValid } from "./or-last-valid"

/** A node of gatsby-plugin-mdx. Several nodes may share one frontmatter object: it is never changed. */
interface MdxNode extends Node {
  frontmatter: unknown
  body: string
}

interface Document {
  fields: Record<string, unknown>
  body: CompiledBody
}

/** Make the typed node of an MDX document (`content/<collection>/<slug>/index.mdx`); other MDX files have none. */
export const createDocumentNode = async (args: CreateNodeArgs) => {
  const mdx = args.node as MdxNode
  const place = documentPlace(String(mdx.internal.contentFilePath))
  if (!place) return
  const document = (await isValid(place)) ? await read(place.collection, mdx) : undefined
  const shown = await orLastValid(args, place.file, document)
  if (shown && !(isBuild && !isPublished(shown.fields, todayUtc()))) await emit(args, place, shown)
}

interface Place {
  collection: Collection
  slug: string
  /** From the project's top folder. */
  file: string
}

/** The place of a document; other files have none. */
export const documentPlace = (absolutePath: string): Place | undefined => {
  const file = path.relative(process.cwd(), absolutePath).split(path.sep).join("/")
  const [, directory, slug] = /^content\/([^/]+)\/([^/]+)\/index\.mdx$/.exec(file) ?? []
  const collection = directory ? collectionOf(directory) : undefined
  return collection && slug ? { collection, slug, file } : undefined
}

/** A build has checked everything before; in develop the file may just have been changed or deleted. */
async function isValid({ collection, slug, file }: Place): Promise<boolean> {
  if (isBuild) return true
  const text = await readText(path.resolve(file))
  return typeof text === "string" && (await checkDocument(collection, { file, slug, text })).fields !== null
}

async function read(collection: Collection, { frontmatter, body }: MdxNode): Promise<Document | undefined> {
  const result = validateFields(collection.schema, withDays(frontmatter))
  if (!result.success) return undefined
  const { fields } = result
  const compiled = await compileBody(body, { sections: collection.elements.map(({ name }) => name), fields })
  return compiled.success ? { fields, body: compiled.body } : undefined
}

/** A copy with days as the text that was written: unquoted, they are `Date` objects. */
const withDays = (value: unknown): unknown => {
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  if (Array.isArray(value)) return value.map(withDays)
  if (value === null || typeof value !== "object") return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withDays(one)]))
}

async function emit(args: CreateNodeArgs, { collection, slug }: Place, { fields, body }: Document) {
  const data = {
    ...(nodeFields(collection.schema, fields) as Record<string, unknown>),
    slug,
    path: `/${collection.directory}/${slug}/`,
    draft: !isPublished(fields, todayUtc()),
    // As text: Gatsby would track every array of the tree, which costs more than the tree itself.
    body: JSON.stringify(body.tree),
    bodyImages: body.images,
    bodyFiles: body.files,
    tableOfContents: body.tableOfContents,
    wordCount: body.wordCount,
    readingTime: readingTime(body.wordCount),
  }
  await createContentNode(args, { type: collection.type, key: slug, data })
}
