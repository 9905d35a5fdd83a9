/** The place where a photo or video was taken, which phones write into the file. */
import { crc32, inflateSync } from "node:zlib"
import { imageKind } from "./open-image"

/**
 * The same file without its place; the same bytes if it has none. The place is overwritten, so that pixels, orientation,
 * colour profile and all offsets stay. Texts of a PNG that have it are left out.
 */
export const withoutPlace = (bytes: Buffer): Buffer => {
  const copy = Buffer.from(bytes)
  if (imageKind(bytes) !== "png") return erasePlace(copy) ? copy : bytes
  const erased = Buffer.concat([...chunksWithoutPlace(copy)])
  return erased.equals(bytes) ? bytes : erased
}

function* chunksWithoutPlace(png: Buffer): Generator<Buffer> {
  let at = 8
  yield png.subarray(0, at)
  while (at + 12 <= png.length) {
    const chunk = png.subarray(at, at + 12 + png.readUInt32BE(at))
    const [type, data] = [chunk.toString("latin1", 4, 8), chunk.subarray(8, -4)]
    if (type === "eXIf" && erasePlace(data))
      chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4)
    if (!/^(?:iTXt|tEXt|zTXt)$/.test(type) || !erasePlace(textOf(type, data))) yield chunk
    at += chunk.length
  }
  yield png.subarray(at)
}

/** The text of a chunk, decompressed, and what it has in hexadecimal digits, as old programs write Exif. */
function textOf(type: string, data: Buffer): Buffer {
  const end = data.indexOf(0)
  const start = type === "iTXt" ? data.indexOf(0, data.indexOf(0, end + 3) + 1) + 1 : end + 2
  let text = data
  try {
    text = inflateSync(data.subarray(start), { maxOutputLength: 1024 * 1024 })
  } catch {
    // It is not compressed, or damaged: then no program can read it.
  }
  const [, digits = ""] = /\n\w+\s+\d+\n([\da-f\n]+)$/i.exec(text.toString("latin1")) ?? []
  return Buffer.concat([text, Buffer.from(digits.replaceAll("\n", ""), "hex")])
}

/** Overwrite every place in some bytes. Return whether there was one. */
function erasePlace(bytes: Buffer): boolean {
  let found = false
  const text = bytes.toString("latin1")
  for (const { index } of [...text.matchAll(/II\*\0|MM\0\*/g)].slice(0, maximumBlocks))
    found = eraseGps(bytes.subarray(index)) || found
  // Searching for XMP takes long.
  for (const pattern of /:GPS/i.test(text) ? [attributeOfXmp, elementOfXmp, coordinates] : [coordinates])
    for (const { 0: match, index } of text.matchAll(pattern)) {
      bytes.fill(" ", index, index + match.length)
      found = true
    }
  return found
}

/** exif:GPSLatitude="41,0.5N" */
const attributeOfXmp = /\b[\w-]{1,40}:GPS\w*\s*=\s*(?:"[^"]*"|'[^']*')/gi

/** <exif:GPSLatitude>41,0.5N</exif:GPSLatitude> */
const elementOfXmp = /<([\w-]{1,40}:GPS\w*)[^>]*>[^<]*<\/\1\s*>/gi

/** +41.0082+028.9784/ in a video, also in that of a moving photo. */
const coordinates = /[+-]\d{2}\.\d{3,}[+-]\d{3}\.\d{3,}(?:[+-][\d.]+)?\//g

/** Remove the GPS directory of an Exif block, its values, and the entry that refers to it. */
function eraseGps(exif: Buffer): boolean {
  const view = new DataView(exif.buffer, exif.byteOffset, exif.length)
  const isLittle = exif[0] === 0x49
  const short = (at: number) => view.getUint16(at, isLittle)
  const long = (at: number) => view.getUint32(at, isLittle)
  const entriesOf = (directory: number) =>
    Array.from({ length: short(directory) }, (_, index) => directory + 2 + 12 * index)
  let found = false
  try {
    const first = long(4)
    const pointer = entriesOf(first).find((at) => short(at) === gpsPointer && long(at + 4) === 1)
    if (!pointer) return false
    found = true
    const [gps, end] = [long(pointer + 8), first + 2 + 12 * short(first) + 4]
    exif.copyWithin(pointer, pointer + 12, end).fill(0, end - 12, end)
    view.setUint16(first, short(first) - 1, isLittle)
    if (short(gps) > maximumEntries) return true
    for (const at of entriesOf(gps)) {
      const [size, value] = [long(at + 4) * (typeSizes[short(at + 2)] ?? 0), long(at + 8)]
      if (size > 4 && size < maximumValue) exif.fill(0, value, value + size)
      exif.fill(0, at, at + 12)
    }
    view.setUint16(gps, 0)
  } catch {
    // An offset is outside of the file: it is damaged, or this is not Exif.
  }
  return found
}

const gpsPointer = 0x8825

/** Bytes of the types of Exif, by their number: byte, text, short, long, fraction … */
const typeSizes = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8]

/** Files have a few blocks, and those 32 fields of GPS, the longest of them a text. More is damage. */
const [maximumBlocks, maximumEntries, maximumValue] = [50, 64, 4096]
