/** New, renamed, duplicated and deleted documents, with the code of `npm run new` and `npm run rename`. */
import { cp, readFile, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import { writeDocument } from "../../authoring/new"
import { referencesTo, renameDocument, renamingOf } from "../../authoring/rename"
import { collections } from "../../collections/model"
import { fileNames } from "../../content-check/content-files"
import type { DeleteResult, EntryResult } from "../api"
import { documentOf, realPath } from "./content-paths"
import { RequestError } from "./request-error"
import type { RouteContext } from "./routes"

interface Renaming {
  file: string
  slug: string
}

export const createEntry = async (
  { root }: RouteContext,
  body: { collection: string; name: string },
): Promise<EntryResult> => {
  const collection = collections.find((known) => known.type === body.collection)
  if (!collection)
    throw new RequestError(400, `there is no collection "${body.collection}"`, "Choose another one")
  const changed = await writeDocument(root, collection, body.name.trim())
  return { file: changed[0] ?? "", changed }
}

/** Rename the folder of a document, and change everything that refers to it. */
export const renameEntry = async ({ root }: RouteContext, { file, slug }: Renaming): Promise<EntryResult> => {
  const renaming = await renamingTo(root, { file, slug })
  const { changes } = await renameDocument(root, renaming)
  return { file: fileOf(renaming), changed: changes.map((change) => change.file) }
}

/** Copy the folder of a document. The copy is a draft, without the old paths of the original. */
export const duplicateEntry = async (
  { root }: RouteContext,
  { file, slug }: Renaming,
): Promise<EntryResult> => {
  const renaming = await renamingTo(root, { file, slug })
  const { directory } = renaming.collection
  const copy = fileOf(renaming)
  if ((await fileNames(path.join(root, "content", directory))).includes(slug))
    throw new RequestError(409, `content/${directory}/${slug} exists already`, "Choose another name")
  const folder = path.dirname(await realPath(root, file))
  const target = path.join(path.dirname(folder), slug)
  await cp(folder, target, { recursive: true, errorOnExist: true, force: false })
  const text = await readFile(path.join(target, "index.mdx"), "utf8")
  await writeFile(path.join(target, "index.mdx"), asDraft(text))
  return { file: copy, changed: (await fileNames(target)).map((name) => `${path.dirname(copy)}/${name}`) }
}

/** Delete the folder of a document if the editor has seen what refers to it. */
export const deleteEntry = async (
  { root }: RouteContext,
  { file, isConfirmed }: { file: string; isConfirmed: boolean },
): Promise<DeleteResult> => {
  const folder = path.dirname(await realPath(root, file))
  const references = await referencesTo(root, documentOf(file))
  if (isConfirmed) await rm(folder, { recursive: true })
  return { isDeleted: isConfirmed, references }
}

/** @throws UsageError if the document cannot have this name */
async function renamingTo(root: string, { file, slug }: Renaming) {
  const { collection, slug: before } = documentOf(file)
  await realPath(root, file)
  return renamingOf([`${collection.directory}/${before}`, `${collection.directory}/${slug}`])
}

const fileOf = ({ collection, to }: { collection: { directory: string }; to: string }) =>
  `content/${collection.directory}/${to}/index.mdx`

/** Write `draft: true` as the first field. */
const asDraft = (text: string) =>
  /^draft:\s*true\b/m.test(text) ? text : text.replace(/^(\uFEFF?---[ \t]*)(\r?\n)/, "$1$2draft: true$2")
