import type { CreateResolversArgs, Node } from "gatsby"
import { documentOf } from "../../content"
import { model } from "../../site/collections/model"
import { contentFileOf, nodeName } from "../nodes/node-name"

/** The part of a resolver's context that is used here. */
interface Context {
  nodeModel: {
    getNodeById(query: { id: string | null; type?: string }): Node | null
    getNodesByIds(query: { ids: readonly string[]; type: string }): Node[]
    findAll(query: { type: string; query: object }): Promise<{ entries: Iterable<Node> }>
  }
}

type Child = Pick<Node, "parent">

/** Resolve the node that gatsby-plugin-mdx has made from a document's file. */
export const mdxOfDocument = {
  resolve: ({ parent }: Child, _: object, { nodeModel }: Context) => {
    const file = nodeModel.getNodeById({ id: parent, type: "File" })
    return file && (nodeModel.getNodesByIds({ ids: file.children, type: "Mdx" })[0] ?? null)
  },
}

/** Resolve the document that is made from an Mdx node's file; null for a snippet, and for one that is not published. */
export const documentOfMdx = (createNodeId: CreateResolversArgs["createNodeId"]) => ({
  resolve: ({ parent }: Child, _: object, { nodeModel }: Context) => {
    const file = nodeModel.getNodeById({ id: parent, type: "File" })
    const document = file && documentOf(contentFileOf(file), model)
    if (!document) return null
    const { type } = document.collection
    return nodeModel.getNodeById({ id: createNodeId(nodeName(type, document.slug)), type })
  },
})

/**
 * Resolve `childCaseStudy`, `childrenOffice` and the like of a file or its Mdx node. Gatsby makes these fields for
 * `@childOf`, but the nodes are not linked as children (decision 18).
 */
export const childFields = (type: string, of: "File" | "Mdx") => {
  const find = async (source: Node, _: object, { nodeModel }: Pick<Context, "nodeModel">) => {
    const file = of === "File" ? source.id : source.parent
    const filter = { parent: { id: { eq: file } } }
    return [...(await nodeModel.findAll({ type, query: { filter } })).entries]
  }
  const first = async (...args: Parameters<typeof find>) => (await find(...args))[0] ?? null
  return { [`children${type}`]: { resolve: find }, [`child${type}`]: { resolve: first } }
}
