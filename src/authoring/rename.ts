import { rename as move, readFile } from "node:fs/promises"
import path from "node:path"
import { collections, dataFiles } from "../collections/model"
import { type DocumentFile, documentFiles, fileNames } from "../content-check/content-files"
import { positionAt } from "../content-check/position"
import { reservedSlugs } from "../content-check/rules/folder-name"
import { didYouMeanName } from "../content-check/suggestion"
import { writeFileAtomic } from "../lib/files"
import { slugify } from "../lib/slugify"
import type { Io } from "./io"
import { type Edit, editsOfDataFile, editsOfDocument, type Renaming, withEdits } from "./rename-edits"
import { UsageError } from "./usage-error"

/**
 * `npm run rename case-studies/nimble case-studies/nimble-boards`: rename the folder of a document, change every
 * reference and link to it, and redirect its old path. If the folder has already been renamed, only do the rest.
 */
export const rename = async (args: string[], { root, write }: Io): Promise<number> => {
  try {
    const renaming = renamingOf(args)
    for (const line of report(renaming, await renameDocument(root, renaming))) write(line)
    return 0
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    write(error.message)
    return error.exitCode
  }
}

interface Renamed {
  /** The folder had been renamed before. */
  isMoved: boolean
  changes: ChangedFile[]
}

/**
 * Rename a document.
 * @param allow rejects if another file that changes must not be written
 * @throws UsageError
 */
export async function renameDocument(
  root: string,
  renaming: Renaming,
  allow: (file: string) => Promise<unknown> = async () => undefined,
): Promise<Renamed> {
  const { collection, from, to } = renaming
  const folder = `content/${collection.directory}`
  const names = await fileNames(path.join(root, folder))
  const isMoved = names.includes(to)
  if (isMoved && names.includes(from))
    throw new UsageError(`${folder}/${to} exists already. Choose another name, or remove that folder first.`)
  if (!isMoved && !names.includes(from)) {
    const fix = didYouMeanName(from, names, `The names there: ${names.join(", ")}.`)
    throw new UsageError(`There is no ${folder}/${from}. ${fix}`)
  }

  const changes = await changedFiles(root, renaming, `${folder}/${isMoved ? to : from}/index.mdx`)
  for (const { file } of changes) if (!file.startsWith(`${folder}/${to}/`)) await allow(file)
  if (!isMoved) await move(path.join(root, folder, from), path.join(root, folder, to))
  for (const { file, text } of changes) await writeFileAtomic(path.join(root, file), text)
  return { isMoved, changes }
}

const report = (
  { collection: { directory }, from, to, oldPath, newPath }: Renaming,
  { isMoved, changes }: Renamed,
) => [
  ...(isMoved ? [] : [`Renamed content/${directory}/${from} to content/${directory}/${to}.`]),
  "Changed:",
  ...changes.map(({ file, count }) => `  ${file}  ${count} ${count === 1 ? "place" : "places"}`),
  `Visitors of ${oldPath} are redirected to ${newPath}. Check with npm run content:check.`,
]

/** Parse the old and the new name: collection/name, or the path of a folder, a file or a page. @throws UsageError */
export function renamingOf(args: string[]): Renaming {
  const [from, to, more] = args.map((argument) =>
    /^\/?(?:content\/)?([^/]+)\/([^/]+)\/?(?:index\.mdx)?$/.exec(argument)?.slice(1),
  )
  const [directory = "", oldName = ""] = from ?? []
  const [target = "", newName = ""] = to ?? []
  if (!oldName || !newName || more)
    throw new UsageError("Usage: npm run rename case-studies/old-name case-studies/new-name", 2)
  const collection = collections.find((known) => known.directory === directory)
  const known = collections.map((one) => one.directory).join(", ")
  if (!collection) throw new UsageError(`There is no content/${directory}. The folders are: ${known}.`)
  if (target !== directory)
    throw new UsageError(
      `A ${collection.label} stays in content/${directory}: each folder has its own fields.`,
    )
  const name = slugify(newName)
  if (reservedSlugs.includes(name))
    throw new UsageError(`"${name}" is the address of a list. Choose another name.`)
  if (name !== newName)
    throw new UsageError(
      `"${newName}" cannot be part of an address. Write small letters, digits and hyphens${name && `, e.g. ${name}`}.`,
    )
  const [oldPath, newPath] = [`/${directory}/${oldName}/`, `/${directory}/${newName}/`]
  return { collection, from: oldName, to: newName, oldPath, newPath }
}

interface ChangedFile {
  /** Its path after the folder is renamed. */
  file: string
  text: string
  count: number
}

/** Every file that changes. @param renamed the current file of the document */
async function changedFiles(root: string, renaming: Renaming, renamed: string): Promise<ChangedFile[]> {
  const { from, to } = renaming
  return (await editsOf(root, renaming, renamed)).map(({ file, text, edits }) => ({
    file: file === renamed ? file.replace(`/${from}/index.mdx`, `/${to}/index.mdx`) : file,
    text: withEdits(text, edits),
    count: edits.length,
  }))
}

/** References and links to a document in other files, as `file:line`. */
export async function referencesTo(
  root: string,
  { collection, slug, file }: DocumentFile,
): Promise<string[]> {
  const oldPath = `/${collection.directory}/${slug}/`
  const found = await editsOf(root, { collection, from: slug, to: "", oldPath, newPath: "" })
  return found
    .filter((edited) => edited.file !== file)
    .flatMap(({ file: other, text, edits }) =>
      edits.map(({ start }) => `${other}:${positionAt(text, start).line}`),
    )
}

interface EditedFile {
  file: string
  text: string
  edits: Edit[]
}

/** The edits of all files that have any. */
async function editsOf(root: string, renaming: Renaming, renamed?: string): Promise<EditedFile[]> {
  const read = (file: string) => readFile(path.join(root, file), "utf8").catch(() => undefined)
  const edited: EditedFile[] = []
  for (const document of await documentFiles(root)) {
    const { file } = document
    const text = await read(file)
    if (text === undefined && file === renamed) throw new UsageError(`There is no ${file}.`)
    const edits = await editsOfDocument(document, text ?? "", renaming, file === renamed)
    edited.push({ file, text: text ?? "", edits })
  }
  for (const dataFile of dataFiles) {
    const file = `content/data/${dataFile.file}`
    const text = (await read(file)) ?? ""
    edited.push({ file, text, edits: editsOfDataFile(dataFile, text, renaming) })
  }
  return edited.filter(({ edits }) => edits.length > 0)
}
