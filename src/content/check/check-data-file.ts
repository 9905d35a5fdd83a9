import type { DataFile } from "../model/define-collection"
import type { Placeholder } from "./checked-site"
import { type Diagnostic, reportTo } from "./diagnostic"
import { type ReadFields, readEntries, readFields } from "./read-fields"
import { readableText } from "./rules/control-character"
import { placeholdersIn } from "./rules/placeholder-text"

/** A data file after the checks that need no other file. */
export interface CheckedDataFile {
  diagnostics: Diagnostic[]
  /** A file that holds no list is one entry. */
  entries: ReadFields[]
  placeholders: Placeholder[]
}

/** Check the text of a data file. */
export const checkDataFile = ({ schema, single }: DataFile, file: string, text: string): CheckedDataFile => {
  const diagnostics: Diagnostic[] = []
  const report = reportTo(diagnostics, file)
  const readable = readableText(text, report)
  const read = (yaml: string) =>
    single ? [readFields(schema, yaml, report)] : readEntries(schema, yaml, report)
  const entries = readable === undefined ? [] : read(readable)
  return { diagnostics, entries, placeholders: placeholdersIn(text) }
}
