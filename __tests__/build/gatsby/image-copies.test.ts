import { existsSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { generateImageData } from "gatsby-plugin-sharp"
import sharp from "sharp"
import { hasCopy, resolversFromCopies } from "../../../src/gatsby/resolvers/image-copies"
import { removeFolders, temporaryFolder } from "../../support/folders"

jest.mock("gatsby-plugin-sharp", () => ({ generateImageData: jest.fn(async () => "data") }))

const project = process.cwd()
const folder = temporaryFolder()
const absolutePath = path.join(folder, "screen.jpg")
const { File, ImageSharp } = resolversFromCopies({} as never)
const image = { id: "image", parent: "file" }
let bytes: Buffer

beforeAll(async () => {
  process.chdir(folder)
  bytes = await sharp({ create: { width: 600, height: 400, channels: 3, background: "#34CE72" } })
    .jpeg()
    .toBuffer()
})
afterAll(() => {
  process.chdir(project)
  removeFolders()
})

/** A file's node. Each digest has its own copy. */
const fileNode = (contentDigest: string) =>
  ({ id: "file", absolutePath, internal: { contentDigest } }) as never

const info = { originalResolver: () => image } as never

const childOf = (file: never) => File.childImageSharp.resolve(file, {}, {} as never, info)

const dataOf = (file: never) =>
  ImageSharp.gatsbyImageData.resolve(
    image as never,
    { width: 320 },
    { nodeModel: { getNodeById: () => file } } as never,
    info,
  )

it("creates images from a copy, also when the file has been renamed", async () => {
  writeFileSync(absolutePath, bytes)
  expect(await childOf(fileNode("first"))).toBe(image)
  rmSync(absolutePath)
  expect(await childOf(fileNode("first"))).toBe(image)
  expect(await dataOf(fileNode("first"))).toBe("data")
  const [options] = jest.mocked(generateImageData).mock.calls[0] ?? []
  const copy = String(options?.file.absolutePath)
  expect(options?.args).toEqual({ width: 320 })
  expect(copy).not.toBe(absolutePath)
  expect(existsSync(copy)).toBe(true)
  expect([hasCopy("first"), hasCopy("second")]).toEqual([true, false])
})

it("finds the image of a file that has just been added", async () => {
  writeFileSync(absolutePath, bytes)
  const findOne = jest.fn(async () => image)
  const context = { nodeModel: { findOne } } as never
  const resolver = { originalResolver: () => null }
  expect(await File.childImageSharp.resolve(fileNode("added"), {}, context, resolver)).toBe(image)
  expect(findOne).toHaveBeenCalledWith({
    type: "ImageSharp",
    query: { filter: { internal: { contentDigest: { eq: "added" } } } },
  })
})

it("has no image while the file is missing, half written or not an image, and has it afterwards", async () => {
  rmSync(absolutePath)
  expect(await childOf(fileNode("second"))).toBeNull()
  for (const half of [bytes.subarray(0, bytes.length / 2), Buffer.from(""), Buffer.from("no image")]) {
    writeFileSync(absolutePath, half)
    expect(await childOf(fileNode("second"))).toBeNull()
  }
  writeFileSync(absolutePath, bytes)
  expect(await childOf(fileNode("second"))).toBe(image)
})

it("leaves no unfinished copy when queries copy in parallel", async () => {
  writeFileSync(absolutePath, bytes)
  await Promise.all([1, 2, 3].map(() => childOf(fileNode("third"))))
  expect(readdirSync(path.join(folder, ".cache/image-copies")).filter((name) => /third/.test(name))).toEqual([
    "third",
  ])
})
