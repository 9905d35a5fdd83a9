import path from "node:path"
import type { CreateNodeArgs } from "gatsby"
import type { CheckedDocument } from "../content-model/check-document"
import type { Collection } from "../content-model/define-collection"
import { collectionOf } from "../content-model/model"
import { isPublished, todayUtc } from "../content-model/publishing"
import { nodeFields } from "../content-model/walk-fields"
import { readingTime } from "../mdx/compile-body"
import { checkedDocument } from "./content-store"
import { createContentNode } from "./create-content-node"
import { isBuild } from "./is-build"

/** The last valid document of each file, for develop: a mistake, which is told elsewhere, leaves the page as it was. */
const lastValid = new Map<string, CheckedDocument>()

/** Makes the typed node of an MDX document (`content/<collection>/<slug>/index.mdx`); other MDX files have none. */
export const createDocumentNode = async (args: CreateNodeArgs) => {
  const { node: mdx } = args
  const place = documentPlace(String(mdx.internal.contentFilePath))
  if (!place) return
  const { collection, file, slug } = place

  const document = await checkedDocument(process.cwd(), collection, { file, slug })
  if (!document) return
  if (document.fields && !isBuild) lastValid.set(file, document)

  const valid = document.fields ? document : lastValid.get(file)
  if (valid && !(isBuild && !isPublished(valid.fields ?? {}, todayUtc()))) await emit(args, collection, valid)
}

/** Where a document stands: its collection, its slug, and its path from the project's root. Other files have none. */
export const documentPlace = (absolutePath: string) => {
  const file = path.relative(process.cwd(), absolutePath).split(path.sep).join("/")
  const [, directory, slug] = /^content\/([^/]+)\/([^/]+)\/index\.mdx$/.exec(file) ?? []
  const collection = directory ? collectionOf(directory) : undefined
  return collection && slug ? { collection, slug, file } : undefined
}

async function emit(args: CreateNodeArgs, collection: Collection, { slug, fields, body }: CheckedDocument) {
  if (!fields || !body) return
  const data = {
    ...(nodeFields(collection.schema, fields) as Record<string, unknown>),
    slug,
    path: `/${collection.directory}/${slug}/`,
    draft: !isPublished(fields, todayUtc()),
    // As text: Gatsby would keep account of every array of the tree, which costs more than the tree itself.
    body: JSON.stringify(body.tree),
    bodyImages: body.images,
    tableOfContents: body.tableOfContents,
    wordCount: body.wordCount,
    readingTime: readingTime(body.wordCount),
  }
  await createContentNode(args, { type: collection.type, key: slug, data })
}
