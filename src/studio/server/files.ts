import { createHash, randomBytes } from "node:crypto"
import { lstat, open, readdir, readFile, rename, rm, stat } from "node:fs/promises"
import path from "node:path"
import sharp from "sharp"
import type { OpenedFile, SaveResult } from "../api"
import { editableOf, realPath } from "./content-paths"
import { RequestError } from "./request-error"
import type { RouteContext } from "./routes"

/** Read a file that the studio can edit. */
export const openFile = async (
  { root }: Pick<RouteContext, "root">,
  { file }: { file: string },
): Promise<OpenedFile> => {
  const { kind } = editableOf(file)
  const bytes = await readFile(await realPath(root, file))
  const assets = kind === "snippet" ? [] : await assetsIn(path.join(root, path.dirname(file)))
  return { file, text: textOf(bytes, file), version: versionOf(bytes), assets }
}

/** Save a text if the file is still the version that was opened. */
export const saveFile = async (
  { root, unsaved }: RouteContext,
  { file, text, version }: { file: string; text: string; version: string },
): Promise<SaveResult> => {
  editableOf(file)
  if (Buffer.from(text).toString() !== text)
    throw new RequestError(400, "the text has a character that cannot be saved", "Type it again")
  unsaved.forget(file)
  const isSaved = await replaceFile(await realPath(root, file), text, version)
  return isSaved
    ? { version: versionOf(Buffer.from(text)) }
    : { conflict: await openFile({ root }, { file }) }
}

/** Replace a file as a whole, unless it is another version now. The unfinished file is hidden from Gatsby. */
async function replaceFile(target: string, text: string, version: string): Promise<boolean> {
  const unfinished = unfinishedFile(target)
  const { mode } = await stat(target)
  const handle = await open(unfinished, "wx", mode)
  try {
    await handle.writeFile(text)
    await handle.sync()
    await handle.close()
    if (versionOf(await readFile(target)) !== version) return false
    await rename(unfinished, target)
    return true
  } finally {
    await handle.close().catch(() => undefined)
    await rm(unfinished, { force: true })
  }
}

/** A hidden name beside a file. */
export const unfinishedFile = (target: string) =>
  path.join(path.dirname(target), `.${path.basename(target)}.${randomBytes(6).toString("hex")}`)

const versionOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex")

/** The text with its byte-order mark. Other encodings would be damaged by saving. */
function textOf(bytes: Uint8Array, file: string): string {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw new RequestError(422, `${file} is not in the encoding UTF-8`, "Save it as UTF-8 in a text editor")
  }
}

/** Images and other files in a folder and below. */
async function assetsIn(folder: string): Promise<OpenedFile["assets"]> {
  const names = (await readdir(folder, { recursive: true })).map((name) => name.replaceAll(path.sep, "/"))
  const assets = names
    .filter((name) => !/(?:^|\/)[.#]|~$|\.(?:mdx|ya?ml)$/.test(name))
    .sort()
    .map(async (name) => {
      const file = path.join(folder, name)
      const stats = await lstat(file).catch(() => undefined)
      return stats?.isFile()
        ? [{ path: `./${name}`, bytes: stats.size, ...(await sizeOf(await readFile(file))) }]
        : []
    })
  return (await Promise.all(assets)).flat()
}

/** The size of an image as it is shown. Not by its path: sharp keeps files that it has read. */
export const sizeOf = async (image: Buffer): Promise<{ width?: number; height?: number }> => {
  const { autoOrient } = await sharp(image)
    .metadata()
    .catch(() => ({ autoOrient: undefined }))
  return autoOrient ? { width: autoOrient.width, height: autoOrient.height } : {}
}
