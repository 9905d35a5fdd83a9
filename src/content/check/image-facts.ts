import sharp from "sharp"
import type { Problem } from "./diagnostic"
import { logoProblems } from "./svg/logo-problems"
import { looksLikeSvg, readSvg } from "./svg/read-svg"

/** What the bytes of an image hold, whatever its name says. */
export interface ImageFacts {
  /** As sharp names it, e.g. jpeg; "" if it is not an image. */
  format: string
  width: number
  height: number
  bytes: number
  animated: boolean
  /** It was drawn by `npm run new`. */
  isPlaceholder?: boolean
  /** Why it cannot be shown: what is wrong, and what to do. */
  problem?: Problem
  /** Why the file must not be published, even if no page shows it. */
  unsafe?: Problem
  /** Why it cannot be shown in the colour of the text around it. */
  inOneColour?: Problem
}

/** The facts of a file that cannot be read as an image. */
export const noFacts: ImageFacts = { format: "", width: 0, height: 0, bytes: 0, animated: false }

/** Larger images are probably exported by accident: the widest the site shows is 3,840 pixels. */
export const maximumSide = 12_000
export const maximumBytes = 20 * 1024 * 1024

/** In the bytes of every picture that `npm run new` draws: encoders and sizes differ, so that a hash would. */
export const placeholderMark = "Drawn by npm run new"

/** Read an image's head and decode all of it, to find damage anywhere. */
export const imageFacts = async (bytes: Buffer): Promise<ImageFacts> => {
  const none = { ...noFacts, bytes: bytes.length, isPlaceholder: bytes.includes(placeholderMark) }
  if (bytes.length === 0) return { ...none, problem: ["is empty", "Export the picture again"] }
  if (looksLikeSvg(bytes)) return { ...none, ...(await svgFacts(bytes)) }
  let head: sharp.Metadata
  try {
    head = await sharp(bytes, { limitInputPixels: false }).metadata()
  } catch (error) {
    return { ...none, problem: explainUnreadable(bytes, String((error as Error).message)) }
  }
  const { format = "", pages = 1 } = head
  // The size as shown: cameras store how they were held.
  const { width = 0, height = 0 } = head.autoOrient
  const facts: ImageFacts = {
    ...none,
    format: format === "heif" && head.compression === "av1" ? "avif" : format,
    width,
    height,
    animated: pages > 1 || isAnimatedPng(bytes),
  }
  if (Math.max(width, height) > maximumSide) return facts
  try {
    // JPEG and WebP are decoded at a fraction of their size, but every byte is read.
    await sharp(bytes, { failOn: "warning", limitInputPixels: false })
      .resize({ width: 32, kernel: "nearest" })
      .raw()
      .toBuffer()
    return facts
  } catch {
    return { ...facts, problem: damaged }
  }
}

/** Only logos are SVG files. */
const svgFacts = async (bytes: Buffer): Promise<ImageFacts> => {
  const facts = { ...noFacts, format: "svg", bytes: bytes.length }
  const { svg, problem } = readSvg(bytes)
  if (problem) return { ...facts, problem, unsafe: problem }
  try {
    const problems = await logoProblems(bytes, svg)
    if (problems.problem) return { ...facts, ...problems }
    const { width = 0, height = 0 } = await sharp(bytes, { limitInputPixels: false }).metadata()
    return { ...facts, ...problems, width, height }
  } catch {
    return { ...facts, problem: ["is an SVG that cannot be read", "Export it again"] }
  }
}

/** The reasons of libvips differ from run to run, and mean nothing to an editor. */
const damaged: ImageFacts["problem"] = ["is damaged and cannot be shown completely", "Export it again"]

/** Files that are saved as images by mistake, by how they start. */
const otherFormats: [start: RegExp, name: string, fix: string][] = [
  [/^version https:\/\/git-lfs/, "a Git LFS pointer", "Run: git lfs pull"],
  [/^\s*<(!doctype|html|head|body)/i, "a web page", "Save the picture itself, not the page that shows it"],
  [/^%PDF/, "a PDF", "Export it as a picture"],
  [/^8BPS/, "a Photoshop file", "Export it as a picture"],
  [/^PK/, "a ZIP file", "Unpack it"],
  [/^.{4}ftyp(heic|heix|mif1|hevc)/s, "a HEIC photo of a phone", "Export it as JPEG"],
  [/^.{4}ftyp/s, "a video", "Save a picture of it"],
  [/^BM/, "a BMP file", "Export it as PNG"],
]

const explainUnreadable = (bytes: Buffer, reason: string): ImageFacts["problem"] => {
  const start = bytes.subarray(0, 64).toString("latin1")
  const [, name, fix] = otherFormats.find(([pattern]) => pattern.test(start)) ?? []
  if (name && fix) return [`is not a picture but ${name}`, fix]
  return /unsupported image format/.test(reason)
    ? ["is not a picture", "Put the picture itself here"]
    : damaged
}

/** Animated PNG: a chunk acTL before the image's data, which sharp does not read. */
const isAnimatedPng = (bytes: Buffer) => {
  if (bytes.readUInt32BE(0) !== 0x89504e47) return false
  const control = bytes.indexOf("acTL")
  return control > 0 && control < bytes.indexOf("IDAT")
}
