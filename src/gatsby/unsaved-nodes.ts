import path from "node:path"
import type { CreateDevServerArgs, CreateNodeArgs, Node, NodeInput } from "gatsby"
import { collections, dataFiles } from "../collections/model"
import { snippetType } from "./create-snippet-node"
import { createTypedNodes } from "./on-create-node"

/** The `description` of nodes that are not made from a file. */
const unsavedMark = "unsaved text"

/**
 * Show texts on the pages of develop before they are saved. Their nodes replace those of their files, until the file
 * changes, `drop` is called, or develop starts again.
 */
export const unsavedNodes = (args: CreateDevServerArgs) => {
  const typedNodes = (node: Node, actions: CreateNodeArgs["actions"], text?: string) =>
    createTypedNodes({ ...(args as unknown as CreateNodeArgs), actions, node }, text)

  return {
    /**
     * Create the nodes of an unsaved text if it is valid.
     * @param file from the project's root
     * @param isCurrent whether there is no later text of this file
     * @returns whether the text is valid
     */
    show: async (file: string, text: string, isCurrent: () => boolean): Promise<boolean> => {
      const node = nodeOf(args, file)
      return node ? typedNodes(node, markingActions(args.actions, isCurrent), text) : false
    },
    /** Create the nodes of the saved file again. */
    drop: async (file: string) => {
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

/** Gatsby performs changes of nodes when it is idle: they are not waited for. */
const markingActions = (actions: CreateNodeArgs["actions"], isCurrent: () => boolean) => ({
  ...actions,
  createNode: async (node: NodeInput) => {
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
