import type { CreateNodeArgs, Node } from "gatsby"
import { dataFiles } from "../../collections/model"
import { readDataFile } from "../../content/check/check-data-files"
import { isError } from "../../content/check/diagnostic"
import { readText } from "../../content/check/read-text"
import { nodeFields } from "../../content/model/walk-fields"
import { createContentNode } from "./create-content-node"
import { orLastValid } from "./or-last-valid"
import { siteAddress } from "./site-address"

/** The File node of a data file: `content/data/<name>.yaml`. */
export interface DataFileNode extends Node {
  absolutePath: string
  relativePath: string
  base: string
}

export const isDataFile = (node: Node): node is DataFileNode =>
  node.internal.type === "File" &&
  /^data\/[^/]+\.yaml$/.test(String((node as Partial<DataFileNode>).relativePath))

/**
 * Create a node for each entry of a data file.
 * @param unsaved a text to use instead of the file's
 * @returns whether the nodes are those of the text
 */
export const createDataNodes = async (
  args: CreateNodeArgs<DataFileNode>,
  unsaved?: string,
): Promise<boolean> => {
  const { node: file } = args
  const dataFile = dataFiles.find((candidate) => candidate.file === file.base)
  if (!dataFile) return false

  const text = unsaved ?? (await readText(file.absolutePath))
  // The file has been deleted in the meantime.
  if (typeof text !== "string") return false
  const { entries, diagnostics } = readDataFile(dataFile, text, `content/${file.relativePath}`)
  const valid = !diagnostics.some(isError)
    ? entries.flatMap(({ fields }) => (fields ? [fields] : []))
    : undefined
  const current = unsaved === undefined ? await orLastValid(args, file.base, valid) : valid
  const created: string[] = []
  for (const [order, fields] of (current ?? []).entries()) {
    const data = {
      ...(nodeFields(dataFile.schema, fields) as Record<string, unknown>),
      ...(dataFile.single ? {} : { order }),
      ...(dataFile.type === "SiteSettings" ? { url: siteAddress(String(fields.url)) } : {}),
    }
    created.push(await createContentNode(args, { type: dataFile.type, key: fields.id ?? "single", data }))
  }
  // Gatsby has deleted the nodes of a changed file, but not those of an unsaved text.
  const removed = valid ? file.children.filter((id) => !created.includes(id)) : []
  for (const node of removed.map(args.getNode)) if (node) args.actions.deleteNode(node)
  return valid !== undefined
}
