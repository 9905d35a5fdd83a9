import { existsSync } from "node:fs"
import { mkdir, readFile } from "node:fs/promises"
import path from "node:path"
import type { Node } from "gatsby"
import { openImage, sha1, writeFileAtomic } from "../../content"
import { buildFolders } from "../../publish/finish/folders.mjs"

/** A node of an image file. */
export interface ImageFile extends Node {
  absolutePath: string
}

/**
 * The file to create an image's sizes from. Cameras store how they were held instead of turning the picture.
 * gatsby-plugin-sharp turns it, but only after it has taken its size, and would cut it to its shape on its side: it
 * gets a copy that is upright.
 */
export const uprightFile = async <File extends ImageFile>(file: File): Promise<File> => {
  const bytes = await readFile(file.absolutePath)
  const { orientation = 1 } = await openImage(bytes).metadata()
  if (orientation === 1) return file
  const contentDigest = sha1(`upright ${file.internal.contentDigest}`).slice(0, 32)
  const copy = imageCopyPath(contentDigest)
  if (!existsSync(copy)) {
    await mkdir(path.dirname(copy), { recursive: true })
    await writeFileAtomic(copy, await upright(bytes))
  }
  return { ...file, absolutePath: copy, internal: { ...file.internal, contentDigest } }
}

/** Where the copy of an image with this hash is. */
export const imageCopyPath = (hash: string) =>
  path.join(buildFolders(process.cwd()).cache, "image-copies", hash)

/** The same picture in the same format, as its photographer saw it, almost without loss. */
const upright = (bytes: Buffer): Promise<Buffer> =>
  openImage(bytes)
    .autoOrient()
    .keepIccProfile()
    .jpeg({ quality: 100, chromaSubsampling: "4:4:4", force: false })
    .webp({ quality: 100, force: false })
    .toBuffer()
