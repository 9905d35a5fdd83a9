import { writeFileSync } from "node:fs"
import path from "node:path"
import type { Node } from "gatsby"
import { generateImageData } from "gatsby-plugin-sharp"
import sharp from "sharp"
import { imageFacts } from "../../../src/content/check/image-facts"
import { imageDataOnce } from "../../../src/gatsby/resolvers/image-data-once"
import { type ImageFile, uprightFile } from "../../../src/gatsby/resolvers/upright-image"
import { removeFolders, temporaryFolder } from "../../support/folders"

jest.mock("gatsby-plugin-sharp", () => ({ generateImageData: jest.fn(async () => "data") }))

const project = process.cwd()
const folder = temporaryFolder()

beforeAll(() => process.chdir(folder))
afterAll(() => {
  process.chdir(project)
  removeFolders()
})

const square = { create: { width: 32, height: 32, channels: 3, background: "#c00" } } as const

/** A grey picture of 96 by 64 with a red corner, at the top left of what the camera stored. */
const photo = (orientation: number, format: "jpeg" | "png" | "webp") =>
  sharp({ create: { width: 96, height: 64, channels: 3, background: "#888" } })
    .composite([{ input: square, left: 0, top: 0 }])
    .withMetadata({ orientation })
    .toFormat(format, { quality: 100 })
    .toBuffer()

/** Where the red corner is in a picture that is shown as it is stored. */
const redCorner = async (file: string) => {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const isRed = (x: number, y: number) => (data[(y * info.width + x) * info.channels + 1] ?? 0) < 60
  const corners = {
    "top left": [8, 8],
    "top right": [-8, 8],
    "bottom left": [8, -8],
    "bottom right": [-8, -8],
  }
  return Object.entries(corners)
    .filter(([, [x = 0, y = 0]]) => isRed((x + info.width) % info.width, (y + info.height) % info.height))
    .map(([name]) => name)
}

const fileOf = async (orientation: number, format: "jpeg" | "png" | "webp") => {
  const absolutePath = path.join(folder, `${orientation}.${format}`)
  writeFileSync(absolutePath, await photo(orientation, format))
  const contentDigest = `${format}${orientation}`
  return { id: contentDigest, absolutePath, internal: { contentDigest } } as unknown as ImageFile
}

describe.each(["jpeg", "png", "webp"] as const)("a camera's %s", (format) => {
  it.each([
    [2, "top right", 96, 64],
    [3, "bottom right", 96, 64],
    [4, "bottom left", 96, 64],
    [5, "top left", 64, 96],
    [6, "top right", 64, 96],
    [7, "bottom right", 64, 96],
    [8, "bottom left", 64, 96],
  ])(
    "held in way %i is used as it was seen, and the check agrees",
    async (orientation, corner, width, height) => {
      const file = await fileOf(orientation, format)
      const { absolutePath, internal } = await uprightFile(file)
      expect(await redCorner(absolutePath)).toEqual([corner])
      expect(await sharp(absolutePath).metadata()).toMatchObject({ format, width, height })
      expect((await sharp(absolutePath).metadata()).orientation ?? 1).toBe(1)
      expect(await imageFacts(await photo(orientation, format))).toMatchObject({ format, width, height })
      expect(internal.contentDigest).toMatch(/^[0-9a-f]{32}$/)
      expect((await uprightFile(file)).absolutePath).toBe(absolutePath)
    },
  )

  it("that is upright is used as it is", async () => {
    const file = await fileOf(1, format)
    expect(await uprightFile(file)).toBe(file)
  })
})

it("creates the sizes of a build from the upright picture", async () => {
  const file = await fileOf(6, "jpeg")
  const { resolve } = imageDataOnce({} as never).ImageSharp.gatsbyImageData
  const image = { id: "image", parent: "file", internal: { contentDigest: "1" } } as Node
  const originalResolver = jest.fn()
  const context = { nodeModel: { getNodeById: () => file } }
  expect(await resolve(image, { width: 320 }, context, { originalResolver })).toBe("data")
  expect(originalResolver).not.toHaveBeenCalled()
  const [options] = jest.mocked(generateImageData).mock.calls[0] ?? []
  expect(options?.file).toEqual(await uprightFile(file))
})
