/**
 * Pictures by Netlify's image CDN (`NETLIFY_IMAGE_CDN=true`, which Netlify's adapter for Gatsby reads, too): the build
 * publishes every picture once, as it is, and names addresses at which Netlify makes it smaller when it is first
 * asked for. Making pictures is most of a cold build; sites that outgrow one machine leave it to the host.
 */
import { copyFileSync, existsSync, mkdirSync } from "node:fs"
import path from "node:path"
import type { Node } from "gatsby"
import { generateImageData, type IGatsbyImageData, type IGatsbyImageHelperArgs } from "gatsby-plugin-image"
import sharp from "sharp"
import { deviceSizes, imageQuality } from "../lib/image-optimiser"
import { writeWhole } from "./write-whole"

/** Netlify's address; it chooses the format that the browser takes best. */
const cdn = "/.netlify/images"

/** What a query says of a picture. */
type PictureArguments = Pick<
  IGatsbyImageHelperArgs,
  "layout" | "width" | "height" | "aspectRatio" | "breakpoints" | "sizes"
>

interface Context {
  nodeModel: { getNodeById: (query: { id: string }) => Node | null }
}

export const usesImageCdn = (): boolean => /^(true|1)$/.test(process.env.NETLIFY_IMAGE_CDN ?? "")

/** Stands in the place of gatsby-transformer-sharp's resolver, which makes all sizes during the build. */
export const imageCdnResolvers = (pathPrefix: string) => ({
  ImageSharp: {
    gatsbyImageData: {
      resolve: async (image: Node, given: PictureArguments, { nodeModel }: Context) => {
        const file = nodeModel.getNodeById({ id: image.parent ?? "" })
        if (!file) return null
        const source = String(file.absolutePath)
        const address = pathPrefix + publishOriginal(source, file.internal.contentDigest)
        return cdnImageData({ ...(await sizeOf(source)), address }, given)
      },
    },
  },
})

export interface CdnPicture {
  /** Where the whole picture is published. */
  address: string
  width: number
  height: number
}

/** The same answer as gatsbyImageData's, with addresses of the CDN. */
export const cdnImageData = (picture: CdnPicture, given: PictureArguments): IGatsbyImageData =>
  generateImageData({
    ...given,
    // The two layouts that Gatsby's own resolver knows by other defaults.
    breakpoints: given.breakpoints ?? (given.layout === "fullWidth" ? [...deviceSizes] : undefined),
    pluginName: "image-cdn",
    filename: picture.address,
    sourceMetadata: { width: picture.width, height: picture.height, format: "auto" },
    formats: ["auto"],
    generateImageSource: (filename, width, height, format) => ({
      src: `${cdn}?${new URLSearchParams({ url: filename, w: String(width), q: String(imageQuality) })}`,
      width,
      height,
      format,
    }),
  })

const sizes = new Map<string, Promise<{ width: number; height: number }>>()

/** As the picture is seen: a camera held upright says so apart from the pixels. */
const sizeOf = (file: string) => {
  const known =
    sizes.get(file) ??
    sharp(file)
      .metadata()
      .then(({ autoOrient }) => autoOrient)
  sizes.set(file, known)
  return known
}

/** Copies a picture into the output, under a name of its content, and answers with its address. */
function publishOriginal(source: string, digest: string): string {
  const { name, ext } = path.parse(source)
  const address = `/static/${name}-${digest}${ext}`
  const target = path.join(process.cwd(), "public", address)
  if (!existsSync(target)) {
    mkdirSync(path.dirname(target), { recursive: true })
    writeWhole(target, (file) => copyFileSync(source, file))
  }
  return address
}
