import { todayUtc } from "../../util/day"
import { limitConcurrency } from "../../util/limit-concurrency"
import { sha1 } from "../files"
import { isPublished, publishDay } from "../model/publishing"
import { type Cache, createCache } from "./cache"
import { checkDataFiles } from "./check-data-files"
import { type CheckedDocument, checkDocument, uncheckedDocument } from "./check-document"
import { checkSite, checkStaticFiles, checkUnusedFiles, irregularEntries } from "./check-site"
import { checkSnippets } from "./check-snippets"
import type { CheckedEntry, CheckedSite } from "./checked-site"
import { type DocumentFile, documentFiles, publishedEntries } from "./content-files"
import { byPosition, type Diagnostic, reportTo } from "./diagnostic"
import { imageInspector } from "./inspect-images"
import { fileLocator } from "./places"
import { type TextReader, textReader } from "./read-text"
import { openText, unreadableFile } from "./rules/unreadable-file"

export interface ContentCheck {
  /** Every problem, by file and position. */
  diagnostics: Diagnostic[]
  unpublished: UnpublishedDocument[]
  counts: { documents: number; unpublished: number; dataFiles: number; images: number }
}

/** A draft, or a document whose publish day is to come. */
export interface UnpublishedDocument {
  file: string
  /** Path of its page in development. */
  path: string
  /** The day, unless it is a draft. */
  publishDay?: string
}

/**
 * Check everything below `<root>/content`: each file by itself, then all of them together.
 * @param unsaved texts that replace those of their files
 */
export const checkContent = async (
  root: string,
  cache: Cache = createCache(),
  unsaved?: ReadonlyMap<string, string>,
): Promise<ContentCheck> => {
  const entries = await publishedEntries(root)
  const irregular = irregularEntries(entries)
  // Reading one of them could publish a file of this machine, or never end.
  if (irregular.length > 0)
    return {
      diagnostics: irregular,
      unpublished: [],
      counts: { documents: 0, unpublished: 0, dataFiles: 0, images: 0 },
    }
  const read = textReader(root, unsaved)
  const checked = await checkDocuments(root, cache, read)
  const data = await checkDataFiles(read)
  const snippets = await checkSnippets(root, read)
  const documents = checked.flatMap(({ file, document }) => (document ? [sourceOf(file, document)] : []))
  const sources = [...documents, ...data.sources, ...snippets.sources]
  const byKey = new Map(sources.map((source) => [`${source.type} ${source.key}`, source]))
  const site: CheckedSite = {
    ...data,
    root,
    sources,
    folders: checked.map(({ file, isMissing }) => ({ ...file, isMissing })),
    pages: new Map(documents.map((source) => [source.document?.path ?? "", source])),
    images: imageInspector(root, cache),
    locate: fileLocator(read),
    find: (type, key) => byKey.get(`${type} ${key}`),
  }
  const diagnostics = [...checked, data, snippets].flatMap((part) => part.diagnostics)
  await checkSite(site, reportTo(diagnostics))
  await checkUnusedFiles(site, entries, diagnostics)
  await checkStaticFiles(root, entries, reportTo(diagnostics))
  const unpublished = documents.flatMap(({ file, published, publishDay, document }) =>
    published || !document ? [] : [{ file, path: document.path, publishDay }],
  )
  const counts = {
    documents: documents.length,
    unpublished: unpublished.length,
    dataFiles: data.count,
    images: site.images.count(),
  }
  return { diagnostics: diagnostics.sort(byPosition), unpublished, counts }
}

interface DocumentResult {
  file: DocumentFile
  diagnostics: Diagnostic[]
  /** Absent if there is nothing to read. */
  document?: CheckedDocument
  isMissing: boolean
}

/** Files that are open at once. */
const atOnce = 32

async function checkDocuments(root: string, cache: Cache, read: TextReader): Promise<DocumentResult[]> {
  const limited = limitConcurrency(atOnce)
  return Promise.all((await documentFiles(root)).map((file) => limited(() => checkFile(file, cache, read))))
}

async function checkFile(document: DocumentFile, cache: Cache, read: TextReader): Promise<DocumentResult> {
  const { collection, file } = document
  const diagnostics: Diagnostic[] = []
  const report = reportTo(diagnostics, file)
  const text = await openText(read, file, report)
  if (text === undefined) return { file: document, diagnostics, isMissing: diagnostics.length === 0 }
  try {
    const key = `document ${file} ${sha1(text)}`
    const isValid = (found: CheckedDocument) => found.diagnostics.length === 0
    const found = await cache.get(key, () => checkDocument(collection, { file, text }), isValid)
    return { file: document, document: found, diagnostics: found.diagnostics, isMissing: false }
  } catch (error) {
    // An error of our own code in one document must not hide the problems of the others.
    const message = `cannot be checked (${(error as Error).message})`
    report(unreadableFile, {}, message, "Show this message and the file to a developer: DEBUG=1 shows where")
    if (process.env.DEBUG) console.error(error)
    return { file: document, document: uncheckedDocument(), diagnostics, isMissing: false }
  }
}

const sourceOf = ({ collection, slug, file }: DocumentFile, document: CheckedDocument): CheckedEntry => ({
  type: collection.type,
  key: slug,
  file,
  label: collection.label,
  published: isPublished(document.written, todayUtc()),
  publishDay: publishDay(document.written, todayUtc()),
  special: document.special,
  references: document.references,
  placeholders: document.placeholders,
  document: {
    ...document.written,
    collection,
    path: `/${collection.directory}/${slug}/`,
  },
})
