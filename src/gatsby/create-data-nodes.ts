import type { CreateNodeArgs, Node } from "gatsby"
import { dataFiles } from "../collections/model"
import { readDataFile } from "../content-check/check-data-files"
import { readText } from "../content-check/read-text"
import { nodeFields } from "../content-model/walk-fields"
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

/** Create a node for each entry of a data file. */
export const createDataNodes = async (args: CreateNodeArgs<DataFileNode>) => {
  const { node: file } = args
  const dataFile = dataFiles.find((candidate) => candidate.file === file.base)
  if (!dataFile) return

  const text = await readText(file.absolutePath)
  // The file has been deleted in the meantime.
  if (typeof text !== "string") return
  const { entries, diagnostics } = readDataFile(dataFile, text, `content/${file.relativePath}`)
  const valid =
    diagnostics.length === 0 ? entries.flatMap(({ fields }) => (fields ? [fields] : [])) : undefined
  const current = (await orLastValid(args, file.base, valid)) ?? []
  for (const [order, fields] of current.entries()) {
    const data = {
      ...(nodeFields(dataFile.schema, fields) as Record<string, unknown>),
      ...(dataFile.single ? {} : { order }),
      ...(dataFile.type === "SiteSettings" ? { url: siteAddress(String(fields.url)) } : {}),
    }
    await createContentNode(args, { type: dataFile.type, key: fields.id ?? "single", data })
  }
}
