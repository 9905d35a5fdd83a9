import { limitConcurrency } from "../../util/limit-concurrency"
import { checkDataFile } from "../check/check-data-file"
import { checkDocument, uncheckedDocument } from "../check/check-document"
import { checkSnippet, uncheckedSnippet } from "../check/check-snippet"
import { dataPath } from "../check/content-entry"
import { type Diagnostic, reportTo } from "../check/diagnostic"
import { openText, unreadableFile } from "../check/rules/unreadable-file"
import { sha1 } from "../files"
import type { ContentModel } from "../model/content-model"
import { type ContentFiles, movedFiles } from "./content-files"
import { createResults, type Results } from "./results"
import { type CheckedFiles, type Known, type Snapshot, snapshotOf } from "./snapshot"
import { watchFiles } from "./watch"

/** The content of a project: the only way to its files. Each text is read, checked and compiled once. */
export interface Content extends CheckedFiles {
  model: ContentModel
  /** Everything: each file by itself, then all of them together. */
  snapshot(): Promise<Snapshot>
  /** The same content as if a file had this text. What it gives is not stored, and is never the last valid result. */
  overlay(file: string, text: string): Content
  /** The same content as if files had these texts, and one or a folder was renamed, or with `to: ""` deleted. */
  after(texts: ReadonlyMap<string, string>, moved: { from: string; to: string }): Content
  /** Call a function now, and with what has changed after every change, until the signal ends it. */
  watch(onChange: (changed: string[]) => Promise<unknown>, signal?: AbortSignal): Promise<void>
}

/** Documents that are checked at once: each has a tree in memory. */
const atOnce = 32

/**
 * Open the content of a site.
 * @param model the site's definitions
 * @param results of earlier runs; receives those of this one
 */
export const openContent = (
  files: ContentFiles,
  model: ContentModel,
  results: Results = createResults(),
): Content => {
  const unsaved = createResults()
  const limited = limitConcurrency(atOnce)

  const open = (files: ContentFiles, texts: ReadonlyMap<string, string> = new Map()): Content => {
    const read = async (file: string) => texts.get(file) ?? files.read(file)
    const resultsOf = (file: string) => (texts.has(file) ? unsaved : results)

    const known = <Value extends { diagnostics: Diagnostic[] }>(
      file: string,
      check: (text: string) => Value | Promise<Value>,
      unchecked: (diagnostics: Diagnostic[]) => Value,
    ) =>
      limited(async (): Promise<Known<Value> | undefined> => {
        const diagnostics: Diagnostic[] = []
        const text = await openText(read, file, reportTo(diagnostics, file))
        const valid = () => resultsOf(file).valid<Value>(file)
        if (text === undefined)
          return diagnostics.length > 0 ? { current: unchecked(diagnostics), valid: valid() } : undefined
        try {
          const current = await resultsOf(file).get(file, sha1(text), async () => check(text))
          return { current, valid: valid() }
        } catch (error) {
          // An error of our own code in one file must not hide the problems of the others.
          const message = `cannot be checked (${(error as Error).message})`
          reportTo(diagnostics, file)(unreadableFile, {}, message, showToDeveloper)
          if (process.env.DEBUG) console.error(error)
          return { current: unchecked(diagnostics), valid: valid() }
        }
      })

    const content: Content = {
      model,
      snapshot: () => snapshotOf(model, content, files, results),
      document: ({ collection, file }) =>
        known(file, (text) => checkDocument(model, collection, { file, text }), uncheckedDocument),
      dataFile: (dataFile) => {
        const file = dataPath(dataFile)
        const unchecked = (diagnostics: Diagnostic[]) => ({ diagnostics, entries: [], placeholders: [] })
        return known(file, (text) => checkDataFile(dataFile, file, text), unchecked)
      },
      snippet: (file) => known(file, (text) => checkSnippet(model, file, text), uncheckedSnippet),
      overlay: (file, text) => open(files, new Map([[file, text]])),
      after: (changed, { from, to }) => open(movedFiles(files, from, to), changed),
      watch: (onChange, signal) => watchFiles(files, onChange, signal),
    }
    return content
  }
  return open(files)
}

const showToDeveloper = "Show this message and the file to a developer: DEBUG=1 shows where"
