import { readFile } from "node:fs/promises"
import path from "node:path"
import sharp from "sharp"
import { fileNames } from "../../content-check/content-files"
import { imageFacts, maximumBytes, maximumSide } from "../../content-check/image-facts"
import { writeFileAtomic } from "../../lib/files"
import { slugify } from "../../lib/slugify"
import type { Asset, Crop, NewAsset } from "../api"
import { editableOf, realPath } from "./content-paths"
import type { Command } from "./context"
import { RequestError } from "./http"

/** Extensions of images by sharp's names. */
const extensions: Record<string, string> = {
  jpeg: ".jpg",
  png: ".png",
  webp: ".webp",
  avif: ".avif",
  svg: ".svg",
}

/** A response that is not JSON. */
export interface Bytes {
  type: string
  content: Buffer
}

/** Read an image below content/, to show it in a form. */
export const readAsset: Command<{ file: string }, Bytes> = async ({ root }, { file }) => {
  const extension = path.extname(file).toLowerCase().replace(".jpeg", ".jpg")
  const format = Object.keys(extensions).find((name) => extensions[name] === extension)
  if (!format)
    throw new RequestError(403, `${file} is not an image`, "Choose a JPEG, PNG, WebP, AVIF or SVG file")
  const type = format === "svg" ? "image/svg+xml" : `image/${format}`
  return { type, content: await readFile(await realPath(root, file)) }
}

/** Save an image in the folder of a document or of the data files, under a free name. */
export const saveAsset: Command<NewAsset, Asset> = async ({ root }, { file, name, data, crop }) => {
  if (editableOf(file).kind === "snippet")
    throw new RequestError(400, "a snippet has no images", "Put the image into the document")
  const { bytes, extension, ...size } = await imageOf(Buffer.from(data, "base64"), crop)
  const folder = await realPath(root, path.dirname(file), "folder")
  const free = freeName(slugify(path.parse(name).name) || "image", extension, await fileNames(folder))
  await writeFileAtomic(path.join(folder, free), bytes)
  return { path: `./${free}`, ...size }
}

/** Check an image as the content check does, and crop it. */
async function imageOf(bytes: Buffer, crop: Crop | undefined) {
  if (bytes.length > maximumBytes)
    throw unusable("the image is larger than 20 MB", "Export it smaller: the site shows at most 3,840 pixels")
  const facts = await imageFacts(bytes)
  const extension = extensions[facts.format]
  if (facts.problem) throw unusable(`the image ${facts.problem[0]}`, facts.problem[1])
  if (!extension)
    throw unusable("this is not an image for the web", "Choose a JPEG, PNG, WebP, AVIF or SVG file")
  if (Math.max(facts.width, facts.height) > maximumSide)
    throw unusable(`the image is ${facts.width} × ${facts.height} pixels`, "Export it smaller")
  if (!crop || facts.format === "svg") return { bytes, extension, width: facts.width, height: facts.height }
  const fits = crop.left + crop.width <= facts.width && crop.top + crop.height <= facts.height
  if (!fits) throw unusable("the chosen part is not within the image", "Choose it again")
  const part = sharp(bytes).autoOrient().extract(crop)
  const cropped = await part.toFormat(facts.format as keyof sharp.FormatEnum, { quality: 90 }).toBuffer()
  return { bytes: cropped, extension, width: crop.width, height: crop.height }
}

const unusable = (message: string, fix: string) => new RequestError(422, message, fix)

function freeName(stem: string, extension: string, taken: readonly string[]) {
  const names = new Set(taken.map((name) => name.toLowerCase()))
  let name = `${stem}${extension}`
  for (let number = 2; names.has(name); number += 1) name = `${stem}-${number}${extension}`
  return name
}
