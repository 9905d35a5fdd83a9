import path from "node:path"
import type { CreateDevServerArgs, CreateNodeArgs, Node, NodeInput } from "gatsby"
import { collections, dataFiles } from "../../collections/model"
import { snippetType } from "../../content/model/element-names"
import type { UnsavedNodes } from "../../studio/server/unsaved-texts"
import { createTypedNodes } from "../hooks/on-create-node"
import { resolveBody } from "../resolvers/resolve-body"

/** The `description` of nodes that are not made from a file. */
const unsavedMark = "unsaved text"

/**
 * In development, show texts on the site's pages before they are saved. Their nodes replace those of their files, until
 * the file changes, `drop` is called, or `gatsby develop` starts again.
 */
export const unsavedNodes = (args: CreateDevServerArgs): UnsavedNodes => {
  const typedNodes = (node: Node, actions: CreateNodeArgs["actions"], text?: string) =>
    createTypedNodes({ ...(args as unknown as CreateNodeArgs), actions, node }, text)

  const nodeModel = { getNodeById: ({ id }: { id: string }) => args.getNode(id) ?? null }
  const withResolvedBody = ({ parent, children, internal, ...fields }: NodeInput) => ({
    ...fields,
    body: resolveBody(args.createNodeId)({ body: String(fields.body) }, {}, { nodeModel }),
  })

  return {
    show: async (file, text, isCurrent) => {
      const node = nodeOf(args, file)
      const created: NodeInput[] = []
      const actions = markingActions(args.actions, isCurrent, created)
      const isShown = node !== undefined && (await typedNodes(node, actions, text))
      const document = created.find(({ path: page }) => page)
      return document ? { isShown, document: withResolvedBody(document) } : { isShown }
    },
    /** Create the nodes of the saved file again. */
    drop: async (file) => {
      const node = nodeOf(args, file)
      if (node) await typedNodes(node, args.actions)
    },
  }
}

/** The Mdx or File nodes whose typed nodes were made from unsaved texts, in this run of develop or an earlier one. */
export const parentsOfUnsavedNodes = ({
  getNode,
  getNodesByType,
}: Pick<CreateNodeArgs, "getNode" | "getNodesByType">): Node[] => {
  const types = [...collections, ...dataFiles].map(({ type }) => type)
  const unsaved = [...types, snippetType]
    .flatMap((type) => getNodesByType(type))
    .filter(({ internal }) => internal.description === unsavedMark)
  return [...new Set(unsaved.map(({ parent }) => parent))].flatMap((id) => (id && getNode(id)) || [])
}

const nodeOf = ({ getNodesByType }: Pick<CreateNodeArgs, "getNodesByType">, file: string) =>
  file.endsWith(".mdx")
    ? getNodesByType("Mdx").find(({ internal }) => internal.contentFilePath === path.resolve(file))
    : getNodesByType("File").find(({ absolutePath }) => absolutePath === path.resolve(file))

/** Gatsby performs changes of nodes when it is idle: they are not waited for. @param created receives all nodes */
const markingActions = (
  actions: CreateNodeArgs["actions"],
  isCurrent: () => boolean,
  created: NodeInput[],
) => ({
  ...actions,
  createNode: async (node: NodeInput) => {
    created.push(node)
    const internal = { ...node.internal, description: unsavedMark }
    if (isCurrent()) void actions.createNode({ ...node, internal })
  },
  createParentChildLink: (...link: Parameters<typeof actions.createParentChildLink>) => {
    if (isCurrent()) actions.createParentChildLink(...link)
  },
  deleteNode: (node: Node) => {
    if (isCurrent()) actions.deleteNode(node)
  },
})
