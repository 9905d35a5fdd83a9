/** Which images are decoded: those of kinds that the site shows, by their first bytes, with a limit of pixels. */
import { crc32 } from "node:zlib"
import sharp from "sharp"
import { imageFacts } from "../../../../src/content/check/image-facts"
import { openImage } from "../../../../src/content/check/open-image"

const drawn = sharp({ create: { width: 40, height: 30, channels: 3, background: "#34CE72" } })

/** A PNG whose head claims another size than it has. */
const claiming = async (width: number, height: number) => {
  const png = await drawn.clone().png().toBuffer()
  png.writeUInt32BE(width, 16)
  png.writeUInt32BE(height, 20)
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
  return png
}

const svg = (length: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${length}" height="${length}" viewBox="0 0 9 9"><path d="M0 0h5v9z"/></svg>`

it.each(["jpeg", "png", "webp", "avif"] as const)("a %s is one by its first bytes", async (format) => {
  const { problem, ...facts } = await imageFacts(await drawn.clone().toFormat(format).toBuffer())
  expect(problem).toBeUndefined()
  expect(facts).toMatchObject({ format, width: 40, height: 30 })
})

it("an AVIF may name its kind after a general one", async () => {
  const bytes = await drawn.clone().avif().toBuffer()
  bytes.write("mif1", 8, "latin1")
  expect(await imageFacts(bytes)).toMatchObject({ format: "avif", width: 40 })
})

it.each([
  ["a GIF", async () => drawn.clone().gif().toBuffer(), "is a GIF file. Export it as PNG"],
  ["a TIFF", async () => drawn.clone().tiff().toBuffer(), /^is a TIFF file.*JPEG/],
  [
    "a photo of a phone",
    async () => Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic"),
    /^is a HEIC photo.*JPEG/,
  ],
  ["an empty file", async () => Buffer.from(""), /./],
  ["a text", async () => Buffer.from("no image"), /./],
  ["a PNG of 12,001 × 12,000 pixels", async () => claiming(12_001, 12_000), /^has too many pixels.*12,000/],
  ["an SVG of 12,001 pixels", async () => Buffer.from(svg(12_001)), /^has too many pixels.*12,000/],
  ["an SVG with a script", async () => Buffer.from(svg(9).replace("<path", "<script/><path")), /a script/],
])("%s is not decoded", async (_, bytes, problem) => {
  const facts = await imageFacts(await bytes())
  expect(facts.problem?.join(". ")).toMatch(problem)
  expect(facts.width).toBe(0)
  await expect((async () => openImage(await bytes()).toBuffer())()).rejects.toThrow()
})
