import type { DocumentFile } from "../check/content-entry"
import type { Snapshot } from "./snapshot"

type Fields = Record<string, unknown>

export interface ExistingDocument extends DocumentFile {
  path: string
  /** As they are written. */
  fields: Fields
}

/** All documents with their fields. */
export const existingDocuments = ({ documents }: Snapshot): ExistingDocument[] =>
  documents.map(({ checked, ...document }) => ({ ...document, fields: checked.written as Fields }))

/** All entries of data files that have an ID, with their fields. */
export const existingEntries = ({ dataFiles }: Snapshot): { type: string; id: string; fields: Fields }[] =>
  dataFiles.flatMap(({ dataFile, checked }) =>
    checked.entries.flatMap(({ written }) => {
      const fields = written as Fields | null
      return typeof fields?.id === "string" ? [{ type: dataFile.type, id: fields.id, fields }] : []
    }),
  )
