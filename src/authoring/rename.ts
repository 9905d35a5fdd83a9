import { rename as move, readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import { collections, dataFiles } from "../collections/model"
import { documentFiles, fileNames, snippetName } from "../content-check/content-files"
import { reservedSlugs } from "../content-check/rules/folder-name"
import { didYouMeanName } from "../content-check/suggestion"
import { slugify } from "../lib/slugify"
import type { Io } from "./io"
import {
  type Edit,
  editsOfDataFile,
  editsOfDocument,
  editsOfSnippet,
  type Renaming,
  withEdits,
} from "./rename-edits"
import { UsageError } from "./usage-error"

/**
 * `npm run rename case-studies/nimble case-studies/nimble-boards`: rename the folder of a document or the file of a
 * snippet, change every reference and link to it, and redirect the old path of a page. If the folder or file has already
 * been renamed, only do the rest.
 */
export const rename = async (args: string[], { root, write }: Io): Promise<number> => {
  try {
    for (const line of await renameIn(root, renamingOf(args))) write(line)
    return 0
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    write(error.message)
    return error.exitCode
  }
}

async function renameIn(root: string, renaming: Renaming): Promise<string[]> {
  const { collection, from, to, oldPath, newPath } = renaming
  const folder = `content/${collection?.directory ?? "snippets"}`
  const extension = collection ? "" : ".mdx"
  const names = (await fileNames(path.join(root, folder)))
    .filter((name) => name.endsWith(extension))
    .map((name) => name.slice(0, name.length - extension.length))
  const isMoved = names.includes(to)
  const [source, target] = [`${folder}/${from}${extension}`, `${folder}/${to}${extension}`]
  if (isMoved && names.includes(from))
    throw new UsageError(`${target} exists already. Choose another name, or remove it first.`)
  if (!isMoved && !names.includes(from)) {
    const fix = didYouMeanName(from, names, `The names there: ${names.join(", ")}.`)
    throw new UsageError(`There is no ${source}. ${fix}`)
  }

  const current = isMoved ? target : source
  const changes = await changedFiles(root, renaming, collection ? `${current}/index.mdx` : current)
  if (!isMoved) await move(path.join(root, source), path.join(root, target))
  for (const { file, text } of changes) await writeFile(path.join(root, file), text)
  return [
    ...(isMoved ? [] : [`Renamed ${source} to ${target}.`]),
    ...(changes.length > 0 ? ["Changed:"] : []),
    ...changes.map(({ file, count }) => `  ${file}  ${count} ${count === 1 ? "place" : "places"}`),
    ...(collection ? [`Visitors of ${oldPath} are redirected to ${newPath}.`] : []),
    "Check with npm run content:check.",
  ]
}

/** Parse the arguments: collection/name, snippets/name, or the path of a folder, a file or a page. */
function renamingOf(args: string[]): Renaming {
  const [from, to, more] = args.map((argument) =>
    /^\/?(?:content\/)?([^/]+)\/([^/]+?)(?:\.mdx|\/(?:index\.mdx)?)?$/.exec(argument)?.slice(1),
  )
  const [directory = "", oldName = ""] = from ?? []
  const [target = "", newName = ""] = to ?? []
  if (!oldName || !newName || more)
    throw new UsageError("Usage: npm run rename case-studies/old-name case-studies/new-name", 2)
  const collection = collections.find((known) => known.directory === directory)
  const known = [...collections.map((one) => one.directory), "snippets"].join(", ")
  if (!collection && directory !== "snippets")
    throw new UsageError(`There is no content/${directory}. The folders are: ${known}.`)
  if (target !== directory)
    throw new UsageError(
      `A ${collection?.label ?? "snippet"} stays in content/${directory}: each folder has its own fields.`,
    )
  const name = slugify(newName)
  if (collection && reservedSlugs.includes(name))
    throw new UsageError(`"${name}" is the address of a list. Choose another name.`)
  if (name !== newName)
    throw new UsageError(
      `"${newName}" cannot be part of an address. Write small letters, digits and hyphens${name && `, e.g. ${name}`}.`,
    )
  const pathOf = (slug: string) => (collection ? `/${directory}/${slug}/` : "")
  return { collection, from: oldName, to: newName, oldPath: pathOf(oldName), newPath: pathOf(newName) }
}

interface ChangedFile {
  /** Its path after the folder is renamed. */
  file: string
  text: string
  count: number
}

/** Every file that changes. @param renamed the current file of the document or snippet */
async function changedFiles(root: string, renaming: Renaming, renamed: string): Promise<ChangedFile[]> {
  const { from, to } = renaming
  const changed: ChangedFile[] = []
  const change = async (file: string, editsOf: (text: string) => Edit[] | Promise<Edit[]>) => {
    const text = await readFile(path.join(root, file), "utf8").catch(() => undefined)
    if (text === undefined && file === renamed) throw new UsageError(`There is no ${file}.`)
    const edits = await editsOf(text ?? "")
    const target = file === renamed ? file.replace(`/${from}/index.mdx`, `/${to}/index.mdx`) : file
    if (edits.length > 0)
      changed.push({ file: target, text: withEdits(text ?? "", edits), count: edits.length })
  }
  for (const document of await documentFiles(root))
    await change(document.file, (text) =>
      editsOfDocument(document, text, renaming, document.file === renamed),
    )
  const snippets = await fileNames(path.join(root, "content/snippets"))
  for (const file of snippets.map((name) => `content/snippets/${name}`).filter(snippetName))
    await change(file, (text) => editsOfSnippet(file, text, renaming))
  for (const dataFile of dataFiles)
    await change(`content/data/${dataFile.file}`, (text) => editsOfDataFile(dataFile, text, renaming))
  return changed
}
