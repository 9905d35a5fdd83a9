import { rename as move } from "node:fs/promises"
import path from "node:path"
import { slugify } from "../../util/slugify"
import { reservedSlugs } from "../check/rules/folder-name"
import { didYouMean, sameName } from "../check/suggestion"
import { fileNames, writeFileAtomic } from "../files"
import type { Collection } from "../model/define-collection"
import { fileName, sentence } from "../model/wording"
import type { Io, Project } from "./io"
import { type EditedFile, editedFiles, refuseNewErrors } from "./references"
import { type Renaming, withEdits } from "./rename-edits"
import { UsageError } from "./usage-error"

/**
 * `npm run rename case-studies/nimble case-studies/nimble-boards`: rename the folder of a document or the file of a
 * snippet, change every reference and link to it, and redirect the old path of a page. If the folder or file has already
 * been renamed, only do the rest.
 */
export const rename = async (args: string[], io: Io): Promise<number> => {
  try {
    const renaming = await renamingOf(io, args)
    for (const line of report(renaming, await renameDocument(io, renaming))) io.write(line)
    return 0
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    io.write(error.message)
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
  project: Project,
  renaming: Renaming,
  allow: (file: string) => Promise<unknown> = async () => undefined,
): Promise<Renamed> {
  const { root } = project
  const { collection, from, to } = renaming
  const [source, target] = [pathOf(renaming, from), pathOf(renaming, to)]
  const folder = path.dirname(source)
  const extension = collection ? "" : ".mdx"
  const names = (await fileNames(path.join(root, folder)))
    .filter((name) => name.endsWith(extension))
    .map((name) => name.slice(0, name.length - extension.length))
  const isMoved = names.includes(to)
  if (isMoved && names.includes(from))
    throw new UsageError(
      sentence`${fileName(target)} exists already. Choose another name, or remove it first.`,
    )
  if (!isMoved && !names.includes(from)) {
    const fix = didYouMean(from, names, `The names there: ${names.join(", ")}.`)
    throw new UsageError(`There is no ${source}. ${fix}`)
  }

  const fileOf = (place: string) => (collection ? `${place}/index.mdx` : place)
  const current = fileOf(isMoved ? target : source)
  const { edited, diagnostics, oldPath, newPath } = await editedFiles(project, renaming, current)
  for (const { file } of edited) if (file !== current) await allow(file)
  const changes = edited.map((one) => (one.file === current ? { ...one, file: fileOf(target) } : one))
  await refuseNewErrors(project, diagnostics, changes, { from: isMoved ? target : source, to: target })
  if (!isMoved) await move(path.join(root, source), path.join(root, target))
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
async function renamingOf({ root, model: { collections } }: Project, args: string[]): Promise<Renaming> {
  const [from, to, more] = args.map(placeIn)
  if (!from?.name || !to?.name || more)
    throw new UsageError("Usage: npm run rename case-studies/old-name case-studies/new-name", 2)
  const written = from.directory || to.directory
  const directories = [...collections.map(({ directory }) => directory), "snippets"]
  const all = await entriesIn(root, directories)
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
const entriesIn = async (root: string, directories: readonly string[]) =>
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
