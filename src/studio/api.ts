/**
 * The API of the studio's server, below `/studio/api/`. Types only.
 *
 * Every request has the header `x-studio-token` with the content of `<meta name="studio-token">`; POST requests have
 * the content type `application/json`. Errors have a status of 400 or above and an `ApiError`.
 */

import type { Children, Diagnostic, FieldKind, JsonSchema, Reference } from "../content/browser"
import type { Finding } from "./source/find-in"

export type { Diagnostic, Position, Reference } from "../content/browser"

/** A field of a form: JSON Schema with the field's kind in the content model. */
export interface FieldSchema extends Omit<JsonSchema, "items" | "properties"> {
  field?: FieldKind
  /** False: shown if it is set, but not offered. */
  isOffered?: boolean
  items?: FieldSchema
  properties?: Record<string, FieldSchema>
}

/** `GET model`: what can be edited, from the definitions. */
export interface StudioModel {
  collections: CollectionModel[]
  dataFiles: { file: string; schema: FieldSchema }[]
  elements: ElementModel[]
  /** Values that a reference can have, by type of the content model. */
  references: Record<string, { key: string; title: string }[]>
}

export interface CollectionModel {
  type: string
  label: string
  plural: string
  schema: FieldSchema
  /** Names of the sections and elements that its documents may use, in the order of the definition. */
  elements: string[]
}

/** A section, or an element of the text. */
export interface ElementModel {
  name: string
  /** What editors call it, e.g. "Wide picture". */
  label: string
  description: string
  /** A section shows fields of the document; an element of the text has only what is written in it. */
  kind: "section" | "text"
  /** It can be the head of a page, the first section of a document: only that, or also below another head. */
  first?: "always" | "possible" | undefined
  /** Fields of the frontmatter that it shows; a head also those of the whole page. */
  fields: string[]
  /** Without this field it shows nothing. */
  needs?: string | undefined
  /** What can be written in its tag. */
  props: FieldSchema
  /** What can be between its tags: names of elements, or a kind of text. */
  children: Children
  /** MDX to insert. */
  example: string
  /** The element that must contain it, e.g. `Tabs` for `Tab`. */
  parent?: string | undefined
}

/** An item of `GET entries`: a document, a data file or a snippet. */
export interface Entry {
  /** From the project's root, e.g. content/case-studies/nimble/index.mdx. */
  file: string
  kind: "document" | "data" | "snippet"
  title: string
  /** `type` of the collection of a document. */
  collection?: string
  /** The folder of a document, or the name of a snippet. */
  slug?: string
  /** Path of its page, e.g. /case-studies/nimble/; of a page that shows the entries of a data file. */
  path?: string
  state: "published" | "draft" | "scheduled"
  /** Day of a scheduled document, YYYY-MM-DD. */
  publish?: string
  errors: number
  warnings: number
}

/** An item of `GET links`: a page, or a heading of one, that a link can lead to. */
export interface LinkTarget {
  /** /services/design/#colours */
  address: string
  title: string
  /** The page of a heading. */
  page?: string
}

/** `GET find?query=…`: the places with all words of the query, the best first, at most 100. With `file`, those in it. */
export interface FoundPlace extends Finding {
  file: string
}

/** `GET file?file=…`. */
export interface OpenedFile {
  file: string
  text: string
  /** Hash of the file's bytes; `save` compares it. */
  version: string
  /** Images and other files next to a document: `./cover.jpg`. */
  assets: Asset[]
}

/** `POST check` with `Checking`: check an unsaved text, and show it on the page next to the editor if it is valid. */
export interface Checking extends Pick<OpenedFile, "file" | "text"> {
  /** Show this text, e.g. that of a draft which is checked as if published. */
  shown?: string | undefined
}

export interface CheckResult {
  /** Also those of the other files in its folder. */
  diagnostics: StudioDiagnostic[]
  /** Whether the text is valid: the page will show it soon. */
  isShown: boolean
  /** The typed node of a valid document, to show it on the page before Gatsby has made it again. */
  document?: Record<string, unknown>
}

export interface StudioDiagnostic extends Diagnostic {
  /** A fix that is certain: replace the characters from `start` to `end` of the text, as offsets. */
  edit?: { label: string; start: number; end: number; text: string }
}

/** `POST appearance { file, text }`: how a document appears in search engines and on other sites; `{}` if it is not valid. */
export interface Appearance {
  title: string
  address: string
  description: string
  /** A data URL. Undefined if search engines must not list the page: it has no share image of its own. */
  image?: string | undefined
}

export type Saving = Pick<OpenedFile, "file" | "text" | "version">

/**
 * `POST save` with `Saving`: the new version; none if the file changed meanwhile: nothing is saved. `GET state?file=…`:
 * the version on disk; none if it was deleted or renamed.
 * `POST close { file }` shows the saved text again: send it with `keepalive` when the page is left.
 */
export type SaveResult = Partial<Pick<OpenedFile, "version">>

/**
 * `POST new { collection, name }`: `collection` is the type, `name` what `npm run new` takes ("Harbour Ledger").
 * `POST rename` and `POST duplicate` with `Renaming`.
 */
export interface EntryResult {
  file: string
  /** All files that were written, from the project's root. */
  changed: string[]
}

export type Renaming = Required<Pick<Entry, "file" | "slug">>

/**
 * `POST delete` with `Deletion`: the files that refer to the replacement now. `GET references?file=…`: the places that
 * refer to it, as a list of `Reference`.
 */
export interface Deletion {
  file: string
  /** A document or snippet of the same kind that takes its place. */
  replacement?: string | undefined
}

/**
 * `GET asset?file=content/case-studies/nimble/cover.jpg` returns the image's bytes. An `<img>` cannot send the token:
 * fetch it, and show it with `URL.createObjectURL`.
 * `POST asset` with `NewAsset`: save an image or another file next to a document or the data files under a free name.
 */
export interface Asset {
  /** `./cover.jpg` */
  path: string
  width?: number
  height?: number
  /** It was drawn for a new document. */
  isPlaceholder?: boolean
}

export interface NewAsset {
  file: string
  /** It may be in a folder: clients/nimble.svg. */
  name: string
  /** In base64. */
  data: string
  crop?: Crop | undefined
}

/** `POST section { file, section }`: the fields of a section as in a new document, and their placeholder images. */
export interface SectionFields {
  fields: Record<string, unknown>
  assets: Asset[]
}

/** An item of `GET media`: a picture or another file below content/. `POST replace` with `NewAsset`, whose `file` it is. */
export interface MediaFile extends Omit<Asset, "path" | "isPlaceholder"> {
  file: string
  bytes: number
  /** When it was last changed, in milliseconds. */
  changed: number
  /** The places that name it. */
  uses: Reference[]
  /** Whether nothing uses it. Without uses and not unused: what may use it has errors. */
  isUnused: boolean
}

/** A part of an image, in pixels of the original. */
export type Crop = Record<"left" | "top" | "width" | "height", number>

/** `GET changes`: what changed since the last commit, below content/. */
export interface Changes {
  /** False: the folder is not a git repository. */
  isRepository: boolean
  documents: ChangedDocument[]
  reviews: Review[]
  /** Of all content. Errors stop publishing, except in changed documents that are not published. */
  problems: Diagnostic[]
}

/** A document with the files in its folder, or another file. */
export interface ChangedDocument {
  file: string
  title: string
  status: "new" | "changed" | "deleted"
  /** Each with what has changed, as `git diff --word-diff=porcelain` writes it. */
  files: { file: string; diff: string }[]
  /** The branch on which all of this has been sent for review. */
  review?: string | undefined
}

/** A branch that the studio has made. */
export interface Review {
  branch: string
  message: string
  /** Its branch is on the server, or its changes are in the main branch. Unknown: neither. */
  state: "in review" | "merged" | "unknown"
  date: string
  /** The page that opens its pull request, or shows it. */
  link?: string | undefined
}

/** `POST publish { files, message }`: a new branch. `POST push { branch }`: send it again. */
export interface PublishResult {
  branch: string
  isPushed: boolean
  /** The page that opens a pull request. */
  link?: string | undefined
  /** Why it is not the newest, or not on the server. */
  problem?: string | undefined
}

/**
 * `POST newest {}`: what getting the newest would change, after asking the server. `POST newest { commit }`: do that.
 * Nothing that is not committed is lost.
 */
export interface NewestResult {
  /** The newest commit of the main branch. */
  commit: string
  isNewest: boolean
  files: NewestFile[]
  /** Why it is not known what is newest, or why this cannot get it. */
  problem?: string | undefined
}

export interface NewestFile {
  file: string
  /** The document that it belongs to. */
  document: string
  /**
   * `merged`, `overlap`: others and the user have changed it. The user's text of an overlap is `mine`, the one of the
   * others is on disk. `kept`: the user's file stays, others have changed or deleted it. `returned`: the user has
   * deleted it, others have changed it.
   */
  change: "new" | "changed" | "deleted" | "merged" | "overlap" | "kept" | "returned"
  mine?: string | undefined
}

/** `GET history?file=…`: the versions of a document, the newest first. `GET version?file=…&commit=…`: the text of one. */
export interface Version {
  commit: string
  author: string
  date: string
  message: string
  /** What has changed, as `git diff --word-diff=porcelain` writes it. */
  diff: string
}

/**
 * `GET deleted`: what can be brought back, the last deleted first. `POST restore { file }` also brings back what a picture
 * or file was before it was replaced.
 */
export interface DeletedEntry {
  file: string
  /** Undefined if it was deleted here, and not published. */
  author?: string | undefined
  date?: string | undefined
}

/** Any response with a status of 400 or above: what is wrong, and what to do. */
export interface ApiError {
  message: string
  fix: string
}
