import type { CreateNodeArgs, Node, NodeInput } from "gatsby"
import {
  buildVersion,
  type CheckedDataFile,
  type CheckedDocument,
  type Content,
  type DataFile,
  type DocumentFile,
  dataPath,
  documentOf,
  documentPath,
  isError,
  isPublished,
  type Known,
  nodeFields,
  projectContent,
  readingTime,
  snippetName,
  snippetType,
} from "../../content"
import { collections, dataFiles, model } from "../../site/collections/model"
import { todayUtc } from "../../util/day"
import { contentFileOf, nodeName } from "./node-name"
import { reviewMode } from "./review-mode"
import { siteAddress } from "./site-address"

/** The nodes of the content model that a file has. */
interface TypedNodes {
  /** One type for all of them. */
  type: string
  /** Key (slug of a document, `id` of a data entry) and fields of each node. */
  nodes: { key: string; data: Record<string, unknown> }[]
}

/**
 * The typed nodes of a file: one for a document or snippet, one for each entry of a data file.
 * @param state what the file held when it was last valid, or what it holds now
 * @returns undefined if it was never valid, or is not now, or is no content
 * @public
 */
export const typedNodesOf = async (
  content: Content,
  file: string,
  state: keyof Known<unknown> = "valid",
): Promise<TypedNodes | undefined> => {
  const document = documentOf(file, model)
  if (document) {
    const checked = (await content.document(document))?.[state]
    if (!checked?.body) return undefined
    const { type, standalone } = document.collection
    // Other paths do not contain it: do not read site.yaml once for each document.
    const productName = standalone ? await productNameIn(content) : ""
    return { type, nodes: documentNodes(document, checked, productName) }
  }
  const dataFile = dataFiles.find((known) => file === dataPath(known))
  if (dataFile) {
    const checked = (await content.dataFile(dataFile))?.[state]
    return checked && dataNodes(dataFile, checked)
  }
  const key = snippetName(file)
  const body = key && (await content.snippet(file))?.[state]?.body
  if (!key || !body) return undefined
  const { tree, remoteImages } = body
  return { type: snippetType, nodes: [{ key, data: { key, body: tree, remoteImages } }] }
}

/** None for a document that is not published, unless reviewers see it. */
function documentNodes(
  { collection, slug }: DocumentFile,
  { fields, body }: CheckedDocument,
  productName: string,
): TypedNodes["nodes"] {
  if (!fields || !body) return []
  const draft = !isPublished(fields)
  if (draft && !reviewMode) return []
  const { tree, images, focuses, files, ...facts } = body
  const data = {
    ...(nodeFields(collection.schema, fields) as Record<string, unknown>),
    collection: collection.directory,
    slug,
    path: documentPath(collection, slug, fields, productName),
    draft,
    // JSON text: Gatsby would track every array of the tree.
    body: tree,
    bodyImages: images,
    bodyFocuses: focuses,
    bodyFiles: files,
    ...facts,
    readingTime: readingTime(body.wordCount),
  }
  return [{ key: slug, data }]
}

/** The agency's name as it was last valid, for the paths of pages. */
const productNameIn = async (content: Content) => {
  const checked = (await content.dataFile(model.settings))?.valid
  return String(checked?.entries[0]?.fields?.productName ?? "")
}

function dataNodes(
  { type, schema, single, onDay }: DataFile,
  checked: CheckedDataFile,
): TypedNodes | undefined {
  if (checked.diagnostics.some(isError)) return undefined
  const nodes = checked.entries.map(({ fields }, order) => ({
    key: String(fields?.id ?? "single"),
    data: {
      ...(nodeFields(schema, fields) as Record<string, unknown>),
      ...(single ? {} : { order }),
      ...onDay?.(fields as never, todayUtc()),
      ...(type === model.settings.type ? { url: siteAddress(String(fields?.url)) } : {}),
    },
  }))
  return { type, nodes }
}

/** Create the typed nodes of a file from what the content engine knows about it. */
export const createTypedNodes = async (args: NodeArgs, file: Node) => {
  const typed = await typedNodesOf(await projectContent(process.cwd(), model), contentFileOf(file))
  if (typed) putTypedNodes(args, file, typed)
}

/** Create the typed nodes of a file that has changed; with site.yaml, those of pages whose paths contain a value of it. */
export const updateTypedNodes = async (args: NodeArgs, changed: Node) => {
  await createTypedNodes(args, changed)
  if (contentFileOf(changed) !== dataPath(model.settings)) return
  for (const { type } of collections.filter(({ standalone }) => standalone))
    for (const { parent, path } of args.getNodesByType(type)) {
      const file = parent ? args.getNode(parent) : undefined
      const document = file && documentOf(contentFileOf(file), model)
      if (file && document && path !== documentPath(document.collection, document.slug))
        await createTypedNodes(args, file)
    }
}

/** What these functions need of Gatsby's arguments. */
type NodeArgs = Pick<
  CreateNodeArgs,
  "actions" | "createNodeId" | "createContentDigest" | "getNode" | "getNodesByType"
>

/**
 * Create the typed nodes of a file, and delete those that it no longer has. They have the file as their parent, so that
 * Gatsby resolves relative paths, but are not linked as its children: Gatsby would delete them when the file changes, and a
 * page that is queried before they are made again would be empty.
 *
 * @public
 */
export const putTypedNodes = (args: NodeArgs, file: Node, { type, nodes }: TypedNodes) => {
  const inputs = nodes.map(
    ({ key, data }): NodeInput => ({
      ...data,
      id: args.createNodeId(nodeName(type, key)),
      parent: file.id,
      children: [],
      internal: {
        type,
        contentDigest: args.createContentDigest({ version: buildVersion(process.cwd()), data }),
      },
    }),
  )
  const ids = new Set(inputs.map(({ id }) => id))
  for (const node of nodesMadeFrom(args, file, type)) if (!ids.has(node.id)) args.actions.deleteNode(node)
  for (const input of inputs) void args.actions.createNode(input)
}

/** A document has one node, which is found by its id: there may be thousands of its type. */
function nodesMadeFrom(
  { getNode, getNodesByType, createNodeId }: NodeArgs,
  file: Node,
  type: string,
): Node[] {
  const document = documentOf(contentFileOf(file), model)
  if (!document) return getNodesByType(type).filter(({ parent }) => parent === file.id)
  const node = getNode(createNodeId(nodeName(type, document.slug)))
  return node ? [node] : []
}
