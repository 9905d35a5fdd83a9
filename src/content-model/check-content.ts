import path from "node:path"
import { checkAssets } from "./check-assets"
import { checkDataFiles } from "./check-data-files"
import type { CheckedDocument } from "./check-document"
import { checkDocuments, type DocumentSummary } from "./check-documents"
import { exampleProblems } from "./check-example-text"
import { futureDateProblems } from "./check-future-date"
import { checkOldPaths } from "./check-old-paths"
import { type PictureMemory, pictureInspector } from "./check-pictures"
import { checkFiles, checkLinks, checkReferences, type SpecialSource } from "./check-relations"
import { checkStrayFiles } from "./check-stray-files"
import { byPosition, type Problem } from "./problem"
import { isPublished, todayUtc } from "./publishing"
import { checkSnippets } from "./snippets"

export interface ContentCheckOptions {
  /** Summaries of documents found valid before, by their key; what is not among them is read anew. */
  remembered?: ReadonlyMap<string, DocumentSummary>
  /** Facts of pictures decoded before, by the hash of their bytes. */
  pictures?: PictureMemory
  /** Whether drafts count as published, and documents whose `publish` day is still to come, as they do in develop. */
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
  const inspect = pictureInspector(pictures)

  for (const { document, summary, ...outcome } of await checkDocuments(root, remembered)) {
    const { collection, slug, file } = document
    problems.push(...outcome.problems)
    if (!summary) continue
    if (outcome.checked) checked.set(file, outcome.checked)
    if (outcome.key) summaries.set(outcome.key, summary)
    const published = isPublished(summary, today)
    if (published) problems.push(...exampleProblems(file, summary.exampleText))
    problems.push(...(await futureDateProblems(root, document, summary, today)))
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
  const snippets = await checkSnippets(root)
  sources.push(...data.sources, ...snippets.sources)
  problems.push(
    ...data.problems,
    ...snippets.problems,
    ...(await checkReferences(root, sources, data.unread)),
    ...(await checkFiles(root, sources, inspect)),
    ...(await checkAssets(root, sources)),
    ...(await checkLinks(root, sources, data.site)),
    ...(await checkOldPaths(root, sources, data.site.productName)),
  )
  const troubled = new Set(problems.map(({ file }) => file))
  problems.push(...(await checkStrayFiles(root, usedFiles(sources), troubled)))
  counts.dataFiles = data.count
  counts.pictures = inspect.count()
  return { problems: problems.sort(byPosition), checked, summaries, pictures: inspect.seen(), counts }
}

/** Pictures and drawings that are referred to, from the project's root. */
const usedFiles = (sources: SpecialSource[]) =>
  new Set(
    sources.flatMap(({ file, special, places }) => {
      const files = special.filter(({ kind }) => kind.kind === "image" || kind.kind === "file")
      const values = [...files, ...places.images, ...places.files].map(({ value }) => value)
      return values.map((value) => path.posix.join(path.posix.dirname(file), value))
    }),
  )
