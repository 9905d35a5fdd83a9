/** Widths of pictures that take a share of the window (specification, section 9). */
export const deviceSizes = [640, 750, 828, 1080, 1200, 1920, 2048, 3840] as const

/** Widths of small pictures with a fixed size. */
export const imageSizes = [16, 32, 48, 64, 96, 128, 256, 384] as const

export const imageQuality = 75

const widths: readonly number[] = [...imageSizes, ...deviceSizes]

/** The smallest width of the two lists that is at least as wide; the widest when none is. */
export const optimiserWidth = (width: number): number =>
  widths.find((candidate) => candidate >= width) ?? Math.max(...widths)

export interface OptimiserRequest {
  /** Absolute address of a picture on another host. */
  url: string
  /** Width in pixels that the picture is drawn at. */
  width: number
  /** Default 75. */
  quality?: number
}

/**
 * Address of a remote picture at the optimiser that `GATSBY_IMAGE_OPTIMISER` names (Netlify's `/.netlify/images` and
 * Vercel's `/_vercel/image` take exactly these parameters): url, w, q. Without one, and for everything that is not an
 * http address, the plain address.
 */
export const optimisedUrl = ({ url, width, quality = imageQuality }: OptimiserRequest): string => {
  const optimiser = process.env.GATSBY_IMAGE_OPTIMISER
  if (!optimiser || !isRemote(url)) return url
  const query = new URLSearchParams({ url, w: String(optimiserWidth(width)), q: String(quality) })
  return `${optimiser}${optimiser.includes("?") ? "&" : "?"}${query}`
}

/** The widths of the lists up to the one asked for, as `srcset`; undefined where no optimiser makes them. */
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
