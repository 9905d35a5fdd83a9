import path from "node:path"
import { type BodyPlaces, noPlaces } from "../mdx/body-places"
import { checkDataFiles } from "./check-data-files"
import { type CheckedDocument, checkDocument, hashOf } from "./check-document"
import { type PictureMemory, pictureInspector } from "./check-pictures"
import { checkFiles, checkLinks, checkReferences, type SpecialSource } from "./check-relations"
import { checkStrayFiles } from "./check-stray-files"
import { type DocumentFile, documentFiles } from "./content-files"
import { missingDocument, slugProblems } from "./document-folder"
import { byPosition, fileProblem, type Problem } from "./problem"
import { isPublished, todayUtc } from "./publishing"
import { readText, unreadable } from "./read-text"
import type { FoundField } from "./walk-fields"

/** What the checks across files need of a document that is valid by itself. */
export interface DocumentSummary {
  special: FoundField[]
  places: BodyPlaces
  draft: unknown
  date: unknown
}

export interface ContentCheckOptions {
  /** Summaries of documents found valid before, by their key; what is not among them is read anew. */
  remembered?: ReadonlyMap<string, DocumentSummary>
  /** Facts of pictures decoded before, by the hash of their bytes. */
  pictures?: PictureMemory
  /** Whether drafts and documents of the future count as published, as they do in develop. */
  withDrafts: boolean
}

export interface ContentCheck {
  /** Every mistake and warning, by file and position. */
  problems: Problem[]
  /** The documents that were read anew, by file. */
  checked: Map<string, CheckedDocument>
  /** Summaries of all valid documents, by a key made of their collection and text. */
  summaries: Map<string, DocumentSummary>
  /** Facts of all pictures that content refers to. */
  pictures: PictureMemory
  counts: { documents: number; drafts: number; dataFiles: number; pictures: number }
}

/** Checks everything below `<root>/content`, each file for itself and all together. */
export const checkContent = async (
  root: string,
  { remembered = new Map(), pictures = new Map(), withDrafts }: ContentCheckOptions,
): Promise<ContentCheck> => {
  const problems: Problem[] = []
  const checked = new Map<string, CheckedDocument>()
  const summaries = new Map<string, DocumentSummary>()
  const sources: SpecialSource[] = []
  const counts = { documents: 0, drafts: 0, dataFiles: 0, pictures: 0 }
  const today = todayUtc()
  // Pictures are decoded beside the reading of documents.
  const inspect = pictureInspector(pictures)

  for (const document of await documentFiles(root)) {
    const { collection, slug, file } = document
    problems.push(...slugProblems(document))
    const text = await readText(path.join(root, file))
    if (typeof text !== "string") {
      problems.push(
        text.code === "ENOENT" ? await missingDocument(root, document) : unreadable(file, text.code),
      )
      continue
    }
    const key = `${collection.type} ${hashOf(text)}`
    let summary = remembered.get(key)
    if (!summary) {
      const result = await checkOne(document, text)
      checked.set(file, result)
      problems.push(...result.problems)
      const { special, places, written } = result
      summary = { special, places, draft: written.draft, date: written.date }
    }
    if (!checked.get(file)?.problems.length) summaries.set(key, summary)
    for (const used of filesOf({ file, ...summary })) void inspect(path.join(root, used.file), used.wanted)
    const published = isPublished(summary, today)
    counts.documents += 1
    counts.drafts += published ? 0 : 1
    sources.push({
      type: collection.type,
      key: slug,
      file,
      label: collection.label,
      published: withDrafts || published,
      pagePath: `/${collection.directory}/${slug}/`,
      special: summary.special,
      places: summary.places,
    })
  }

  const data = await checkDataFiles(root)
  sources.push(...data.sources)
  problems.push(
    ...data.problems,
    ...(await checkReferences(root, sources, data.unread)),
    ...(await checkFiles(root, sources, inspect)),
    ...(await checkLinks(root, sources, data.site)),
  )
  const troubled = new Set(problems.map(({ file }) => file))
  problems.push(...(await checkStrayFiles(root, usedFiles(sources), troubled)))
  counts.dataFiles = data.count
  counts.pictures = inspect.count()
  return { problems: problems.sort(byPosition), checked, summaries, pictures: inspect.seen(), counts }
}

/** A fault of our own code in one document must not hide the mistakes in the others. */
async function checkOne({ collection, slug, file }: DocumentFile, text: string): Promise<CheckedDocument> {
  try {
    return await checkDocument(collection, { file, slug, text })
  } catch (error) {
    const message = `cannot be checked (${(error as Error).message}). Please show this message and the file to a developer`
    const problems = [fileProblem(file, message)]
    return {
      file,
      slug,
      hash: hashOf(text),
      problems,
      fields: null,
      body: null,
      special: [],
      places: noPlaces,
      written: {},
    }
  }
}

/** Pictures and drawings that are referred to, from the project's root. */
const usedFiles = (sources: SpecialSource[]) =>
  new Set(sources.flatMap((source) => filesOf(source).map(({ file }) => file)))

const filesOf = ({ file, special, places }: Pick<SpecialSource, "file" | "special" | "places">) => {
  const pictures = [...special.filter(({ kind }) => kind.kind === "image"), ...places.images]
  const drawings = special.filter(({ kind }) => kind.kind === "file")
  const below =
    (wanted: "picture" | "drawing") =>
    ({ value }: { value: string }) => ({
      file: path.posix.join(path.posix.dirname(file), value),
      wanted,
    })
  return [...pictures.map(below("picture")), ...drawings.map(below("drawing"))]
}
