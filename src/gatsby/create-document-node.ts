import path from "node:path"
import type { CreateNodeArgs, NodeInput } from "gatsby"
import type { CheckedDocument } from "../content-model/check-document"
import type { Collection } from "../content-model/define-collection"
import { collectionOf } from "../content-model/model"
import { isPublished, todayUtc } from "../content-model/publishing"
import { nodeFields } from "../content-model/walk-fields"
import { readingTime } from "../mdx/compile-body"
import { buildVersion } from "./build-version"
import { checkedDocument } from "./content-store"
import { isBuild } from "./is-build"

/** The last valid document of each file, for develop: a mistake, which is told elsewhere, leaves the page as it was. */
const lastValid = new Map<string, CheckedDocument>()

/** Makes the typed node of an MDX document (`content/<collection>/<slug>/index.mdx`); other MDX files have none. */
export const createDocumentNode = async (args: CreateNodeArgs) => {
  const { node: mdx } = args
  const root = process.cwd()
  const file = path.relative(root, String(mdx.internal.contentFilePath)).split(path.sep).join("/")
  const [, directory, slug] = /^content\/([^/]+)\/([^/]+)\/index\.mdx$/.exec(file) ?? []
  const collection = directory && collectionOf(directory)
  if (!collection || !slug) return

  const document = await checkedDocument(root, collection, { file, slug })
  if (document.fields) lastValid.set(file, document)

  const valid = document.fields ? document : lastValid.get(file)
  if (valid && !(isBuild && !isPublished(valid.fields ?? {}, todayUtc()))) await emit(args, collection, valid)
}

async function emit(
  { node: mdx, actions, createNodeId, createContentDigest }: CreateNodeArgs,
  collection: Collection,
  { slug, fields, body }: CheckedDocument,
) {
  if (!fields || !body) return
  const data = {
    ...(nodeFields(collection.schema, fields) as Record<string, unknown>),
    slug,
    path: `/${collection.directory}/${slug}/`,
    draft: !isPublished(fields, todayUtc()),
    body: body.tree,
    bodyImages: body.images,
    tableOfContents: body.tableOfContents,
    wordCount: body.wordCount,
    readingTime: readingTime(body.wordCount),
  }
  const node: NodeInput = {
    ...data,
    id: createNodeId(`${collection.type} ${slug}`),
    parent: mdx.id,
    children: [],
    internal: {
      type: collection.type,
      contentDigest: createContentDigest({ version: buildVersion(process.cwd()), data }),
    },
  }
  await actions.createNode(node)
  actions.createParentChildLink({ parent: mdx, child: node as never })
}
