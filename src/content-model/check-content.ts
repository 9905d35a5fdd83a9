import { readFile } from "node:fs/promises"
import path from "node:path"
import { type CheckedDocument, checkDocument, hashOf } from "./check-document"
import { checkFiles, checkReferences, type SpecialSource } from "./check-relations"
import { type DocumentFile, documentFiles } from "./content-files"
import { dataFiles } from "./model"
import { byPosition, type Problem } from "./problem"
import { isPublished, todayUtc } from "./publishing"
import { type ReadFields, readEntries, readFields } from "./read-fields"
import type { FoundField } from "./walk-fields"

/** What the checks across files need of a document that is valid by itself. */
export interface DocumentSummary {
  special: FoundField[]
  draft: unknown
  date: unknown
}

export interface ContentCheckOptions {
  /** Summaries of documents found valid before, by the hash of their text; what is not among them is read anew. */
  remembered?: ReadonlyMap<string, DocumentSummary>
  /** Whether drafts and documents of the future count as published, as they do in develop. */
  withDrafts: boolean
}

export interface ContentCheck {
  /** Every mistake, by file and position. */
  problems: Problem[]
  /** The documents that were read anew, by file. */
  checked: Map<string, CheckedDocument>
  /** Summaries of all valid documents, by the hash of their text. */
  summaries: Map<string, DocumentSummary>
}

/** Checks everything below `<root>/content`, each file for itself and all together. */
export const checkContent = async (
  root: string,
  { remembered = new Map(), withDrafts }: ContentCheckOptions,
): Promise<ContentCheck> => {
  const problems: Problem[] = []
  const checked = new Map<string, CheckedDocument>()
  const summaries = new Map<string, DocumentSummary>()
  const sources: SpecialSource[] = []
  const today = todayUtc()

  for (const document of await documentFiles(root)) {
    const text = await readText(path.join(root, document.file))
    if (text === null) {
      problems.push(missingDocument(document))
      continue
    }
    problems.push(...slugProblems(document))
    const hash = hashOf(text)
    let summary = remembered.get(hash)
    if (!summary) {
      const result = await checkDocument(document.collection, { ...document, text })
      checked.set(document.file, result)
      problems.push(...result.problems)
      summary = { special: result.special, draft: result.fields?.draft, date: result.fields?.date }
      if (result.problems.length === 0) summaries.set(hash, summary)
    } else summaries.set(hash, summary)
    sources.push({
      type: document.collection.type,
      key: document.slug,
      file: document.file,
      label: document.collection.label,
      published: withDrafts || isPublished(summary, today),
      special: summary.special,
      images: checked.get(document.file)?.body?.images ?? [],
    })
  }

  for (const dataFile of dataFiles) {
    const file = `content/data/${dataFile.file}`
    const text = await readText(path.join(root, file))
    if (text === null) continue
    const { entries, problems: found } = readDataFile(dataFile, text, file)
    problems.push(...found)
    for (const { fields, special } of entries)
      if (fields)
        sources.push({
          type: dataFile.type,
          key: String(fields.id ?? ""),
          file,
          label: `entry of ${dataFile.file}`,
          published: true,
          special,
          images: [],
        })
  }

  problems.push(...(await checkReferences(root, sources)), ...(await checkFiles(root, sources)))
  return { problems: problems.sort(byPosition), checked, summaries }
}

/** Reads a data file, single or list, as entries. */
export const readDataFile = (
  { schema, single }: (typeof dataFiles)[number],
  text: string,
  file: string,
): { entries: ReadFields[]; problems: Problem[] } => {
  if (!single) return readEntries(schema, text, { file, firstLine: 1 })
  const entry = readFields(schema, text, { file, firstLine: 1 })
  return { entries: [entry], problems: entry.problems }
}

const readText = async (file: string) => {
  try {
    return await readFile(file, "utf8")
  } catch {
    return null
  }
}

const missingDocument = ({ collection, slug, file }: DocumentFile): Problem => ({
  file,
  line: 1,
  column: 1,
  field: "",
  message: `the folder "${slug}" of ${collection.directory} has no index.mdx. Write it, or remove the folder`,
})

const slugProblems = ({ slug, file }: DocumentFile): Problem[] =>
  /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)
    ? []
    : [
        {
          file,
          line: 1,
          column: 1,
          field: "",
          message: `the folder's name "${slug}" is the page's address and cannot be one. Rename it to small letters, digits and hyphens, e.g. harbour-ledger`,
        },
      ]
