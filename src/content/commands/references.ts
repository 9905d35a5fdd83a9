import { readFile } from "node:fs/promises"
import path from "node:path"
import { inElements } from "../check/check-document"
import type { DocumentFile } from "../check/content-entry"
import { type Diagnostic, formatDiagnostic, isError, type Position } from "../check/diagnostic"
import { positionAt } from "../check/position"
import { regularFile } from "../check/rules/regular-file"
import { documentPath } from "../document-path"
import type { Content } from "../engine/content"
import { movedPath } from "../engine/content-files"
import { projectContent } from "../engine/project-content"
import type { Snapshot } from "../engine/snapshot"
import { writeFileAtomic } from "../files"
import type { Collection } from "../model/define-collection"
import type { Project } from "./io"
import { type Edit, editsOf, type Renaming, withEdits } from "./rename-edits"
import { UsageError } from "./usage-error"

/** A document, or without a collection a snippet. */
type NamedFile = Omit<DocumentFile, "collection"> & { collection: Collection | undefined }

/** A place that refers to a document, snippet, picture or file. */
export interface Reference extends Position {
  file: string
  field?: string
}

/** References and links to a document or snippet in other files. */
export async function referencesTo(
  project: Project,
  { collection, slug, file }: NamedFile,
): Promise<Reference[]> {
  const { edited } = await editedFiles(project, { collection, from: slug, to: "" }, file)
  return edited
    .filter((edited) => edited.file !== file)
    .flatMap(({ file: other, text, edits }) =>
      edits.map(({ start }) => ({ file: other, ...positionAt(text, start) })),
    )
}

/**
 * Let another document or snippet take the place of one that will be deleted: in references, links and addresses.
 * @param allow rejects if a file must not be written
 */
export async function replaceEntry(
  project: Project,
  { collection, slug, file }: NamedFile,
  by: NamedFile,
  allow: (file: string) => Promise<unknown>,
): Promise<string[]> {
  const renaming = { collection, from: slug, to: by.slug }
  const { edited, diagnostics } = await editedFiles(project, renaming, file, by.file)
  const others = edited.filter((one) => one.file !== file)
  const place = collection ? path.posix.dirname(file) : file
  await refuseNewErrors(project, diagnostics, others, { from: place, to: "" })
  for (const one of others) await allow(one.file)
  for (const { file: other, text, edits } of others)
    await writeFileAtomic(path.join(project.root, other), withEdits(text, edits))
  return others.map((one) => one.file)
}

/**
 * Check what the content will be, before anything is written.
 * @param before the diagnostics as it is now @param from the file or folder that is renamed, or with `to: ""` deleted
 * @throws UsageError if there is an error that is not there now
 */
export async function refuseNewErrors(
  { root, model }: Project,
  before: readonly Diagnostic[],
  edited: readonly EditedFile[],
  { from, to }: { from: string; to: string },
) {
  const texts = new Map(edited.map(({ file, text, edits }) => [file, withEdits(text, edits)]))
  const { diagnostics } = await (await projectContent(root, model)).after(texts, { from, to }).snapshot()
  const known = before.filter(isError).map(({ file, rule }) => `${movedPath(file, from, to)} ${rule}`)
  const added = diagnostics.filter(isError).find(({ file, rule }) => {
    const index = known.indexOf(`${file} ${rule}`)
    if (index >= 0) known.splice(index, 1)
    return index < 0
  })
  if (!added) return
  const place = [added.file, added.field].filter(Boolean).join(", ")
  throw new UsageError(
    `Nothing was changed, since this would become an error: ${place}: ${added.message}. First change that place, or choose another.`,
  )
}

export interface EditedFile {
  file: string
  text: string
  edits: Edit[]
}

/**
 * The edits of all files that have any. Without a new name, the places that refer to the document or snippet.
 * @param current its file @param target the file that gets the old address: the same, or the one that replaces it
 * @throws UsageError if that file, or any content, cannot be read
 */
export async function editedFiles(
  { root, model }: Project,
  renaming: Renaming,
  current: string,
  target = current,
) {
  const { documents, snippets, dataFiles, diagnostics } = await readableSnapshot(
    await projectContent(root, model),
  )
  const [named, other] = [current, target].map((file) =>
    [...documents, ...snippets].find((one) => one.file === file),
  )
  if (!(named && other) && renaming.to) throw new UsageError(`There is no ${named ? target : current}.`)
  const document = named && "path" in named ? named : undefined
  const paths =
    document && target !== current && other && "path" in other
      ? { oldPath: document.path, newPath: other.path }
      : pathsOf(renaming, document)
  // A document that is deleted gives all its addresses to the one that replaces it.
  const earlier = target === current ? [] : (document?.checked.special ?? [])
  const oldPaths = [
    paths.oldPath,
    ...earlier.flatMap(({ kind, value }) => (kind.address === "old" ? value : [])),
  ]
  const anchors = target === current ? undefined : other?.checked.references.anchors.map(({ id }) => id)
  const referring = [
    ...documents.map(({ file, checked }) => ({
      file,
      special: checked.special,
      links: checked.references.links,
    })),
    ...snippets.map(({ file, checked: { references } }) => ({
      ...{ file, special: inElements(references), links: references.links },
    })),
    ...dataFiles.map(({ file, checked }) => ({
      ...{ file, special: checked.entries.flatMap(({ special }) => special), links: [] },
    })),
  ]
  const edited = referring.map(async (one) => {
    const text = await readFile(path.join(root, one.file), "utf8")
    const isRenamed = one.file === target && renaming.to !== ""
    const isInFeed = target === current && Boolean(renaming.collection?.feed)
    const moved = { ...renaming, ...paths, oldPaths, anchors, isInFeed }
    return { file: one.file, text, edits: editsOf({ ...one, text }, moved, isRenamed) }
  })
  const changed: EditedFile[] = (await Promise.all(edited)).filter(({ edits }) => edits.length > 0)
  return { edited: changed, diagnostics, ...paths }
}

/** The old and the new path of a page. A path of its own does not change with the folder's name. */
function pathsOf({ collection, from, to }: Renaming, document?: Snapshot["documents"][number]) {
  if (!collection) return { oldPath: "", newPath: "" }
  if (document?.checked.written.path) return { oldPath: document.path, newPath: to ? document.path : "" }
  return { oldPath: documentPath(collection, from), newPath: to ? documentPath(collection, to) : "" }
}

/** @throws UsageError if there is anything that makes the content unreadable */
export async function readableSnapshot(content: Content) {
  const snapshot = await content.snapshot()
  const irregular = snapshot.diagnostics.find(({ rule }) => rule === regularFile.id)
  if (irregular) throw new UsageError(formatDiagnostic(irregular))
  return snapshot
}
