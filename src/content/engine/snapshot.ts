import type { CheckedDataFile } from "../check/check-data-file"
import { type CheckedDocument, inElements } from "../check/check-document"
import { checkSite, imagesOf, irregularEntries } from "../check/check-site"
import type { CheckedSnippet } from "../check/check-snippet"
import type { CheckedEntry, CheckedSite, FileIndex, NamedImage } from "../check/checked-site"
import {
  type ContentEntry,
  type DocumentFile,
  dataPath,
  documentsIn,
  isImage,
  snippetsIn,
} from "../check/content-entry"
import { type Diagnostic, isError } from "../check/diagnostic"
import { maximumBytes, noFacts } from "../check/image-facts"
import { noReferences } from "../compile/body-references"
import { documentPath } from "../document-path"
import type { ContentModel } from "../model/content-model"
import type { DataFile } from "../model/define-collection"
import { snippetType } from "../model/element-names"
import { isPublished, publishDay } from "../model/publishing"
import type { ContentFiles } from "./content-files"
import type { Results } from "./results"

/** The files of the content, each checked and compiled by itself. */
export interface CheckedFiles {
  document(document: DocumentFile): Promise<Known<CheckedDocument> | undefined>
  dataFile(dataFile: DataFile): Promise<Known<CheckedDataFile> | undefined>
  snippet(file: string): Promise<Known<CheckedSnippet> | undefined>
}

/** What is known about a file; nothing if there is no such file. */
export interface Known<Value> {
  current: Value
  /** The last result without errors, which the page of an invalid file shows. */
  valid: Value | undefined
}

/** All content at one moment. */
export interface Snapshot {
  model: ContentModel
  /** With the path of each page. */
  documents: (DocumentFile & { checked: CheckedDocument; path: string })[]
  dataFiles: { dataFile: DataFile; file: string; checked: CheckedDataFile }[]
  snippets: { name: string; file: string; checked: CheckedSnippet }[]
  files: FileIndex
  /** Every image and other file that content names. */
  images: NamedImage[]
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

export const snapshotOf = async (
  model: ContentModel,
  content: CheckedFiles,
  files: ContentFiles,
  results: Results,
): Promise<Snapshot> => {
  const lists = await Promise.all(["content", "static"].map(files.list))
  const [inContent = [], inStatic = []] = lists
  const published = [...inContent, ...inStatic]
  const fileIndex = indexOf(published, files, results)
  const irregular = irregularEntries(published)
  // Reading one of them could publish a file of this machine, or never end.
  if (irregular.length > 0) return { ...nothing, model, files: fileIndex, diagnostics: irregular }

  const folders = documentsIn(inContent, model)
  const read = await checkedOf(folders, (document) => content.document(document))
  const named = model.dataFiles.map((dataFile) => ({ dataFile, file: dataPath(dataFile) }))
  const data = await checkedOf(named, ({ dataFile }) => content.dataFile(dataFile))
  const snippets = await checkedOf(snippetsIn(inContent), ({ file }) => content.snippet(file))

  const settings = settingsOf(data, model)
  const documents = read.map((document) => ({
    ...document,
    path: documentPath(document.collection, document.slug, document.checked.written, settings.productName),
  }))
  const readable = new Set(documents.map(({ file }) => file))
  const site: CheckedSite = {
    model,
    ...siteOf([...documents.map(documentEntry), ...data.flatMap(dataEntries), ...snippets.map(snippetEntry)]),
    ...settings,
    folders: folders.map((folder) => ({ ...folder, isMissing: !readable.has(folder.file) })),
    files: fileIndex,
  }
  const own = [...documents, ...data, ...snippets].flatMap(({ checked }) => checked.diagnostics)
  const images = site.entries.flatMap(imagesOf)
  const diagnostics = await checkSite(site, images, published, own)
  const unpublished = site.entries.flatMap(({ file, published, publishDay, document }) =>
    published || !document ? [] : [{ file, path: document.path, publishDay }],
  )
  const counts = {
    documents: documents.length,
    unpublished: unpublished.length,
    dataFiles: data.length,
    images: fileIndex.imagesRead(),
  }
  return {
    model,
    documents,
    dataFiles: data,
    snippets,
    files: fileIndex,
    images,
    diagnostics,
    unpublished,
    counts,
  }
}

const nothing: Omit<Snapshot, "files" | "model"> = {
  documents: [],
  dataFiles: [],
  snippets: [],
  images: [],
  diagnostics: [],
  unpublished: [],
  counts: { documents: 0, unpublished: 0, dataFiles: 0, images: 0 },
}

/** Files with their results. Those that do not exist are left out. */
async function checkedOf<File, Checked>(
  files: readonly File[],
  check: (file: File) => Promise<{ current: Checked } | undefined>,
) {
  const all = files.map(async (file) => {
    const known = await check(file)
    return known ? [{ ...file, checked: known.current }] : []
  })
  return (await Promise.all(all)).flat()
}

const documentEntry = ({
  collection,
  slug,
  file,
  path,
  checked,
}: Snapshot["documents"][number]): CheckedEntry => ({
  type: collection.type,
  key: slug,
  file,
  label: collection.label,
  published: isPublished(checked.written),
  publishDay: publishDay(checked.written),
  special: checked.special,
  references: checked.references,
  placeholders: checked.placeholders,
  document: { ...checked.written, collection, path },
})

/** The entries of a data file, and one for all of its text, which has the placeholders. */
const dataEntries = ({ dataFile, file, checked }: Snapshot["dataFiles"][number]): CheckedEntry[] => {
  const entry = { type: dataFile.type, file, label: `entry of ${dataFile.file}`, published: true }
  const { placeholders } = checked
  const whole = { ...entry, type: "DataFile", key: file, special: [], references: noReferences, placeholders }
  const entries = checked.entries.map(({ fields, special }) => ({
    ...{ ...entry, special, references: noReferences },
    key: String(fields?.id ?? ""),
  }))
  return [whole, ...entries]
}

const snippetEntry = ({ name, file, checked }: Snapshot["snippets"][number]): CheckedEntry => ({
  ...{ type: snippetType, key: name, file, label: "snippet", published: true },
  special: inElements(checked.references),
  references: { ...noReferences, links: checked.references.links },
  placeholders: checked.placeholders,
})

function siteOf(entries: CheckedEntry[]) {
  const byKey = new Map(entries.map((entry) => [`${entry.type} ${entry.key}`, entry]))
  return {
    entries,
    pages: new Map(entries.flatMap((entry) => (entry.document ? [[entry.document.path, entry]] : []))),
    find: (type: string, key: string) => byKey.get(`${type} ${key}`),
  }
}

/** What the rules need to know of data files. */
function settingsOf(data: Snapshot["dataFiles"], model: ContentModel) {
  const withErrors = data.filter(({ checked }) => checked.diagnostics.some(isError))
  const settings = data.find(({ dataFile }) => dataFile.type === model.settings.type)?.checked.entries[0]
    ?.fields
  return {
    incompleteTypes: new Set(withErrors.map(({ dataFile }) => dataFile.type)),
    productName: String(settings?.productName ?? ""),
    url: String(settings?.url ?? ""),
    embedHosts: [settings?.embedHosts ?? []].flat().map(String),
  }
}

function indexOf(entries: readonly ContentEntry[], files: ContentFiles, results: Results) {
  const byFile = new Map(entries.map((entry) => [entry.file, entry]))
  const names = new Map(
    entries.map(({ file, neighbours }) => [file.slice(0, file.lastIndexOf("/")), neighbours]),
  )
  const read = new Set<string>()
  const index: FileIndex = {
    has: (file) => byFile.has(file),
    namesIn: (folder) => names.get(folder) ?? [],
    bytes: (file) => byFile.get(file)?.bytes,
    changed: (file) => byFile.get(file)?.changed,
    facts: async (file) => {
      const entry = byFile.get(file)
      if (!entry) return undefined
      read.add(file)
      const { bytes, changed } = entry
      if (bytes > maximumBytes) return { ...noFacts, bytes }
      try {
        return await results.get(file, `${bytes} ${changed}`, () => files.image(file))
      } catch (error) {
        const reason = (error as NodeJS.ErrnoException).code ?? error
        return { ...noFacts, problem: [`cannot be read (${reason})`, "Put the picture here again"] }
      }
    },
  }
  return {
    ...index,
    imagesRead: () => [...read].filter((file) => file.startsWith("content/") && isImage(file)).length,
  }
}
