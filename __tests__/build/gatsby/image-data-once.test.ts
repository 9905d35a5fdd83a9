import type { Node } from "gatsby"
import { imageDataOnce } from "../../../src/gatsby/resolvers/image-data-once"

const image = (id: string, contentDigest = "1") =>
  ({ id, parent: `${id} file`, internal: { contentDigest } }) as Node

it("creates the data of an image once for the same arguments, and every page depends on the file", async () => {
  const { resolve } = imageDataOnce({} as never).ImageSharp.gatsbyImageData
  const getNodeById = jest.fn()
  const originalResolver = jest.fn(({ id }: Node, { width }: { width: number }) => `${id} ${width}`)
  const dataOf = (node: Node, width: number) =>
    resolve(node, { width }, { nodeModel: { getNodeById } }, { originalResolver })
  const results = [
    dataOf(image("cover"), 640),
    dataOf(image("cover"), 640),
    dataOf(image("cover"), 828),
    dataOf(image("cover", "2"), 640),
    dataOf(image("mark"), 640),
  ]
  expect(await Promise.all(results)).toEqual(["cover 640", "cover 640", "cover 828", "cover 640", "mark 640"])
  expect(originalResolver).toHaveBeenCalledTimes(4)
  const files = getNodeById.mock.calls.map(([{ id }]) => id)
  expect(files).toEqual([...Array(4).fill("cover file"), "mark file"])
})
