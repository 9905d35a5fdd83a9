import type { CreateResolversArgs, Node } from "gatsby"
import { documentOf } from "../../content/check/content-entry"
import { contentFileOf, nodeName } from "../nodes/node-name"

/** The part of a resolver's context that is used here. */
interface Context {
  nodeModel: {
    getNodeById(query: { id: string | null; type?: string }): Node | null
    getNodesByIds(query: { ids: readonly string[]; type: string }): Node[]
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
    const document = file && documentOf(contentFileOf(file))
    if (!document) return null
    const { type } = document.collection
    return nodeModel.getNodeById({ id: createNodeId(nodeName(type, document.slug)), type })
  },
})
