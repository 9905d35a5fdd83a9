import { deviceSizes } from "../../util/image-sizes"

interface ImageArguments {
  layout?: string
  breakpoints?: readonly number[]
}

/**
 * The arguments of `gatsbyImageData`, with fixed widths for an image that is as wide as the window. As a
 * default of gatsby-plugin-sharp, they would also replace the pixel densities of images with a width.
 */
export const withDeviceWidths = <Args extends ImageArguments>(args: Args): Args =>
  args.layout === "fullWidth" && !args.breakpoints?.length ? { ...args, breakpoints: [...deviceSizes] } : args
