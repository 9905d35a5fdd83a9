import sharp, { type Sharp, type SharpOptions } from "sharp"
import { looksLikeSvg, readSvg } from "./svg/read-svg"

/** Larger images are probably exported by accident: the widest the site shows is 3,840 pixels. */
export const maximumSide = 12_000

/**
 * Open an image that somebody has brought.
 *
 * @throws if it is of a kind that the site does not show, or has more pixels than it allows
 */
export const openImage = (bytes: Buffer, options: SharpOptions = {}): Sharp => {
  if (looksLikeSvg(bytes) ? readSvg(bytes).problem : !imageKind(bytes))
    throw new Error("This is not an image that the site shows")
  return sharp(bytes, { ...options, limitInputPixels: maximumSide ** 2 })
}

/** What a photo or screenshot is by its first bytes, whatever its name says. Nothing else is decoded. */
export const imageKind = (bytes: Buffer): string | undefined => {
  const start = bytes.subarray(0, 64).toString("latin1")
  return Object.keys(signatures).find((kind) => signatures[kind]?.test(start))
}

const signatures: Record<string, RegExp> = {
  jpeg: /^ÿØÿ/,
  png: /^\x89PNG\r\n/,
  webp: /^RIFF.{4}WEBP/s,
  // Its brand, or one of those that it is compatible with.
  avif: /^.{4}ftyp(?:.{4})*?avi[fs]/s,
}
