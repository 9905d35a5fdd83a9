import { breakpoints, containerWidths, grid, growthStart, size } from "../../theme/tokens"

const gutters = 2 * Number.parseInt(grid.gutter, 10)

type Breakpoint = keyof typeof containerWidths

/** The container's width without its gutters, from a breakpoint up. */
export const contentWidth = (name: Breakpoint) => containerWidths[name] - gutters

/** An image's width from a breakpoint up, in pixels or as text, for `sizes`. */
export const widthFrom = (name: Breakpoint, width: number | string) =>
  `(min-width: ${breakpoints[name]}px) ${typeof width === "number" ? `${Math.ceil(width)}px` : width}`

/**
 * The `sizes` attribute of an image: its shares of the container's width from lg up and from md to lg. Below md it has
 * the full width. Ignores gaps between columns, so the image is never too small.
 */
export const shareSizes = (lg: number, md: number) =>
  [...fromMd(lg, md), shareFrom("sm", 1), `calc(100vw - ${gutters}px)`].join(", ")

/** The same for a list that is a rail below md. */
export const railSizes = (lg: number, md: number) => [...fromMd(lg, md), size.railCard].join(", ")

const fromMd = (lg: number, md: number) => [
  ...(["2xl", "xl", "lg"] as const).map((name) => shareFrom(name, lg)),
  shareFrom("md", md),
]

const shareFrom = (name: Breakpoint, share: number) => widthFrom(name, contentWidth(name) * share)

/** Maximum width of the text in pixels: 34em. */
export const textWidth = 646

/** The text's full width, which grows with its size on large screens. */
export const textSizes = `(min-width: ${growthStart}px) 776px, ${widthFrom("lg", textWidth)}, calc(100vw - ${gutters}px)`

/** The container's full width. */
export const containerSizes = shareSizes(1, 1)

/** A cover, which extends beyond the container on large screens. */
export const coverSizes = `(min-width: ${growthStart}px) min(29.1vw + 1024px, 1768px), ${containerSizes}`

/** Three columns from lg up, two from md up. */
export const thirdSizes = shareSizes(1 / 3, 1 / 2)

/** Two columns from md up. */
export const halfSizes = shareSizes(1 / 2, 1 / 2)
