import { readFile } from "node:fs/promises"
import path from "node:path"
import { filesBelow, isImage, placeholderMark, sha1, writeFileAtomic } from "../../content"
import type { Asset, OpenedFile, SaveResult, Saving } from "../api"
import { editableOf, isMedia, realPath } from "./content-paths"
import type { Command, RouteContext } from "./context"
import { keepDeleted } from "./deleted-entries"
import { RequestError } from "./http"

/** Read a file that the studio can edit. */
export const openFile: Command<{ file: string }, OpenedFile> = async (context, { file }) => {
  const { kind } = editableOf(file, context.model)
  const bytes = await readFile(await realPath(context.root, file))
  const assets = kind === "snippet" ? [] : await assetsIn(context, path.posix.dirname(file))
  return { file, text: textOf(bytes, file), version: sha1(bytes), assets }
}

/** The version of a file; none if it was deleted or renamed. */
export const versionOf: Command<{ file: string }, SaveResult> = async ({ root, model }, { file }) => {
  editableOf(file, model)
  const real = await realPath(root, file).catch(() => undefined)
  return real ? { version: sha1(await readFile(real)) } : {}
}

/** Save a text if the file is still the version that was opened. */
export const saveFile: Command<Saving, SaveResult> = async (context, { file, text, version }) => {
  const { kind } = editableOf(file, context.model)
  if (Buffer.from(text).toString() !== text)
    throw new RequestError(400, "the text has a character that cannot be saved", "Type it again")
  context.unsaved.forget(file)
  const target = await realPath(context.root, file)
  const isSame = async () => sha1(await readFile(target)) === version
  if (!(await writeFileAtomic(target, text, isSame))) return {}
  if (kind === "document") await deletePlaceholders(context.root, path.posix.dirname(file), text)
  return { version: sha1(text) }
}

/** Delete the placeholder images that a document no longer names. They can be brought back. */
async function deletePlaceholders(root: string, folder: string, text: string) {
  const unnamed = filesBelow(path.join(root, folder)).filter((name) => isMedia(name) && !text.includes(name))
  for (const name of unnamed) {
    const isPlaceholder =
      isImage(name) && (await readFile(path.join(root, folder, name))).includes(placeholderMark)
    if (isPlaceholder) await keepDeleted(root, `${folder}/${name}`)
  }
}

/** The text with its byte-order mark. Other encodings would be damaged by saving. */
function textOf(bytes: Uint8Array, file: string): string {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw new RequestError(422, `${file} is not UTF-8`, "Save it as UTF-8 in a text editor")
  }
}

/** Images and other files in a folder and below. */
async function assetsIn({ root, content }: RouteContext, folder: string): Promise<Asset[]> {
  const { files } = await content.snapshot()
  const names = filesBelow(path.join(root, folder)).filter(isMedia)
  return Promise.all(
    names.map(async (name) => {
      const facts = isImage(name) ? await files.facts(`${folder}/${name}`) : undefined
      const { width, height, isPlaceholder } = facts ?? {}
      return {
        path: `./${name}`,
        ...(width ? { width, height } : {}),
        ...(isPlaceholder ? { isPlaceholder } : {}),
      }
    }),
  )
}
