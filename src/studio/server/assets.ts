import { readFile, rename, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import sharp from "sharp"
import { fileNames } from "../../content-check/content-files"
import { imageFacts, maximumBytes, maximumSide } from "../../content-check/image-facts"
import { slugify } from "../../lib/slugify"
import type { AssetResult, Crop } from "../api"
import { editableOf, realPath } from "./content-paths"
import { sizeOf, unfinishedFile } from "./files"
import { RequestError } from "./request-error"
import type { RouteContext } from "./routes"

/** Extensions and content types of images by sharp's names. */
const formats: Record<string, { extension: string; type: string }> = {
  jpeg: { extension: ".jpg", type: "image/jpeg" },
  png: { extension: ".png", type: "image/png" },
  webp: { extension: ".webp", type: "image/webp" },
  avif: { extension: ".avif", type: "image/avif" },
  svg: { extension: ".svg", type: "image/svg+xml" },
}

/** Read an image below content/, to show it in a form. */
export const readAsset = async ({ root }: RouteContext, { file }: { file: string }) => {
  const extension = path.extname(file).toLowerCase().replace(".jpeg", ".jpg")
  const format = Object.values(formats).find((known) => known.extension === extension)
  if (!format)
    throw new RequestError(403, `${file} is not an image`, "Choose a JPEG, PNG, WebP, AVIF or SVG file")
  return { type: format.type, content: await readFile(await realPath(root, file)) }
}

/** Save an image in the folder of a document or of the data files, under a name that is free. */
export const saveAsset = async (
  { root }: RouteContext,
  { file, name, data, crop }: { file: string; name: string; data: string; crop?: Crop | undefined },
): Promise<AssetResult> => {
  if (editableOf(file).kind === "snippet")
    throw new RequestError(400, "a snippet has no images", "Put the image into the document")
  const { bytes, extension } = await imageOf(Buffer.from(data, "base64"), crop)
  const folder = await realPath(root, path.dirname(file), "folder")
  const free = freeName(slugify(path.parse(name).name) || "image", extension, await fileNames(folder))
  const unfinished = unfinishedFile(path.join(folder, free))
  try {
    await writeFile(unfinished, bytes, { flag: "wx" })
    await rename(unfinished, path.join(folder, free))
  } finally {
    await rm(unfinished, { force: true })
  }
  return { path: `./${free}`, bytes: bytes.length, ...(await sizeOf(bytes)) }
}

/** Check an image as the content check does, and cut it. */
async function imageOf(bytes: Buffer, crop: Crop | undefined) {
  if (bytes.length > maximumBytes)
    throw unusable("the image has more than 20 MB", "Export it smaller: 3,840 pixels are the widest shown")
  const facts = await imageFacts(bytes)
  const format = formats[facts.format]
  if (facts.problem) throw unusable(`the image ${facts.problem[0]}`, facts.problem[1])
  if (!format)
    throw unusable("this is not an image for the web", "Choose a JPEG, PNG, WebP, AVIF or SVG file")
  if (Math.max(facts.width, facts.height) > maximumSide)
    throw unusable(`the image is ${facts.width} × ${facts.height} pixels`, "Export it smaller")
  if (!crop || facts.format === "svg") return { bytes, extension: format.extension }
  const fits = crop.left + crop.width <= facts.width && crop.top + crop.height <= facts.height
  if (!fits) throw unusable("the part is not within the image", "Choose it again")
  const part = sharp(bytes).autoOrient().extract(crop)
  const cut = await part.toFormat(facts.format as keyof sharp.FormatEnum, { quality: 90 }).toBuffer()
  return { bytes: cut, extension: format.extension }
}

const unusable = (message: string, fix: string) => new RequestError(422, message, fix)

const freeName = (stem: string, extension: string, taken: readonly string[], number = 1): string => {
  const name = `${stem}${number > 1 ? `-${number}` : ""}${extension}`
  return taken.some((other) => other.toLowerCase() === name)
    ? freeName(stem, extension, taken, number + 1)
    : name
}
