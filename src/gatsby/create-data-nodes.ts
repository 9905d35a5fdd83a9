import type { CreateNodeArgs } from "gatsby"
import { readDataFile } from "../content-model/check-data-files"
import { dataFiles } from "../content-model/model"
import { readText } from "../content-model/read-text"
import { nodeFields } from "../content-model/walk-fields"
import { buildVersion } from "./build-version"
import type { DataFileNode } from "./data-file-node"
import { nodeName } from "./node-name"
import { siteAddress } from "./site-address"

type Entries = Record<string, unknown>[]

/** The last valid entries of each file, for develop: a mistake, which is told elsewhere, leaves the site as it was. */
const lastValid = new Map<string, Entries>()

/** Makes a node for each entry of a data file of the content model. */
export const createDataNodes = async ({
  node: file,
  actions,
  createNodeId,
  createContentDigest,
}: CreateNodeArgs<DataFileNode>) => {
  const dataFile = dataFiles.find((candidate) => candidate.file === file.base)
  if (!dataFile) return

  const text = await readText(file.absolutePath)
  // Deleted since Gatsby has seen it.
  if (typeof text !== "string") return
  const { entries, problems } = readDataFile(dataFile, text, `content/${file.relativePath}`)
  if (problems.length === 0)
    lastValid.set(
      file.base,
      entries.flatMap(({ fields }) => (fields ? [fields] : [])),
    )

  for (const [order, fields] of (lastValid.get(file.base) ?? []).entries()) {
    const data = {
      ...(nodeFields(dataFile.schema, fields) as Record<string, unknown>),
      ...(dataFile.single ? {} : { order }),
      ...(dataFile.type === "SiteSettings" ? { url: siteAddress(String(fields.url)) } : {}),
    }
    const node = {
      ...data,
      id: createNodeId(nodeName(dataFile.type, fields.id ?? "single")),
      parent: file.id,
      children: [],
      internal: {
        type: dataFile.type,
        contentDigest: createContentDigest({ version: buildVersion(process.cwd()), data }),
      },
    }
    await actions.createNode(node)
    actions.createParentChildLink({ parent: file, child: node as never })
  }
}
