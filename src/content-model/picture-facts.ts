import sharp from "sharp"
import { xmlFault } from "./xml-fault"

/** What a picture's bytes are, whatever its name says. */
export interface PictureFacts {
  /** As sharp names it, e.g. jpeg; "" where it is no picture. */
  format: string
  width: number
  height: number
  animated: boolean
  /** Why it cannot be shown, in an editor's words. */
  fault?: string
  /** What a drawing holds that no drawing of ours may hold. */
  unwanted?: "script" | "photo"
}

/** Larger pictures cannot be a slip of the export: the widest the site shows is 3,840 pixels. */
export const maximumSide = 12_000
export const maximumBytes = 20 * 1024 * 1024

/** Reads a picture's head and decodes all of it, so that damage anywhere is found. */
export const pictureFacts = async (bytes: Buffer): Promise<PictureFacts> => {
  const none = { format: "", width: 0, height: 0, animated: false }
  if (bytes.length === 0) return { ...none, fault: "is empty. Export the picture again" }
  let head: sharp.Metadata
  try {
    head = await sharp(bytes, { limitInputPixels: false }).metadata()
  } catch (error) {
    return { ...none, fault: notAPicture(bytes, String((error as Error).message)) }
  }
  const { format = "", pages = 1 } = head
  // As it is shown: cameras turn a picture by a note in its head.
  const { width = 0, height = 0 } = head.autoOrient
  const facts: PictureFacts = {
    format: format === "heif" && head.compression === "av1" ? "avif" : format,
    width,
    height,
    animated: pages > 1 || isAnimatedPng(bytes),
  }
  if (format === "svg") return { ...facts, ...unwantedIn(bytes.toString("utf8")) }
  if (Math.max(width, height) > maximumSide) return facts
  try {
    // JPEG and WebP are decoded at a fraction of their size, yet every byte of them is read.
    await sharp(bytes, { failOn: "warning", limitInputPixels: false })
      .resize({ width: 32, kernel: "nearest" })
      .raw()
      .toBuffer()
    return facts
  } catch {
    return { ...facts, fault: damaged }
  }
}

/** libvips' reasons differ from run to run, and say nothing to an editor. */
const damaged = "is damaged: it cannot be shown to its end. Export it again"

/** What files look like that are taken for pictures now and then. */
const disguises: [start: RegExp, name: string][] = [
  [/^version https:\/\/git-lfs/, "a pointer of Git LFS. Run: git lfs pull"],
  [/^\s*<(!doctype|html|head|body)/i, "a web page. Save the picture itself, not the page that shows it"],
  [/^%PDF/, "a PDF. Export it as a picture"],
  [/^8BPS/, "a Photoshop file. Export it as a picture"],
  [/^PK/, "a ZIP file. Unpack it"],
  [/^.{4}ftyp(heic|heix|mif1|hevc)/s, "a HEIC photo of a phone. Export it as JPEG"],
  [/^.{4}ftyp/s, "a film. Save a picture of it"],
  [/^BM/, "a BMP. Export it as PNG"],
]

const notAPicture = (bytes: Buffer, reason: string) => {
  const start = bytes.subarray(0, 64).toString("latin1")
  const disguise = disguises.find(([pattern]) => pattern.test(start))
  if (disguise) return `is not a picture but ${disguise[1]}`
  if (/^(\xef\xbb\xbf)?\s*(<\?xml|<svg|<!)/i.test(start)) return brokenDrawing(bytes.toString("utf8"))
  return /unsupported image format/.test(reason) ? "is not a picture. Put the picture itself here" : damaged
}

/** libvips keeps one list of reasons for all pictures being read, so the place is looked up in the text itself. */
const brokenDrawing = (drawing: string) => {
  const fault = xmlFault(drawing)
  return `is a drawing that cannot be read${fault ? ` (${fault})` : ""}. Export it again`
}

/** Drawings are served as they are: nothing in them may run or load. */
const unwantedIn = (drawing: string): Pick<PictureFacts, "unwanted"> => {
  if (/<script[\s>]|\son\w+\s*=|javascript:/i.test(drawing)) return { unwanted: "script" }
  return /<image[\s>]/i.test(drawing) ? { unwanted: "photo" } : {}
}

/** Animated PNG: a chunk acTL before the picture's own data, which sharp does not look at. */
const isAnimatedPng = (bytes: Buffer) => {
  if (bytes.readUInt32BE(0) !== 0x89504e47) return false
  const control = bytes.indexOf("acTL")
  return control > 0 && control < bytes.indexOf("IDAT")
}
