import type { Node } from "gatsby"
import type { ResolverInfo } from "./resolver-info"

/** The parts of a resolver's arguments that are used here. */
interface Context {
  nodeModel: { getNodeById(query: { id: string | null; type: string }): Node | null }
}

/**
 * A resolver for builds that creates the data of an image once for each size. gatsby-plugin-sharp would hash the file
 * and queue its images again for every page that shows it, such as a card on a thousand pages.
 */
export const imageDataOnce = () => {
  const known = new Map<string, unknown>()
  return {
    ImageSharp: {
      gatsbyImageData: {
        resolve(image: Node, args: object, context: Context, info: ResolverInfo) {
          // The original resolver adds the page's dependency on the file, but it is not called for every page.
          context.nodeModel.getNodeById({ id: image.parent, type: "File" })
          const key = JSON.stringify([image.id, image.internal.contentDigest, args])
          if (!known.has(key)) known.set(key, info.originalResolver(image, args, context, info))
          return known.get(key)
        },
      },
    },
  }
}
