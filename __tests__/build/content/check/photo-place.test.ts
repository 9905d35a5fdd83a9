/** Photos lose the place where they were taken, and nothing else. */
import { crc32, deflateSync } from "node:zlib"
import sharp from "sharp"
import { withoutPlace } from "../../../../src/content/check/photo-place"

const noise = { type: "gaussian", mean: 128, sigma: 60 } as const
const drawn = () => sharp({ create: { width: 60, height: 40, channels: 3, background: "#000", noise } })

/** Degrees of a latitude that are found in the bytes, whatever wrote them. */
const degrees = 1_234_567_891

/** An Exif block of either byte order: an orientation, and a GPS directory with a latitude. */
const exifBlock = (isLittle: boolean) => {
  const view = new DataView(new ArrayBuffer(86))
  const short = (...values: [at: number, value: number][]) => {
    for (const [at, value] of values) view.setUint16(at, value, isLittle)
  }
  const long = (...values: [at: number, value: number][]) => {
    for (const [at, value] of values) view.setUint32(at, value, isLittle)
  }
  short([0, isLittle ? 0x4949 : 0x4d4d], [2, 42], [8, 2], [10, 0x112], [12, 3], [18, 6])
  short([22, 0x8825], [24, 4], [38, 1], [40, 2], [42, 5])
  long([4, 8], [14, 1], [26, 1], [30, 38], [44, 3], [48, 56], [56, degrees])
  return Buffer.from(view.buffer)
}

const chunk = (type: string, data: Buffer) => {
  const whole = Buffer.concat([Buffer.alloc(4), Buffer.from(type), data, Buffer.alloc(4)])
  whole.writeUInt32BE(data.length)
  whole.writeUInt32BE(crc32(whole.subarray(4, -4)), whole.length - 4)
  return whole
}

const inPng = (png: Buffer, added: Buffer) => Buffer.concat([png.subarray(0, 33), added, png.subarray(33)])

const formats = ["jpeg", "png", "webp", "avif"] as const

/** A photo whose Exif block is ours. */
const photo = async (format: (typeof formats)[number], block: Buffer) => {
  if (format === "png") return inPng(await drawn().png().toBuffer(), chunk("eXIf", block))
  const bytes = await drawn()
    .withIccProfile("p3")
    .withExif({ IFD0: { Copyright: "x".repeat(99) } })
    .toFormat(format)
    .toBuffer()
  block.copy(bytes, bytes.indexOf("II*\0", 0, "latin1"))
  return bytes
}

const coordinates = (bytes: Buffer) =>
  [true, false].some((isLittle) => bytes.includes(exifBlock(isLittle).subarray(56, 60)))

it.each(formats.flatMap((format) => [true, false].map((isLittle) => [format, isLittle] as const)))(
  "a %s loses its GPS directory (little-endian: %s)",
  async (format, isLittle) => {
    const bytes = await photo(format, exifBlock(isLittle))
    const erased = withoutPlace(bytes)
    expect([coordinates(bytes), coordinates(erased), erased.length]).toEqual([true, false, bytes.length])
    const [before, after] = [await sharp(bytes).metadata(), await sharp(erased).metadata()]
    expect(after.exif?.includes(isLittle ? "\x25\x88" : "\x88\x25", 0, "latin1")).toBe(false)
    expect({ ...after, exif: before.exif }).toEqual(before)
    if (format !== "avif") expect(after.orientation).toBe(6)
    const pixels = (file: Buffer) => sharp(file, { failOn: "warning" }).raw().toBuffer()
    expect(await pixels(erased)).toEqual(await pixels(bytes))
    expect(withoutPlace(erased)).toBe(erased)
  },
)

const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="41,0.5N" exif:ColorSpace="1">
<exif:GPSLongitude>28,58.7E</exif:GPSLongitude></rdf:Description></rdf:RDF></x:xmpmeta>`

it.each(formats)("a %s loses the coordinates in its XMP", async (format) => {
  const bytes = await drawn().withXmp(xmp).toFormat(format).toBuffer()
  const erased = withoutPlace(bytes)
  const [before, after] = [await sharp(bytes).metadata(), await sharp(erased).metadata()]
  expect(before.xmpAsString).toMatch(/41,0\.5N[\s\S]*28,58\.7E/)
  expect(after.xmpAsString ?? "").not.toMatch(/41,0\.5N|28,58\.7E|GPS/)
  if (format !== "png") expect(after.xmpAsString).toContain('exif:ColorSpace="1"')
  expect(await sharp(erased).raw().toBuffer()).toEqual(await sharp(bytes).raw().toBuffer())
})

const digits = `\nexif\n      92\n${Buffer.concat([Buffer.from("Exif\0\0"), exifBlock(false)]).toString("hex")}\n`

it.each([
  ["compressed XMP", "iTXt", `XML:com.adobe.xmp\0\x01\0\0\0`, deflateSync(xmp)],
  ["compressed Exif", "zTXt", "Raw profile type exif\0\0", deflateSync(digits)],
  ["Exif in digits", "tEXt", "Raw profile type exif\0", Buffer.from(digits)],
])("a PNG loses a text with a place: %s", async (_, type, head, text) => {
  const png = await drawn().png().toBuffer()
  const added = inPng(png, chunk(type, Buffer.concat([Buffer.from(head, "latin1"), text])))
  expect(withoutPlace(added)).toEqual(png)
  const other = inPng(png, chunk("tEXt", Buffer.from("Comment\0+41 GPS")))
  expect(withoutPlace(other)).toBe(other)
})

it("a video loses its place, also that in a moving photo", () => {
  const video = Buffer.from("\0\0\0\x1e\xa9xyz\0\x12\x15\xc7+41.0082+028.9784/ and", "latin1")
  expect(withoutPlace(video).toString("latin1")).toBe(`\0\0\0\x1e\xa9xyz\0\x12\x15\xc7${" ".repeat(18)} and`)
})
