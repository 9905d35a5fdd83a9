/** Check the paths in requests: they must name existing files or folders below content/, and no symbolic links. */
import { lstat, realpath } from "node:fs/promises"
import path from "node:path"
import { type ContentModel, collectionOf, type DocumentFile, labelOfFile, snippetName } from "../../content"
import { RequestError } from "./http"

type Editable = ({ kind: "document" } & DocumentFile) | { kind: "snippet"; slug: string } | { kind: "data" }

/** What a path names, if the studio can edit it. @param file from the project's root */
export const editableOf = (file: string, model: ContentModel): Editable => {
  const [, directory = "", slug = "", ...names] = partsOf(file)
  const collection = collectionOf(directory, model)
  if (collection && names.join("/") === "index.mdx") return { kind: "document", collection, slug, file }
  if (model.dataFiles.some((known) => file === `content/data/${known.file}`)) return { kind: "data" }
  const snippet = snippetName(file)
  if (snippet) return { kind: "snippet", slug: snippet }
  throw new RequestError(403, `${file} cannot be edited here`, "Open a document, a data file or a snippet")
}

/** A document or snippet. A snippet has no collection. */
export const namedFile = (file: string, model: ContentModel) => {
  const editable = editableOf(file, model)
  if (editable.kind !== "data") return { collection: undefined, ...editable, file }
  throw new RequestError(400, `${file} has a fixed name`, "Choose a document or a snippet")
}

/** The document that a file belongs to, or the file. */
export const documentOf = (file: string, model: ContentModel) => {
  const [content, directory = "", slug] = file.split("/")
  return collectionOf(directory, model) ? `${content}/${directory}/${slug}/index.mdx` : file
}

/** Pictures and other files of documents and data, by their name. @param file its path or name */
export const isMedia = (file: string) => !/(?:^|\/)[.#]|~$|\.(?:mdx?|markdown|ya?ml|json)$/i.test(file)

/** The real path of an existing file or folder below content/. No part of it is a link. */
export const realPath = async (root: string, file: string, kind: "file" | "folder" = "file") => {
  const [, ...names] = partsOf(file)
  const wanted = path.join(await realpath(path.join(root, "content")), ...names)
  const real = await realpath(wanted).catch(() => undefined)
  if (real === undefined)
    throw new RequestError(404, `there is no “${labelOfFile(file)}”`, "Open it again from the list")
  if (real !== wanted)
    throw new RequestError(403, `${file} leads through a symbolic link`, "Put the file itself there")
  const stats = await lstat(real)
  if (kind === "file" ? stats.isFile() : stats.isDirectory()) return real
  throw new RequestError(400, `${file} is not a ${kind}`, "Choose another one")
}

/** The parts of a path. None is hidden, leads up, or has a special meaning to a file system. */
const partsOf = (file: string) => {
  const parts = file.split("/")
  if (parts[0] === "content" && parts.length > 1 && parts.every((name) => plainName.test(name))) return parts
  throw new RequestError(403, `"${file}" is not a file of content/`, "Choose another file")
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are not part of names.
const plainName = /^[^.#\x00-\x1f\\:*?"<>|][^\x00-\x1f\\:*?"<>|]*(?<![.~ ])$/
