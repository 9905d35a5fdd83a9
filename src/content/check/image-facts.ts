import type { Metadata } from "sharp"
import type { Problem } from "./diagnostic"
import { imageKind, maximumSide, openImage } from "./open-image"
import { withoutPlace } from "./photo-place"
import { logoProblems } from "./svg/logo-problems"
import { looksLikeSvg, readSvg } from "./svg/read-svg"

/** What the bytes of an image hold, whatever its name says. */
export interface ImageFacts {
  /** By its first bytes, e.g. jpeg; "" if it is not an image that the site shows. */
  format: string
  width: number
  height: number
  bytes: number
  animated: boolean
  /** It was drawn by `npm run new`. */
  isPlaceholder?: boolean
  /** It says where it was taken. */
  hasPlace?: boolean
  /** Why it cannot be shown: what is wrong, and what to do. */
  problem?: Problem
  /** Why the file must not be published, even if no page shows it. */
  unsafe?: Problem
  /** Why it cannot be shown in the colour of the text around it. */
  inOneColour?: Problem
}

/** The facts of a file that cannot be read as an image. */
export const noFacts: ImageFacts = { format: "", width: 0, height: 0, bytes: 0, animated: false }

export const maximumBytes = 20 * 1024 * 1024

/** In the bytes of every picture that `npm run new` draws: encoders and sizes differ, so that a hash would. */
export const placeholderMark = "Drawn by npm run new"

/** Read an image's head and decode all of it, to find damage anywhere. Nothing of another kind is decoded. */
export const imageFacts = async (bytes: Buffer): Promise<ImageFacts> => {
  const none = {
    ...{ ...noFacts, bytes: bytes.length, isPlaceholder: bytes.includes(placeholderMark) },
    hasPlace: withoutPlace(bytes) !== bytes,
  }
  if (bytes.length === 0) return { ...none, problem: ["is empty", "Export the picture again"] }
  if (looksLikeSvg(bytes)) return { ...none, ...(await svgFacts(bytes)) }
  const format = imageKind(bytes)
  if (!format) return { ...none, problem: explainUnreadable(bytes) }
  let head: Metadata
  try {
    head = await openImage(bytes).metadata()
  } catch (error) {
    return { ...none, format, problem: hasTooManyPixels(error) ? tooManyPixels : damaged }
  }
  const { pages = 1 } = head
  // The size as shown: cameras store how they were held.
  const { width = 0, height = 0 } = head.autoOrient
  const facts: ImageFacts = {
    ...none,
    format,
    width,
    height,
    animated: pages > 1 || isAnimatedPng(bytes),
  }
  if (Math.max(width, height) > maximumSide) return facts
  try {
    // JPEG and WebP are decoded at a fraction of their size, but every byte is read.
    await openImage(bytes, { failOn: "warning" }).resize({ width: 32, kernel: "nearest" }).raw().toBuffer()
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
    const { width = 0, height = 0 } = await openImage(bytes).metadata()
    return { ...facts, ...problems, width, height }
  } catch (error) {
    if (hasTooManyPixels(error)) return { ...facts, problem: tooManyPixels }
    return { ...facts, problem: ["is an SVG that cannot be read", "Export it again"] }
  }
}

/** The reasons of libvips differ from run to run, and mean nothing to an editor. */
const damaged: Problem = ["is damaged and cannot be shown completely", "Export it again"]

const tooManyPixels: Problem = [
  "has too many pixels",
  `Export it with at most ${maximumSide.toLocaleString("en-GB")} pixels on each side`,
]

const hasTooManyPixels = (error: unknown) => /pixel limit/.test(String(error))

/** Files that are saved as images by mistake, by how they start. */
const otherFormats: [start: RegExp, ...Problem][] = [
  [/^version https:\/\/git-lfs/, "is not a picture but a Git LFS pointer", "Run: git lfs pull"],
  [
    /^\s*<(!doctype|html|head|body)/i,
    "is not a picture but a web page",
    "Save the picture itself, not the page that shows it",
  ],
  [/^%PDF/, "is not a picture but a PDF", "Export it as a picture"],
  [/^8BPS/, "is a Photoshop file", "Export it as PNG"],
  [/^PK/, "is not a picture but a ZIP file", "Unpack it"],
  [/^.{4}ftyp(hei[cfmsx]|hev[cmsx]|mi[af][1f])/s, "is a HEIC photo of a phone", "Export it as JPEG"],
  [/^.{4}ftyp/s, "is not a picture but a video", "Save a picture of it"],
  [/^BM/, "is a BMP file", "Export it as PNG"],
  [/^GIF8/, "is a GIF file", "Export it as PNG"],
  [/^(II\*|MM.\*)/s, "is a TIFF file, or a raw photo of a camera", "Export it as JPEG"],
]

const explainUnreadable = (bytes: Buffer): Problem => {
  const start = bytes.subarray(0, 64).toString("latin1")
  const [, ...problem] = otherFormats.find(([pattern]) => pattern.test(start)) ?? []
  return problem.length > 0
    ? (problem as Problem)
    : ["is not a picture that the site shows", "Export it as JPEG or PNG"]
}

/** Animated PNG: a chunk acTL before the image's data, which sharp does not read. */
const isAnimatedPng = (bytes: Buffer) => {
  if (bytes.readUInt32BE(0) !== 0x89504e47) return false
  const control = bytes.indexOf("acTL")
  return control > 0 && control < bytes.indexOf("IDAT")
}
