import { readdir } from "node:fs/promises"
import path from "node:path"
import { isIgnoredName } from "./content-files"
import { collections, dataFiles } from "./model"
import { didYouMean } from "./nearest"
import { fileProblem, type Problem } from "./problem"
import { snippetName } from "./snippets"

/**
 * Files below `content/` that the site does not read: leftovers of programs are worth a note, what an editor
 * probably takes for content is a mistake.
 * @param used Pictures and drawings that content refers to, from the project's root.
 * @param troubled Documents with mistakes: what seems unused beside them may only be misspelt.
 */
export const checkStrayFiles = async (
  root: string,
  used: ReadonlySet<string>,
  troubled: ReadonlySet<string>,
): Promise<Problem[]> => {
  const problems: Problem[] = []
  for (const entry of await entriesBelow(root, "content")) {
    if (used.has(entry.file) || troubled.has(entry.file)) continue
    if (isPicture(entry.name) && troubled.has(documentBeside(entry.file))) continue
    const found = strayEntry(entry)
    if (found)
      problems.push({
        ...fileProblem(entry.file, found.message),
        ...(found.warning && { severity: "warning" as const }),
      })
  }
  return problems
}

interface Entry {
  /** From the project's root, with forward slashes. */
  file: string
  name: string
  kind: "file" | "folder" | "link"
  /** Names beside it. */
  neighbours: readonly string[]
}

const documentBeside = (file: string) => `${file.split("/").slice(0, 3).join("/")}/index.mdx`

interface Finding {
  message: string
  warning?: boolean
}

/** Everything below a folder, folders before what they hold; what is ignored is not entered. */
async function entriesBelow(root: string, folder: string): Promise<Entry[]> {
  const children = await readdir(path.join(root, folder), { withFileTypes: true }).catch(() => [])
  const neighbours = children.map(({ name }) => name)
  const lists = await Promise.all(
    children.sort(byName).map(async (child) => {
      const file = `${folder}/${child.name}`
      const kind = child.isDirectory() ? "folder" : child.isSymbolicLink() ? "link" : "file"
      const entry: Entry = { file, name: child.name, kind, neighbours }
      return kind === "folder" && !isLeftover(child.name)
        ? [entry, ...(await entriesBelow(root, file))]
        : [entry]
    }),
  )
  return lists.flat()
}

const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1)

/** Files of operating systems and of Git, which nobody needs to hear of. */
const silent = /^(\.DS_Store|\.git(keep|ignore|attributes)|Thumbs\.db|desktop\.ini)$/i

const leftover =
  /\.(bak|old|orig|rej|te?mp|sw[a-p]|save|part|crdownload)$|\.(bak|old|orig)\.\w+$|^(copy of|kopie von) |([ _-]copy|[ _-]backup| \(\d+\))(\.\w+)?$|conflicted copy|sync-conflict/i

const isLeftover = (name: string) => isIgnoredName(name) || name.startsWith("~") || leftover.test(name)

const isPicture = (name: string) => /\.(jpe?g|png|webp|avif|svg)$/i.test(name)

const isText = (name: string) => /\.(mdx?|markdown)$/i.test(name)

function strayEntry(entry: Entry): Finding | undefined {
  const { name, kind } = entry
  const [, room, ...inside] = entry.file.split("/")
  if (silent.test(name)) return undefined
  if (isLeftover(name)) return note("is a backup or lock file and is ignored. Remove it")
  if (kind === "link")
    return note("is a symbolic link, which the site does not follow. Put the file itself here")
  if (inside.length === 0) return kind === "folder" ? unknownRoom(entry) : inContent(name)
  if (kind === "folder") return undefined
  if (room === "data") return inData(name, inside.length)
  if (room === "snippets") return snippetName(entry.file) ? undefined : note(notSnippet)
  const collection = collections.find(({ directory }) => directory === room)
  if (!collection) return undefined
  return inCollection(entry, collection.directory, inside)
}

function unknownRoom({ name }: Entry): Finding | undefined {
  const rooms = [...collections.map(({ directory }) => directory), "data", "snippets"]
  if (rooms.includes(name)) return undefined
  return mistake(
    `there is no collection "${name}"${didYouMean(name, rooms) || `. The folders are: ${rooms.join(", ")}`}`,
  )
}

function inContent(name: string): Finding | undefined {
  if (name === "README.md") return undefined
  return isText(name)
    ? mistake(
        "a document stands in a folder of its own, e.g. content/case-studies/harbour-ledger/index.mdx. Move it there",
      )
    : note("is not read: content stands in the folders of the collections and in data. Move or remove it")
}

const notSnippet =
  "is not read: a snippet is a file such as estimate-note.mdx, in small letters, digits and hyphens. Rename or remove it"

function inData(name: string, depth: number): Finding | undefined {
  const names = dataFiles.map(({ file }) => file)
  if (depth === 1 && names.includes(name)) return undefined
  if (/\.(ya?ml|json)$/i.test(name)) {
    const hint = didYouMean(name.replace(/\.\w+$/, ".yaml").toLowerCase(), names)
    return mistake(
      `there is no data file of this name, and it is not read${hint || `. The files are: ${names.join(", ")}`}`,
    )
  }
  return isPicture(name) ? undefined : note("is not read. Remove it")
}

function inCollection({ name, neighbours }: Entry, directory: string, inside: string[]): Finding | undefined {
  const stem = name.replace(/\.\w+$/, "")
  const home = `content/${directory}/${stem === "index" ? (inside.at(-2) ?? "harbour-ledger") : stem}/index.mdx`
  if (inside.length === 1)
    return isText(name)
      ? mistake(`a document stands in a folder of its own. Move it to ${home}`)
      : note("belongs to no document. Move it into the folder of one")
  if (inside.length === 2 && name === "index.mdx") return undefined
  if (/^index\.(mdx?|markdown|txt)$/i.test(name) && inside.length === 2)
    // Without an index.mdx beside it, the document is reported as missing.
    return neighbours.includes("index.mdx") ? note("is not read, index.mdx is. Remove it") : undefined
  if (/\.mdx$/i.test(name))
    return mistake(`is not read: only index.mdx is a page. Move it to ${home}, or remove it`)
  if (isPicture(name)) return note("is used by nothing in this folder's document. Use it, or remove it")
  return note("is not read. Remove it")
}

const note = (message: string): Finding => ({ message, warning: true })

const mistake = (message: string): Finding => ({ message })
