import path from "node:path"
import type { CreateNodeArgs, Node } from "gatsby"
import { collectionOf } from "../../collections/model"
import { elementNames } from "../../collections/sections"
import { checkBody } from "../../content/check/check-body"
import { checkDocument } from "../../content/check/check-document"
import { type Diagnostic, isError, reportTo } from "../../content/check/diagnostic"
import { readText } from "../../content/check/read-text"
import { splitDocument } from "../../content/check/split-document"
import { validateFields } from "../../content/check/validate-fields"
import { parseYaml } from "../../content/check/yaml/parse-yaml"
import { compileBody, readingTime } from "../../content/compile/compile-body"
import { type Collection, completeFields } from "../../content/model/define-collection"
import { isPublished } from "../../content/model/publishing"
import { nodeFields } from "../../content/model/walk-fields"
import { todayUtc } from "../../util/day"
import { isBuild } from "../outputs/is-build"
import { datesAsText } from "../resolvers/frontmatter"
import { createContentNode } from "./create-content-node"
import { orLastValid } from "./or-last-valid"
import { reviewMode } from "./review-mode"

/** Fields of gatsby-plugin-mdx's nodes. Never change the frontmatter: equal files share one object. */
interface MdxParts {
  frontmatter: unknown
  body: string
}

/**
 * Create the typed node of an MDX document (`content/<collection>/<slug>/index.mdx`). Other MDX files get none.
 * @param unsaved a text to use instead of the file's
 * @returns whether there is a node now
 */
export const createDocumentNode = async (args: CreateNodeArgs, unsaved?: string): Promise<boolean> => {
  const location = parseDocumentPath(String(args.node.internal.contentFilePath))
  if (!location) return false
  const { collection, slug, file } = location
  const mdx = unsaved === undefined ? (args.node as Node & MdxParts) : partsOf(unsaved)
  const valid = (await isValid(location, unsaved)) ? await readDocument(collection, mdx) : undefined
  const current = unsaved === undefined ? await orLastValid(args, file, valid) : valid
  if (!current) return false
  const { fields, body } = current
  const draft = !isPublished(fields, todayUtc())
  if (draft && !reviewMode) return false
  const data = {
    ...(nodeFields(collection.schema, fields) as Record<string, unknown>),
    collection: collection.directory,
    slug,
    path: `/${collection.directory}/${slug}/`,
    draft,
    // As JSON text: Gatsby would track every array of the tree.
    body: JSON.stringify(body.tree),
    bodyImages: body.images,
    bodyFiles: body.files,
    tableOfContents: body.tableOfContents,
    wordCount: body.wordCount,
    readingTime: readingTime(body.wordCount),
  }
  await createContentNode(args, { type: collection.type, key: slug, data })
  return true
}

/** What gatsby-plugin-mdx reads from a text. */
const partsOf = (text: string): MdxParts => {
  const { frontmatter, body } = splitDocument(text)
  return { frontmatter: parseYaml(frontmatter ?? "").data, body }
}

interface DocumentLocation {
  collection: Collection
  slug: string
  /** Relative to the project's folder. */
  file: string
}

/** The collection and slug of a document, from its path. `undefined` for other files. */
export const parseDocumentPath = (absolutePath: string): DocumentLocation | undefined => {
  const file = path.relative(process.cwd(), absolutePath).split(path.sep).join("/")
  const [, directory, slug] = /^content\/([^/]+)\/([^/]+)\/index\.mdx$/.exec(file) ?? []
  const collection = directory ? collectionOf(directory) : undefined
  return collection && slug ? { collection, slug, file } : undefined
}

/** A build has already checked all files. In development, the file may have been changed or deleted. */
async function isValid({ collection, file }: DocumentLocation, unsaved?: string): Promise<boolean> {
  if (isBuild) return true
  const text = unsaved ?? (await readText(path.resolve(file)))
  return typeof text === "string" && (await checkDocument(collection, { file, text })).fields !== null
}

async function readDocument(collection: Collection, { frontmatter, body }: MdxParts) {
  const fields = validateFields(collection.schema, datesAsText(frontmatter))
  if (!fields) return undefined
  const diagnostics: Diagnostic[] = []
  const context = { sections: elementNames(collection), fields }
  const { root } = await checkBody(body, context, reportTo(diagnostics))
  if (!root || diagnostics.some(isError)) return undefined
  return { fields: completeFields(collection, fields), body: await compileBody(root) }
}
