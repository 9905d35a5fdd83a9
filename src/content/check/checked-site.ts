import type { BodyReferences } from "../compile/body-references"
import type { Collection } from "../model/define-collection"
import type { FieldKind } from "../model/fields"
import type { PublishingFields } from "../model/publishing"
import type { FoundField } from "../model/walk-fields"
import type { DocumentFile } from "./content-files"
import type { Place } from "./diagnostic"
import type { ImageInspector } from "./inspect-images"
import type { Locate } from "./yaml/yaml-positions"

/** All content, for the rules that need more than one file. */
export interface CheckedSite {
  /** The project's root. */
  root: string
  /** Documents and entries of data files. */
  sources: readonly CheckedEntry[]
  /** The folders of all documents, with or without an index.mdx. */
  folders: readonly (DocumentFile & { isMissing: boolean })[]
  /** Types of data files with errors: entries that seem to be missing may only be unreadable. */
  incompleteTypes: ReadonlySet<string>
  /** From site.yaml; "" if it cannot be read. */
  productName: string
  url: string
  images: ImageInspector
  /** Find the fields of a file; undefined if it cannot be read. */
  locate: (file: string) => Promise<Locate | undefined>
  /** Documents by the path of their page. */
  pages: ReadonlyMap<string, CheckedEntry>
  /** The document or entry that a reference names. */
  find: (type: string, key: string) => CheckedEntry | undefined
}

/** A document or an entry of a data file, with everything that it refers to. */
export interface CheckedEntry {
  type: string
  /** Slug or id. */
  key: string
  file: string
  /** What an editor calls it, e.g. case study. */
  label: string
  published: boolean
  /** The day to come on which it is published, if it has one. */
  publishDay?: string
  special: readonly SpecialField[]
  references: BodyReferences
  placeholders?: readonly Placeholder[]
  /** Documents only. */
  document?: PublishingFields & { collection: Collection; path: string }
}

/** A reference, image or file among the fields. */
export interface SpecialField extends FoundField {
  /** Known if the file's errors make it hard to find again. */
  place?: Place
}

/** A text or value of an example. */
export interface Placeholder extends Omit<Place, "file"> {
  problem: string
  /** Absent for what is certainly to be replaced. */
  severity?: "warning"
  /** Default: write your own. */
  fix?: string
  replacement?: string
}

/** An image or another file that a field or a body names. */
export interface NamedImage {
  /** Path on this machine. */
  file: string
  /** As written. */
  value: string
  wanted: Extract<FieldKind, { kind: "image" | "file" | "asset" }>
  source: CheckedEntry
  place: () => Promise<Place>
}
