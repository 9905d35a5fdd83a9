import path from "node:path"
import { type BodyPlaces, noPlaces } from "../mdx/body-places"
import { type CheckedDocument, checkDocument, hashOf } from "./check-document"
import { type ExampleText, exampleTextIn } from "./check-example-text"
import { type DocumentFile, documentFiles } from "./content-files"
import type { Collection } from "./define-collection"
import { missingDocument, slugProblems } from "./document-folder"
import { inTurns } from "./in-turns"
import { fileProblem, type Problem } from "./problem"
import type { PublishingFields } from "./publishing"
import { readText, unreadable } from "./read-text"
import type { FoundField } from "./walk-fields"

/** What the checks across files need of a document. */
export interface DocumentSummary extends PublishingFields {
  special: FoundField[]
  places: BodyPlaces
  /** What is left of the example that it began as. */
  exampleText: ExampleText[]
}

/** One document, so far as it can be read. */
export interface DocumentOutcome {
  document: DocumentFile
  problems: Problem[]
  /** Absent where there is nothing to read. */
  summary?: DocumentSummary
  /** Under which a valid document is remembered: its collection and the hash of its text. */
  key?: string
  /** Absent where it was remembered. */
  checked?: CheckedDocument
}

/** Files that are open at once. */
const atOnce = 32

/** Checks every document for itself, by name; those that are remembered are not read anew. */
export const checkDocuments = async (
  root: string,
  remembered: ReadonlyMap<string, DocumentSummary>,
): Promise<DocumentOutcome[]> => {
  const turn = inTurns(atOnce)
  const documents = await documentFiles(root)
  const slugs = new Map<Collection, string[]>()
  for (const { collection, slug } of documents)
    slugs.set(collection, [...(slugs.get(collection) ?? []), slug])
  return Promise.all(
    documents.map((document) => {
      const problems = slugProblems(document, slugs.get(document.collection) ?? [])
      return turn(() => outcomeOf(root, document, problems, remembered))
    }),
  )
}

async function outcomeOf(
  root: string,
  document: DocumentFile,
  problems: Problem[],
  remembered: ReadonlyMap<string, DocumentSummary>,
): Promise<DocumentOutcome> {
  const text = await readText(path.join(root, document.file))
  if (typeof text !== "string") {
    const problem =
      text.code === "ENOENT" ? await missingDocument(root, document) : unreadable(document.file, text.code)
    return { document, problems: [...problems, problem] }
  }
  const key = `${document.collection.type} ${hashOf(text)}`
  const known = remembered.get(key)
  if (known) return { document, problems, summary: known, key }
  const { collection, slug, file } = document
  const checked = await checkDocument(collection, { slug, file, text }).catch((error: Error) =>
    failed(document, text, error),
  )
  const { special, places, written } = checked
  const exampleText = exampleTextIn(text)
  const summary = { special, places, draft: written.draft, publish: written.publish, exampleText }
  const outcome = { document, problems: [...problems, ...checked.problems], summary, checked }
  return checked.problems.length === 0 ? { ...outcome, key } : outcome
}

/** A fault of our own code in one document must not hide the mistakes in the others. */
const failed = ({ slug, file }: DocumentFile, text: string, { message }: Error): CheckedDocument => ({
  file,
  slug,
  hash: hashOf(text),
  problems: [
    fileProblem(file, `cannot be checked (${message}). Please show this message and the file to a developer`),
  ],
  fields: null,
  special: [],
  places: noPlaces,
  written: {},
})
