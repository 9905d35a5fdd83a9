import type { CreateResolversArgs, Node } from "gatsby"
import { generateImageData } from "gatsby-plugin-sharp"
import { withDeviceWidths } from "./image-widths"
import type { ResolverInfo } from "./resolver-info"
import { type ImageFile, uprightFile } from "./upright-image"

/** The parts of a resolver's arguments that are used here. */
interface Context {
  nodeModel: { getNodeById(query: { id: string | null; type: string }): ImageFile | null }
}

/**
 * A resolver for builds that creates the data of an image once for each size. gatsby-plugin-sharp would hash the file
 * and queue its images again for every page that shows it, such as a card on a thousand pages.
 */
export const imageDataOnce = ({
  reporter,
  cache,
  pathPrefix,
}: Pick<CreateResolversArgs, "reporter" | "cache" | "pathPrefix">) => {
  const known = new Map<string, unknown>()
  return {
    ImageSharp: {
      gatsbyImageData: {
        resolve(image: Node, given: object, context: Context, info: ResolverInfo) {
          // The original resolver adds the page's dependency on the file, but it is not called for every page.
          const args = withDeviceWidths(given)
          const file = context.nodeModel.getNodeById({ id: image.parent, type: "File" })
          const create = async () => {
            const upright = file && (await uprightFile(file))
            if (!upright || upright === file) return info.originalResolver(image, args, context, info)
            return generateImageData({ file: upright, args, pathPrefix, reporter, cache })
          }
          const key = JSON.stringify([image.id, image.internal.contentDigest, args])
          if (!known.has(key)) known.set(key, create())
          return known.get(key)
        },
      },
    },
  }
}
