import type { BodyReferences } from "../compile/body-references"
import type { ContentModel } from "../model/content-model"
import type { Collection } from "../model/define-collection"
import type { WantedFile } from "../model/fields"
import type { PublishingFields } from "../model/publishing"
import type { FoundField } from "../model/walk-fields"
import { fileName, type Text } from "../model/wording"
import type { DocumentFile } from "./content-entry"
import type { Place } from "./diagnostic"
import type { ImageFacts } from "./image-facts"

/** All content, for the rules that need more than one file. */
export interface CheckedSite {
  model: ContentModel
  /** Documents, snippets and entries of data files. */
  entries: readonly CheckedEntry[]
  /** The folders of all documents, with or without an index.mdx. */
  folders: readonly (DocumentFile & { isMissing: boolean })[]
  /** Types of data files with errors: entries that seem to be missing may only be unreadable. */
  incompleteTypes: ReadonlySet<string>
  /** From site.yaml; "" if it cannot be read. */
  productName: string
  url: string
  /** Hosts of other sites that documents may embed, from site.yaml. */
  embedHosts: readonly string[]
  files: FileIndex
  /** Documents by the path of their page. */
  pages: ReadonlyMap<string, CheckedEntry>
  /** The document or entry that a reference names. */
  find: (type: string, key: string) => CheckedEntry | undefined
}

/** Files and folders below content/ and static/, by their path from the project's root. */
export interface FileIndex {
  has: (file: string) => boolean
  /** Names in a folder, exactly as on disk. */
  namesIn: (folder: string) => readonly string[]
  /** Size of a file; undefined if there is none. */
  bytes: (file: string) => number | undefined
  /** When it was last changed, in milliseconds. */
  changed: (file: string) => number | undefined
  /** What an image holds; undefined if there is none. */
  facts: (file: string) => Promise<ImageFacts | undefined>
}

/** A document, a snippet or an entry of a data file, with everything that it refers to. */
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

/** The file of an entry, or in the studio the name of its document. */
export const entryName = ({ file, document }: CheckedEntry) => fileName(file, document?.name)

/** A reference, image or file among the fields. */
export interface SpecialField extends FoundField {
  place: Required<Pick<Place, "start" | "end">>
  /** The place has more than the value: it is an attribute. */
  isRough?: true
}

/** A text or value of an example. */
export interface Placeholder extends Omit<Place, "file"> {
  problem: string
  /** Absent for what is certainly to be replaced. */
  severity?: "warning"
  /** Default: write your own. */
  fix?: Text
  replacement?: string
}

/** An image or another file that a field or a body names. */
export interface NamedImage {
  /** From the project's root. */
  file: string
  /** As written. */
  value: string
  wanted: WantedFile
  entry: CheckedEntry
  place: Required<Place>
}
