import { existsSync } from "node:fs"
import { mkdir, readFile } from "node:fs/promises"
import path from "node:path"
import type { CreateResolversArgs, Node } from "gatsby"
import { generateImageData } from "gatsby-plugin-sharp"
import { imageFacts, maximumSide, writeFileAtomic } from "../../content"
import { withDeviceWidths } from "./image-widths"
import { missingFile } from "./missing-files"
import type { ResolverInfo } from "./resolver-info"
import { type ImageFile, imageCopyPath, uprightFile } from "./upright-image"

/** The parts of a resolver's arguments that are used here. */
interface Context {
  nodeModel: {
    getNodeById(query: { id: string | null; type: string }): ImageFile | null
    findOne(query: { type: string; query: object }): Promise<Node | null>
  }
}

/**
 * Resolvers for develop that create images from copies. gatsby-plugin-sharp ends Gatsby if it cannot read an image, and
 * editors rename, delete and write images while they are in its queue. An image that cannot be shown is null, and the
 * content check reports it.
 */
export const resolversFromCopies = ({
  reporter,
  cache,
  pathPrefix,
}: Pick<CreateResolversArgs, "reporter" | "cache" | "pathPrefix">) => ({
  File: {
    childImageSharp: {
      async resolve(file: ImageFile, args: object, context: Context, info: ResolverInfo) {
        if (file.id === missingFile.id || !(await copyImage(file))) return null
        // A file has no image yet when it has just been added. This query runs again once it has one.
        const filter = { internal: { contentDigest: { eq: file.internal.contentDigest } } }
        return (
          (await info.originalResolver(file, args, context, info)) ??
          context.nodeModel.findOne({ type: "ImageSharp", query: { filter } })
        )
      },
    },
    publicURL: {
      resolve(file: ImageFile, args: object, context: Context, info: ResolverInfo) {
        try {
          return info.originalResolver(file, args, context, info)
        } catch {
          // The file is missing.
          return null
        }
      },
    },
  },
  ImageSharp: {
    gatsbyImageData: {
      async resolve(image: Node, given: object, context: Context, info: ResolverInfo) {
        const args = withDeviceWidths(given)
        const file = context.nodeModel.getNodeById({ id: image.parent, type: "File" })
        const copy = file && (await copyImage(file))
        if (!copy) return info.originalResolver(image, args, context, info)
        const upright = await uprightFile({ ...file, absolutePath: copy })
        return generateImageData({ file: upright, args, pathPrefix, reporter, cache })
      },
    },
  },
})

/** Copy an image, and return the path of the copy. `undefined` if the image is missing or damaged. */
const copyImage = async ({ absolutePath, internal }: ImageFile): Promise<string | undefined> => {
  const copy = imageCopyPath(internal.contentDigest)
  if (existsSync(copy)) return copy
  const bytes = await readFile(absolutePath).catch(() => undefined)
  if (!bytes) return undefined
  const { problem, width, height } = await imageFacts(bytes)
  if (problem || Math.max(width, height) > maximumSide) return undefined
  await mkdir(path.dirname(copy), { recursive: true })
  // Parallel queries may copy the same image.
  await writeFileAtomic(copy, bytes)
  return copy
}

/** Whether images have been created from a file with this hash. */
export const hasCopy = (hash: string): boolean => existsSync(imageCopyPath(hash))
