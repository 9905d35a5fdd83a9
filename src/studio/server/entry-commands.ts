/** New, renamed, duplicated and deleted documents and snippets, with the code of `npm run new` and `npm run rename`. */
import { cp, lstat, readFile } from "node:fs/promises"
import path from "node:path"
import { type ContentModel, fileNames, writeFileAtomic } from "../../content"
import { referencesTo, renameDocument, renamingTo, replaceEntry, writeDocument } from "../../content/commands"
import type { Deletion, Diagnostic, EntryResult, Reference, Renaming } from "../api"
import { removeField, setField } from "../source/edit-fields"
import { isMedia, namedFile, realPath } from "./content-paths"
import type { Command } from "./context"
import { keepDeleted } from "./deleted-entries"
import { RequestError } from "./http"

type Create = Command<{ collection: string; name: string }, EntryResult>

export const createEntry: Create = async ({ root, model }, { collection: type, name }) => {
  const collection = model.collections.find((known) => known.type === type)
  if (!collection) throw new RequestError(400, `there is no collection "${type}"`, "Choose another one")
  await realPath(root, `content/${collection.directory}`, "folder")
  // The studio itself explains fields, and offers what comments name.
  const changed = await writeDocument({ root, model }, collection, name.trim(), { comments: false })
  return { file: changed[0] ?? "", changed }
}

/** Rename the folder of a document or the file of a snippet, and change everything that refers to it. */
export const renameEntry: Command<Renaming, EntryResult> = async ({ root, model }, { file, slug }) => {
  await realPath(root, file)
  const { renaming, to } = renamed({ file, slug }, model)
  const { changes } = await renameDocument({ root, model }, renaming, (other) => realPath(root, other))
  return { file: to, changed: changes.map((change) => change.file) }
}

/** Copy the folder of a document. The copy is a draft, without the old paths and the feed id of the original. */
export const duplicateEntry: Command<Renaming, EntryResult> = async ({ root, model }, { file, slug }) => {
  const folder = path.dirname(await realPath(root, file))
  const { to: copy, renaming } = renamed({ file, slug }, model)
  if (!renaming.collection) throw new RequestError(400, "a snippet cannot be duplicated", "Choose a document")
  const target = path.join(path.dirname(folder), slug)
  if ((await fileNames(path.dirname(folder))).includes(slug))
    throw new RequestError(409, `“${slug}” exists already`, "Choose another name")
  const isOwn = async (source: string) => !(await lstat(source)).isSymbolicLink()
  await cp(folder, target, { recursive: true, errorOnExist: true, force: false, filter: isOwn })
  const text = await readFile(path.join(target, "index.mdx"), "utf8")
  const own = removeField(removeField(text, "document", ["redirectFrom"]), "document", ["feedId"])
  const draft = setField(own, "document", ["draft"], true)
  await writeFileAtomic(path.join(target, "index.mdx"), draft)
  return { file: copy, changed: (await fileNames(target)).map((name) => `${path.dirname(copy)}/${name}`) }
}

/** What refers to a document or snippet. */
export const listReferences: Command<{ file: string }, Reference[]> = async ({ root, model }, { file }) => {
  await realPath(root, file)
  return referencesTo({ root, model }, namedFile(file, model))
}

/**
 * Delete the folder of a document, a snippet, a picture or another file. Another document or snippet can take the place
 * of one to which something refers.
 */
export const deleteEntry: Command<Deletion, Pick<EntryResult, "changed">> = async (
  { root, model, content },
  { file, replacement },
) => {
  // The check lists it: it exists below content/, and is no link.
  const isUnused = (one: Diagnostic) => one.rule === "unused-file" && one.file === file
  const canBeAny = replacement === undefined && (await content.snapshot()).diagnostics.some(isUnused)
  if (!canBeAny) await realPath(root, file)
  if (canBeAny || (isMedia(file) && replacement === undefined)) {
    await keepDeleted(root, file)
    return { changed: [] }
  }
  const named = namedFile(file, model)
  let changed: string[] = []
  if (replacement !== undefined) {
    await realPath(root, replacement)
    const by = namedFile(replacement, model)
    if (by.collection !== named.collection || by.file === file)
      throw new RequestError(400, `${replacement} cannot take the place of ${file}`, "Choose another one")
    changed = await replaceEntry({ root, model }, named, by, (other) => realPath(root, other))
  }
  await keepDeleted(root, file)
  return { changed }
}

/** Check the new name of a document or snippet. @throws UsageError if it cannot be part of an address */
function renamed({ file, slug }: Renaming, model: ContentModel) {
  const { collection, slug: before } = namedFile(file, model)
  const renaming = renamingTo(collection, before, slug)
  const to = collection ? `content/${collection.directory}/${slug}/index.mdx` : `content/snippets/${slug}.mdx`
  return { renaming, to }
}
