import { rename as move, readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import { documentFiles, fileNames } from "../content-check/content-files"
import { reservedSlugs } from "../content-check/rules/folder-name"
import { didYouMeanName } from "../content-check/suggestion"
import { collections, dataFiles } from "../content-model/model"
import { slugify } from "../lib/slugify"
import type { Io } from "./io"
import { Refused } from "./refused"
import { type Edit, editsOfDataFile, editsOfDocument, type Renaming, withEdits } from "./rename-edits"

const usage = "Usage: npm run rename case-studies/old-name case-studies/new-name"

/**
 * `npm run rename case-studies/nimble case-studies/nimble-boards`: rename the folder of a document, change every
 * reference and link to it, and redirect its old path. A folder that was renamed by hand is taken as it is.
 */
export const rename = async (args: string[], { root, write }: Io): Promise<number> => {
  try {
    for (const line of await renameDocument(root, args)) write(line)
    return 0
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    write(error.message)
    return error.exitCode
  }
}

async function renameDocument(root: string, args: string[]): Promise<string[]> {
  const renaming = renamingOf(args)
  const { collection, from, to } = renaming
  const folder = `content/${collection.directory}`
  const names = await fileNames(path.join(root, folder))
  const isMoved = names.includes(to)
  if (isMoved && names.includes(from))
    throw new Refused(`${folder}/${to} exists already. Choose another name, or remove that folder first.`)
  if (!isMoved && !names.includes(from))
    throw new Refused(
      `There is no ${folder}/${from}. ${didYouMeanName(from, names, `The names there: ${names.join(", ")}.`)}`,
    )

  const edits = await editsOfAll(root, renaming, isMoved ? to : from)
  if (!isMoved) await move(path.join(root, folder, from), path.join(root, folder, to))
  for (const [file, { text, changes }] of edits)
    await writeFile(
      path.join(root, file.replace(`${folder}/${from}/`, `${folder}/${to}/`)),
      withEdits(text, changes),
    )
  return [
    ...(isMoved ? [] : [`Renamed ${folder}/${from} to ${folder}/${to}.`]),
    "Changed:",
    ...[...edits].map(
      ([file, { changes }]) => `  ${file.replace(`/${from}/`, `/${to}/`)}  ${placesOf(changes)}`,
    ),
    `Visitors of ${renaming.oldPath} are redirected to ${renaming.newPath}. Check with npm run content:check.`,
  ]
}

const placesOf = ({ length }: Edit[]) => (length === 1 ? "1 place" : `${length} places`)

/** What the arguments say: collection/name, also as a path of a folder, a file or a page. */
function renamingOf(args: string[]): Renaming {
  const [from, to, more] = args.map((argument) =>
    /^\/?(?:content\/)?([^/]+)\/([^/]+)\/?(?:index\.mdx)?$/.exec(argument)?.slice(1),
  )
  const [directory = "", oldName = ""] = from ?? []
  const [target = "", newName = ""] = to ?? []
  if (!oldName || !newName || more) throw new Refused(usage, 2)
  const collection = collections.find((known) => known.directory === directory)
  const known = collections.map((one) => one.directory).join(", ")
  if (!collection) throw new Refused(`There is no content/${directory}. The folders are: ${known}.`, 2)
  if (target !== directory)
    throw new Refused(
      `A ${collection.label} stays in content/${directory}: other documents have other fields.`,
    )
  const name = slugify(newName)
  if (name !== newName)
    throw new Refused(
      `"${newName}" cannot be part of an address. Write small letters, digits and hyphens${name && `, e.g. ${name}`}.`,
    )
  if (reservedSlugs.includes(newName))
    throw new Refused(`"${newName}" is the address of a list's pages. Choose another name.`)
  const [oldPath, newPath] = [`/${directory}/${oldName}/`, `/${directory}/${newName}/`]
  return { collection, from: oldName, to: newName, oldPath, newPath }
}

type Edits = Map<string, { text: string; changes: Edit[] }>

/** The changes of every file that has some. @param slug name of the document's folder at present */
async function editsOfAll(root: string, renaming: Renaming, slug: string): Promise<Edits> {
  const edits: Edits = new Map()
  const add = (file: string, text: string, changes: Edit[]) => {
    if (changes.length > 0) edits.set(file, { text, changes })
  }
  for (const document of await documentFiles(root)) {
    const text = await textOf(root, document.file)
    const isRenamed = document.collection === renaming.collection && document.slug === slug
    if (text !== undefined)
      add(document.file, text, await editsOfDocument(document, text, renaming, isRenamed))
    else if (isRenamed) throw new Refused(`There is no ${document.file}.`)
  }
  for (const dataFile of dataFiles) {
    const file = `content/data/${dataFile.file}`
    const text = await textOf(root, file)
    if (text !== undefined) add(file, text, editsOfDataFile(dataFile, text, renaming))
  }
  return edits
}

const textOf = (root: string, file: string) => readFile(path.join(root, file), "utf8").catch(() => undefined)
