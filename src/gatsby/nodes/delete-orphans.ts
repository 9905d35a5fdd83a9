import { existsSync } from "node:fs"
import type { CreatePagesArgs } from "gatsby"
import { dataPath, documentFile, snippetType } from "../../content"
import { collections, dataFiles } from "../../site/collections/model"

/**
 * Delete typed nodes whose file is gone: they are no children of the file's node, with which Gatsby would delete them. In
 * development, Gatsby does so a little later.
 * @returns whether a document's file is still there
 */
export const deleteOrphans = ({ getNodesByType, actions }: CreatePagesArgs) => {
  const files = [
    ...collections.map(({ type, directory }) => ({
      type,
      fileOf: (slug: unknown) => documentFile(directory, String(slug)),
    })),
    ...dataFiles.map((dataFile) => ({ type: dataFile.type, fileOf: () => dataPath(dataFile) })),
    { type: snippetType, fileOf: (_: unknown, key: unknown) => `content/snippets/${key}.mdx` },
  ]
  const gone = new Set<string>()
  for (const { type, fileOf } of files)
    for (const node of getNodesByType(type)) {
      if (existsSync(fileOf(node.slug, node.key))) continue
      actions.deleteNode(node)
      gone.add(node.id)
    }
  return ({ id }: { id: string }) => !gone.has(id)
}
