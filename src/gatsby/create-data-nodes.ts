import type { CreateNodeArgs } from "gatsby"
import { readDataFile } from "../content-check/check-data-files"
import { readText } from "../content-check/read-text"
import { dataFiles } from "../content-model/model"
import { nodeFields } from "../content-model/walk-fields"
import { createContentNode } from "./create-content-node"
import type { DataFileNode } from "./data-file-node"
import { orLastValid } from "./or-last-valid"
import { siteAddress } from "./site-address"

/** Makes a node for each entry of a data file of the content model. */
export const createDataNodes = async (args: CreateNodeArgs<DataFileNode>) => {
  const { node: file } = args
  const dataFile = dataFiles.find((candidate) => candidate.file === file.base)
  if (!dataFile) return

  const text = await readText(file.absolutePath)
  // Deleted since Gatsby has seen it.
  if (typeof text !== "string") return
  const { entries, diagnostics } = readDataFile(dataFile, text, `content/${file.relativePath}`)
  const read =
    diagnostics.length === 0 ? entries.flatMap(({ fields }) => (fields ? [fields] : [])) : undefined
  const shown = (await orLastValid(args, file.base, read)) ?? []
  for (const [order, fields] of shown.entries()) {
    const data = {
      ...(nodeFields(dataFile.schema, fields) as Record<string, unknown>),
      ...(dataFile.single ? {} : { order }),
      ...(dataFile.type === "SiteSettings" ? { url: siteAddress(String(fields.url)) } : {}),
    }
    await createContentNode(args, { type: dataFile.type, key: fields.id ?? "single", data })
  }
}
