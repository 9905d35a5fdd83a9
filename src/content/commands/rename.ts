import { rename as move, readFile } from "node:fs/promises"
import path from "node:path"
import { collections } from "../../collections/model"
import { slugify } from "../../util/slugify"
import { inElements } from "../check/check-document"
import type { DocumentFile } from "../check/content-entry"
import { formatDiagnostic } from "../check/diagnostic"
import { positionAt } from "../check/position"
import { reservedSlugs } from "../check/rules/folder-name"
import { regularFile } from "../check/rules/regular-file"
import { didYouMean, sameName } from "../check/suggestion"
import { documentPath } from "../document-path"
import { projectContent } from "../engine/project-content"
import type { Snapshot } from "../engine/snapshot"
import { fileNames, writeFileAtomic } from "../files"
import type { Collection } from "../model/define-collection"
import type { Io } from "./io"
import { type Edit, editsOf, type Renaming, withEdits } from "./rename-edits"
import { UsageError } from "./usage-error"

/**
 * `npm run rename case-studies/nimble case-studies/nimble-boards`: rename the folder of a document or the file of a
 * snippet, change every reference and link to it, and redirect the old path of a page. If the folder or file has already
 * been renamed, only do the rest.
 */
export const rename = async (args: string[], { root, write }: Io): Promise<number> => {
  try {
    const renaming = await renamingOf(root, args)
    for (const line of report(renaming, await renameDocument(root, renaming))) write(line)
    return 0
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    write(error.message)
    return error.exitCode
  }
}

interface Renamed {
  /** The folder or file had been renamed before. */
  isMoved: boolean
  /** With the new path of a renamed document. */
  changes: EditedFile[]
  /** Of the page; the same if it has a path of its own, "" for a snippet. */
  oldPath: string
  newPath: string
}

/**
 * Rename a document or snippet.
 * @param allow rejects if another file that changes must not be written
 * @throws UsageError
 */
export async function renameDocument(
  root: string,
  renaming: Renaming,
  allow: (file: string) => Promise<unknown> = async () => undefined,
): Promise<Renamed> {
  const { collection, from, to } = renaming
  const [source, target] = [pathOf(renaming, from), pathOf(renaming, to)]
  const folder = path.dirname(source)
  const extension = collection ? "" : ".mdx"
  const names = (await fileNames(path.join(root, folder)))
    .filter((name) => name.endsWith(extension))
    .map((name) => name.slice(0, name.length - extension.length))
  const isMoved = names.includes(to)
  if (isMoved && names.includes(from))
    throw new UsageError(`${target} exists already. Choose another name, or remove it first.`)
  if (!isMoved && !names.includes(from)) {
    const fix = didYouMean(from, names, `The names there: ${names.join(", ")}.`)
    throw new UsageError(`There is no ${source}. ${fix}`)
  }

  const fileOf = (place: string) => (collection ? `${place}/index.mdx` : place)
  const current = fileOf(isMoved ? target : source)
  const { edited, oldPath, newPath } = await editedFiles(root, renaming, current)
  for (const { file } of edited) if (file !== current) await allow(file)
  if (!isMoved) await move(path.join(root, source), path.join(root, target))
  const changes = edited.map((one) => (one.file === current ? { ...one, file: fileOf(target) } : one))
  for (const { file, text, edits } of changes)
    await writeFileAtomic(path.join(root, file), withEdits(text, edits))
  return { isMoved, changes, oldPath, newPath }
}

/** The folder of a document or the file of a snippet. */
const pathOf = ({ collection }: Renaming, name: string) =>
  collection ? `content/${collection.directory}/${name}` : `content/snippets/${name}.mdx`

const report = (renaming: Renaming, { isMoved, changes, oldPath, newPath }: Renamed) => {
  const { from, to } = renaming
  return [
    ...(isMoved ? [] : [`Renamed ${pathOf(renaming, from)} to ${pathOf(renaming, to)}.`]),
    ...(changes.length > 0 ? ["Changed:"] : []),
    ...changes.map(
      ({ file, edits }) => `  ${file}  ${edits.length} ${edits.length === 1 ? "place" : "places"}`,
    ),
    ...(oldPath !== newPath ? [`Visitors of ${oldPath} are redirected to ${newPath}.`] : []),
    "Check with npm run content:check.",
  ]
}

/**
 * Parse the old and the new name: collection/name, snippets/name, or the path of a folder, a file or a page. A name
 * alone is enough if only one document or snippet has it.
 * @throws UsageError
 */
async function renamingOf(root: string, args: string[]): Promise<Renaming> {
  const [from, to, more] = args.map(placeIn)
  if (!from?.name || !to?.name || more)
    throw new UsageError("Usage: npm run rename case-studies/old-name case-studies/new-name", 2)
  const written = from.directory || to.directory
  const all = await entriesIn(root)
  const withName = (name: string) => all.filter((one) => one.name === name).map((one) => one.directory)
  // It may have been renamed by hand.
  const places = [withName(from.name), withName(to.name)].find((found) => found.length > 0) ?? []
  const directory = written || (places.length === 1 ? places[0] : undefined)
  const collection = collections.find((known) => known.directory === directory)
  if (!directory || (!collection && directory !== "snippets")) {
    const problem = written
      ? `There is no content/${written}.`
      : places.length > 0
        ? `There are several "${from.name}".`
        : `There is no document or snippet "${from.name}".`
    const meant = sameName(written, directories)
    const commands = (meant ? [meant] : places).map(
      (place) => `  npm run rename ${place}/${from.name} ${place}/${to.name}`,
    )
    const otherwise = didYouMean(
      from.name,
      all.map(({ name }) => name),
      `The folders are: ${directories.join(", ")}.`,
    )
    const fix = commands.length > 0 ? ["Write:", ...commands].join("\n") : otherwise
    throw new UsageError(`${problem} ${fix}`)
  }
  if (to.directory && to.directory !== directory)
    throw new UsageError(
      `A ${collection?.label ?? "snippet"} stays in content/${directory}: each folder has its own fields.`,
    )
  return renamingTo(collection, from.name, to.name)
}

const directories = [...collections.map(({ directory }) => directory), "snippets"]

/** The folder, if there is one, and the name in an argument: a path, or the address of a page. */
function placeIn(argument: string) {
  const parts = argument
    .replace(/^\s*["'“”‘’]|["'“”‘’]\s*$/g, "")
    .replace(/^https?:\/\/[^/]*/, "")
    .split(/[\\/]+/)
    .filter((part) => part && part !== "." && part !== "index.mdx")
  const inside = parts.slice(parts.lastIndexOf("content", -2) + 1)
  const name = inside.pop()?.replace(/\.mdx$/, "") ?? ""
  return inside.length > 1 ? undefined : { directory: inside[0] ?? "", name }
}

/** All documents and snippets. */
const entriesIn = async (root: string) =>
  (
    await Promise.all(
      directories.map(async (directory) =>
        (
          await fileNames(path.join(root, "content", directory))
        ).map((file) => ({
          directory,
          name: file.replace(/\.mdx$/, ""),
        })),
      ),
    )
  ).flat()

/**
 * The renaming of a document or snippet.
 * @param collection undefined for a snippet
 * @throws UsageError if the new name cannot be part of an address
 */
export function renamingTo(collection: Collection | undefined, from: string, to: string): Renaming {
  const name = slugify(to)
  if (collection && reservedSlugs.includes(name))
    throw new UsageError(`"${name}" is the address of a list. Choose another name.`)
  if (!name || name !== to)
    throw new UsageError(
      `"${to}" cannot be part of an address. Write small letters, digits and hyphens${name && `, e.g. ${name}`}.`,
    )
  return { collection, from, to }
}

/** A document, or without a collection a snippet. */
export type NamedFile = Omit<DocumentFile, "collection"> & { collection: Collection | undefined }

/** A place that refers to a document or snippet. */
export interface Reference {
  file: string
  line: number
}

/** References and links to a document or snippet in other files. */
export async function referencesTo(
  root: string,
  { collection, slug, file }: NamedFile,
): Promise<Reference[]> {
  const { edited } = await editedFiles(root, { collection, from: slug, to: "" }, file)
  return edited
    .filter((edited) => edited.file !== file)
    .flatMap(({ file: other, text, edits }) =>
      edits.map(({ start }) => ({ file: other, line: positionAt(text, start).line })),
    )
}

/**
 * Let another document or snippet take the place of one that will be deleted: in references, links and addresses.
 * @param allow rejects if a file must not be written
 */
export async function replaceEntry(
  root: string,
  { collection, slug, file }: NamedFile,
  by: NamedFile,
  allow: (file: string) => Promise<unknown>,
): Promise<string[]> {
  const { edited } = await editedFiles(root, { collection, from: slug, to: by.slug }, file, by.file)
  const others = edited.filter((one) => one.file !== file)
  for (const one of others) await allow(one.file)
  for (const { file: other, text, edits } of others)
    await writeFileAtomic(path.join(root, other), withEdits(text, edits))
  return others.map((one) => one.file)
}

interface EditedFile {
  file: string
  text: string
  edits: Edit[]
}

/**
 * The edits of all files that have any. Without a new name, the places that refer to the document or snippet.
 * @param current its file @param target the file that gets the old address: the same, or the one that replaces it
 * @throws UsageError if that file, or any content, cannot be read
 */
async function editedFiles(root: string, renaming: Renaming, current: string, target = current) {
  const snapshot = await (await projectContent(root)).snapshot()
  const irregular = snapshot.diagnostics.find(({ rule }) => rule === regularFile.id)
  if (irregular) throw new UsageError(formatDiagnostic(irregular))
  const { documents, snippets, dataFiles } = snapshot
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
    ...earlier.flatMap(({ kind, value }) => (kind.kind === "oldPath" ? value : [])),
  ]
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
    const moved = { ...renaming, ...paths, oldPaths }
    return { file: one.file, text, edits: editsOf({ ...one, text }, moved, isRenamed) }
  })
  const changed: EditedFile[] = (await Promise.all(edited)).filter(({ edits }) => edits.length > 0)
  return { edited: changed, ...paths }
}

/** The old and the new path of a page. A path of its own does not change with the folder's name. */
function pathsOf({ collection, from, to }: Renaming, document?: Snapshot["documents"][number]) {
  if (!collection) return { oldPath: "", newPath: "" }
  if (document?.checked.written.path) return { oldPath: document.path, newPath: to ? document.path : "" }
  return { oldPath: documentPath(collection, from), newPath: to ? documentPath(collection, to) : "" }
}
