import path from "node:path"
import { dataFiles } from "../../collections/model"
import { noReferences } from "../compile/body-references"
import type { DataFile } from "../model/define-collection"
import type { CheckedEntry, CheckedSite } from "./checked-site"
import { fileNames } from "./content-files"
import { type Diagnostic, isError, reportTo } from "./diagnostic"
import { type ReadFields, readEntries, readFields } from "./read-fields"
import type { TextReader } from "./read-text"
import { readableText } from "./rules/control-character"
import { filePlace } from "./rules/file-place"
import { placeholdersIn, reportPlaceholders } from "./rules/placeholder-text"
import { openText } from "./rules/unreadable-file"

interface CheckedDataFiles extends Pick<CheckedSite, "incompleteTypes" | "productName" | "url"> {
  diagnostics: Diagnostic[]
  sources: CheckedEntry[]
  /** How many files there are. */
  count: number
}

/** Check the data files that exist. */
export const checkDataFiles = async (read: TextReader): Promise<CheckedDataFiles> => {
  const diagnostics: Diagnostic[] = []
  const sources: CheckedEntry[] = []
  const incompleteTypes = new Set<string>()
  let [productName, url, count] = ["", "", 0]
  for (const dataFile of dataFiles) {
    const file = `content/data/${dataFile.file}`
    const text = await openText(read, file, reportTo(diagnostics, file))
    if (text === undefined) continue
    count += 1
    const { entries, diagnostics: found } = readDataFile(dataFile, text, file)
    diagnostics.push(...found)
    if (found.some(isError)) incompleteTypes.add(dataFile.type)
    reportPlaceholders({ file, published: true }, placeholdersIn(text), reportTo(diagnostics))
    for (const { fields, special } of entries) {
      if (dataFile.type === "SiteSettings" && fields)
        [productName, url] = [String(fields.productName), String(fields.url)]
      sources.push({
        type: dataFile.type,
        key: String(fields?.id ?? ""),
        file,
        label: `entry of ${dataFile.file}`,
        published: true,
        special,
        references: noReferences,
      })
    }
  }
  return { diagnostics, sources, incompleteTypes, productName, url, count }
}

/** Read a data file as entries; a file that holds no list is one entry. */
export const readDataFile = (
  { schema, single }: DataFile,
  text: string,
  file: string,
): { entries: ReadFields[]; diagnostics: Diagnostic[] } => {
  const diagnostics: Diagnostic[] = []
  const report = reportTo(diagnostics, file)
  const readable = readableText(text, report)
  if (readable === undefined) return { entries: [], diagnostics }
  const entries = single ? [readFields(schema, readable, report)] : readEntries(schema, readable, report)
  return { entries, diagnostics }
}

/** The site reads every data file: without one, pages lack their content. */
export const missingDataFiles = async (root: string): Promise<Diagnostic[]> => {
  const diagnostics: Diagnostic[] = []
  const names = await fileNames(path.join(root, "content/data"))
  for (const { file, single } of dataFiles) {
    if (names.includes(file)) continue
    const fix = single ? "Put it back" : "Put it back; write [] for a list without entries"
    reportTo(diagnostics, `content/data/${file}`)(filePlace, {}, "is missing", fix)
  }
  return diagnostics
}
