import type { CreateResolversArgs, Node } from "gatsby"
import { type BodyElement, type BodyNode, snippetType } from "../../content"
import { model } from "../../site/collections/model"
import { nodeName } from "../nodes/node-name"

interface Context {
  nodeModel: { getNodeById(query: { id: string; type: string }): Node | null }
}

/**
 * The resolver of a body's tree, which the node stores as text. Values of site.yaml and snippets are looked up here, so
 * that Gatsby runs the page's query again when one of them changes.
 */
export const resolveBody =
  (createNodeId: CreateResolversArgs["createNodeId"]) =>
  ({ body }: { body: string }, _args: object, { nodeModel }: Context): BodyElement[] => {
    const nodeOf = (type: string, key: string) =>
      nodeModel.getNodeById({ id: createNodeId(nodeName(type, key)), type })
    const resolve = (node: BodyNode): BodyNode => {
      if (typeof node === "string") return node
      const [type, props, ...children] = node
      if (type === "SiteValue") return siteValue(nodeOf(model.settings.type, "single")?.[String(props?.name)])
      if (type !== snippetType) return [type, props, ...children.map(resolve)]
      const snippet = nodeOf(snippetType, String(props?.name))
      return [type, null, ...blocksOf(snippet).map(resolve)]
    }
    const tree: BodyElement[] = JSON.parse(body)
    return hasLookUps.test(body) ? (tree.map(resolve) as BodyElement[]) : tree
  }

const hasLookUps = /\["(?:SiteValue|Snippet)",/

/** A value of site.yaml as text. A telephone number does not break across lines. */
const siteValue = (value: unknown = "") => {
  const text = String(value)
  return /^\+[\d\s().-]+$/.test(text) ? text.replaceAll(" ", "\u00a0") : text
}

/** The blocks of a snippet's text. */
const blocksOf = (snippet: Node | null): BodyNode[] => {
  const [prose] = snippet ? (JSON.parse(String(snippet.body)) as BodyElement[]) : []
  const blocks = (prose?.slice(2) ?? []) as BodyElement[]
  return blocks.flatMap((block) => block.slice(2) as BodyNode[])
}
