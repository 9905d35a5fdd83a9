import { mkdir, readFile, stat } from "node:fs/promises"
import path from "node:path"
import type { FormatEnum } from "sharp"
import {
  assetLimits,
  type ContentModel,
  fileNames,
  imageFacts,
  inStudio,
  maximumBytes,
  maximumSide,
  openImage,
  withoutPlace,
  writeFileAtomic,
} from "../../content"
import { slugify } from "../../util/slugify"
import type { Asset, Crop, NewAsset } from "../api"
import { freeName } from "../free-name"
import { editableOf, isMedia, realPath } from "./content-paths"
import type { Command } from "./context"
import { replaceFile } from "./deleted-entries"
import { RequestError } from "./http"

/** Kinds of images. */
const formats = ["jpeg", "png", "webp", "avif", "svg"]

const extensionOf = (format: string) => `.${format.replace("jpeg", "jpg")}`

/** A response that is not JSON. */
export interface Bytes {
  type: string
  content: Buffer
}

/** Read an image below content/, to show it in a form. */
export const readAsset: Command<{ file: string }, Bytes> = async ({ root }, { file }) => {
  const extension = extensionOf(path.extname(file).toLowerCase().slice(1))
  const format = formats.find((name) => extensionOf(name) === extension)
  if (!format)
    throw new RequestError(403, `${file} is not an image`, "Choose a JPEG, PNG, WebP, AVIF or SVG file")
  const type = format === "svg" ? "image/svg+xml" : `image/${format}`
  const real = await realPath(root, file)
  if ((await stat(real)).size > maximumBytes) throw unusable(tooLarge, "Export it smaller")
  return { type, content: await readFile(real) }
}

/** Save a file next to a document or the data files, under a free name. A folder in the name is created. */
export const saveAsset: Command<NewAsset, Asset> = async ({ root, model }, { file, name, data, crop }) => {
  if (editableOf(file, model).kind === "snippet")
    throw new RequestError(400, "a snippet has no images", "Put the image into the document")
  const { dir, name: stem } = path.posix.parse(name)
  const { bytes, extension, ...size } = await checkedAsset(name, data, model, crop)
  const parent = await realPath(root, path.dirname(file), "folder")
  if (/^[\w-]+$/.test(dir)) await mkdir(path.join(parent, dir), { recursive: true })
  const folder = dir ? await realPath(root, `${path.dirname(file)}/${dir}`, "folder") : parent
  const free = freeName(slugify(stem) || "image", extension, await fileNames(folder))
  await writeFileAtomic(path.join(folder, free), bytes)
  return { path: `./${path.posix.join(dir, free)}`, ...size }
}

/** Replace a picture or another file by one of its kind. The one before can be brought back. */
export const replaceAsset: Command<NewAsset, Omit<Asset, "path">> = async (
  { root, model },
  { file, name, data, crop },
) => {
  await realPath(root, file)
  if (!isMedia(file)) throw new RequestError(403, `${file} is a text`, "Edit it in the studio")
  const { bytes, extension, ...size } = await checkedAsset(name, data, model, crop)
  const [kind, wanted] = [extension, path.extname(file)].map(kindOf)
  if (kind !== wanted)
    throw unusable(
      `this file is ${kind}, and ${path.basename(file)} is ${wanted}`,
      `Choose a file that is ${wanted}, or upload this one where it is used`,
    )
  await replaceFile(root, file, bytes)
  return size
}

/** JPEG for .jpg */
const kindOf = (extension: string) => extension.slice(1).toUpperCase().replace(/^JPG$/, "JPEG")

/** Check an image or another file, whose kind is that of its name. */
async function checkedAsset(name: string, data: string, model: ContentModel, crop?: Crop) {
  const extension = path.posix.extname(name).toLowerCase()
  const content = Buffer.from(data, "base64")
  const limit = assetLimits(model).get(extension.slice(1))
  if (!limit) return imageOf(content, model, crop)
  if (content.length > limit * 1024 * 1024)
    throw unusable(`the file is larger than ${limit} MB`, "Make it smaller")
  // Other files, such as a ZIP, have checksums.
  return { bytes: extension === ".mp4" ? withoutPlace(content) : content, extension }
}

/** Check an image as the content check does, and crop it. */
async function imageOf(bytes: Buffer, model: ContentModel, crop: Crop | undefined) {
  if (bytes.length > maximumBytes)
    throw unusable(tooLarge, "Export it smaller: the site shows at most 3,840 pixels")
  const facts = await imageFacts(bytes)
  const extension = extensionOf(facts.format)
  if (facts.problem) throw unusable(`the image ${inStudio(facts.problem[0])}`, inStudio(facts.problem[1]))
  if (!formats.includes(facts.format))
    throw unusable(
      "this is not a file for the web",
      `Choose a JPEG, PNG, WebP, AVIF or SVG image, or a file that ends in ${[...assetLimits(model).keys()].join(", ")}`,
    )
  if (Math.max(facts.width, facts.height) > maximumSide)
    throw unusable(`the image is ${facts.width} × ${facts.height} pixels`, "Export it smaller")
  const { width, height } = facts
  if (!crop || facts.format === "svg") return { bytes: withoutPlace(bytes), extension, width, height }
  const fits = crop.left + crop.width <= width && crop.top + crop.height <= height
  if (!fits) throw unusable("the chosen part is not within the image", "Choose it again")
  const part = openImage(bytes).autoOrient().extract(crop)
  const cropped = await part.toFormat(facts.format as keyof FormatEnum, { quality: 90 }).toBuffer()
  return { bytes: cropped, extension, width: crop.width, height: crop.height }
}

const tooLarge = "the image is larger than 20 MB"

const unusable = (message: string, fix: string) => new RequestError(422, message, fix)
