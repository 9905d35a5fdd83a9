import { deviceSizes, imageSizes } from "../../../util/image-sizes"

const imageQuality = 75

const widths: readonly number[] = [...imageSizes, ...deviceSizes]

/** The smallest width of the two lists that is large enough, or the largest. */
export const optimiserWidth = (width: number): number =>
  widths.find((candidate) => candidate >= width) ?? Math.max(...widths)

interface OptimiserRequest {
  /** Absolute URL of an image on another host. */
  url: string
  /** Rendered width in pixels. */
  width: number
  /** Default 75. */
  quality?: number
}

/**
 * URL of a remote image at the optimiser `GATSBY_IMAGE_OPTIMISER`, with the parameters url, w and q (as for Netlify's
 * `/.netlify/images` and Vercel's `/_vercel/image`). The original URL if there is no optimiser, or if it is not http.
 */
export const optimisedUrl = ({ url, width, quality = imageQuality }: OptimiserRequest): string => {
  const optimiser = process.env.GATSBY_IMAGE_OPTIMISER
  if (!optimiser || !isRemote(url)) return url
  const query = new URLSearchParams({ url, w: String(optimiserWidth(width)), q: String(quality) })
  return `${optimiser}${optimiser.includes("?") ? "&" : "?"}${query}`
}

/** A `srcset` of the lists' widths up to the requested one; undefined without an optimiser. */
export const optimisedSrcSet = ({ url, width, quality }: OptimiserRequest): string | undefined => {
  if (!process.env.GATSBY_IMAGE_OPTIMISER || !isRemote(url)) return undefined
  const widest = optimiserWidth(width)
  const list: readonly number[] = widest <= Math.max(...imageSizes) ? imageSizes : deviceSizes
  return list
    .filter((candidate) => candidate <= widest)
    .map((candidate) => `${optimisedUrl({ url, width: candidate, quality })} ${candidate}w`)
    .join(", ")
}

const isRemote = (url: string): boolean => /^https?:\/\/[^/]/i.test(url)
