import sharp from "sharp"
import { isWholePalettePng, palettePngs } from "../../../src/publish/share-images/png"

const width = 40
const height = 30
const pixels = Uint8Array.from({ length: width * height }, (_, place) => (place * 7) % 3)
const palette = Uint8Array.from([0x0a, 0x14, 0x0f, 0x34, 0xce, 0x72, 0xff, 0xff, 0xff])
const file = palettePngs({ width, height })(pixels, palette)

it("writes what others read, in its colours", async () => {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  expect(info).toMatchObject({ width, height, channels: 3 })
  const colours = [...pixels].flatMap((number) => [...palette.subarray(number * 3, number * 3 + 3)])
  expect([...data]).toEqual(colours)
})

it("knows a whole file", () => {
  expect(isWholePalettePng(file)).toBe(true)
})

it("knows a file that is cut off anywhere, and one with any byte changed", () => {
  const cut = Array.from({ length: file.length }, (_, length) => file.subarray(0, length))
  expect(cut.filter(isWholePalettePng)).toEqual([])
  const changed = Array.from({ length: file.length }, (_, place) => {
    const copy = Buffer.from(file)
    copy[place] = (copy[place] ?? 0) ^ 0x10
    return copy
  })
  expect(changed.filter(isWholePalettePng)).toEqual([])
})

it("says nothing of other pictures", async () => {
  const picture = sharp({ create: { width, height, channels: 3, background: "#34CE72" } })
  expect(isWholePalettePng(await picture.png().toBuffer())).toBe(false)
  expect(isWholePalettePng(await picture.jpeg().toBuffer())).toBe(false)
})
