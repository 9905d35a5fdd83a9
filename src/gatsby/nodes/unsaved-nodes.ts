import type { CreateDevServerArgs, NodeInput } from "gatsby"
import type { Content } from "../../content/engine/content"
import type { UnsavedNodes } from "../../studio/server/unsaved-texts"
import { resolveBody } from "../resolvers/resolve-body"
import { contentFileOf } from "./node-name"
import { createTypedNodes, putTypedNodes, typedNodesOf } from "./typed-nodes"

/**
 * In development, show texts on the site's pages before they are saved. Their nodes replace those of their files, until
 * the file changes, `drop` is called, or `gatsby develop` starts again.
 */
export const unsavedNodes = (args: CreateDevServerArgs, content: Content): UnsavedNodes => {
  const fileNode = (file: string) => args.getNodesByType("File").find((node) => contentFileOf(node) === file)

  const nodeModel = { getNodeById: ({ id }: { id: string }) => args.getNode(id) ?? null }
  const withResolvedBody = ({ parent, children, internal, ...fields }: NodeInput) => ({
    ...fields,
    body: resolveBody(args.createNodeId)({ body: String(fields.body) }, {}, { nodeModel }),
  })

  return {
    show: async (file, text, isCurrent) => {
      const typed = await typedNodesOf(content.overlay(file, text), file, "current")
      const node = typed && fileNode(file)
      if (!node || !isCurrent()) return { isShown: false }
      const document = putTypedNodes(args, node, typed).find(({ path: page }) => page)
      return document ? { isShown: true, document: withResolvedBody(document) } : { isShown: true }
    },
    /** Create the nodes of the saved file again. */
    drop: async (file) => {
      const node = fileNode(file)
      if (node) await createTypedNodes(args, node)
    },
  }
}
