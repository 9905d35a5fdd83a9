import { deviceSizes } from "../../../util/image-sizes"
import type { ImageData } from "../image-data"
import { photos } from "../path-problem"
import type { ImageOptions } from "./field-kind"
import { fileKind, filePath } from "./file-path"

/** An image file as sections receive it. */
export interface ImageFile {
  readonly childImageSharp: { readonly gatsbyImageData: ImageData } | null
}

/** A JPEG, PNG, WebP or AVIF image, for sharp. */
export const image = (description: string, options: ImageOptions = {}) =>
  filePath<ImageFile>(photos, noPicture, {
    description,
    field: {
      ...fileKind,
      name: "image",
      file: { type: "image", ...options },
      selection: ["childImageSharp {", `  gatsbyImageData(${imageArguments(options)})`, "}"],
    },
  })

const noPicture =
  "is not the path of a picture next to this file. Write e.g. ./cover.jpg (jpg, png, webp or avif)"

/** The version of an image for the dark theme. */
export const darkImage = (options: ImageOptions = {}) =>
  image("The same in the dark theme, such as in the evening. Default: the same image.", options).optional()

function imageArguments({ display = 1080, widths }: ImageOptions) {
  const layout = display === "full" ? "layout: FULL_WIDTH" : `layout: CONSTRAINED, width: ${display}`
  const breakpoints =
    widths ?? (display === "full" ? [] : deviceSizes.filter((width) => width <= 2 * display))
  return breakpoints.length > 0 ? `${layout}, breakpoints: [${breakpoints.join(", ")}]` : layout
}
