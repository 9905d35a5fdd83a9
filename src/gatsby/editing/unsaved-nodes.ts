import type { CreateDevServerArgs } from "gatsby"
import type { Content } from "../../content"
import type { UnsavedNodes } from "../../studio"
import { changesWhenIdle } from "../nodes/changes-when-idle"
import { contentFileOf } from "../nodes/node-name"
import { createTypedNodes, putTypedNodes, typedNodesOf } from "../nodes/typed-nodes"
import { resolveBody } from "../resolvers/resolve-body"

/**
 * In development, show texts on the site's pages before they are saved. Their nodes replace those of their files, until
 * the file changes, `drop` is called, or `gatsby develop` starts again. The studio merges the returned document into its
 * page at once; nodes wait until Gatsby is idle.
 */
export const unsavedNodes = (
  args: CreateDevServerArgs,
  content: Content,
  changes = changesWhenIdle(),
): UnsavedNodes => {
  const fileNode = (file: string) => args.getNodesByType("File").find((node) => contentFileOf(node) === file)

  const nodeModel = { getNodeById: ({ id }: { id: string }) => args.getNode(id) ?? null }
  const withResolvedBody = (fields: Record<string, unknown>) => ({
    ...fields,
    body: resolveBody(args.createNodeId)({ body: String(fields.body) }, {}, { nodeModel }),
  })

  return {
    show: async (file, text, isCurrent) => {
      const typed = await typedNodesOf(content.overlay(file, text), file, "current")
      if (!typed || !fileNode(file) || !isCurrent()) return { isShown: false }
      changes.add(file, () => {
        const node = fileNode(file)
        if (node) putTypedNodes(args, node, typed)
      })
      const document = typed.nodes.find(({ data }) => data.path)
      return document ? { isShown: true, document: withResolvedBody(document.data) } : { isShown: true }
    },
    drop: (file) =>
      changes.add(file, async () => {
        const node = fileNode(file)
        // An unhandled rejection would end develop.
        const report = (error: Error) => args.reporter.error(`${file} could not be read`, error)
        if (node) await createTypedNodes(args, node).catch(report)
      }),
    forget: changes.remove,
  }
}
