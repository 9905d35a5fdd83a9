import { breakpoints, containerWidths, from, grid } from "../../theme/tokens"

const gutter = Number.parseInt(grid.gutter, 10)
const names = Object.keys(containerWidths) as (keyof typeof containerWidths)[]

/** The container's width at a window width, in pixels; 0 below the first breakpoint, where it fills the window. */
export const containerWidthIn = (windowWidth: number): number => {
  const name = names.findLast((one) => breakpoints[one] <= windowWidth)
  return name ? containerWidths[name] : 0
}

/**
 * The x of the container's content at a window width, in pixels: half of what the container leaves, plus the gutter; the
 * gutter alone below the first breakpoint. Only the test of the CSS below uses it: the site
 * needs the offset in styles.
 */
export const horizontalOffset = (windowWidth: number): number => {
  const width = containerWidthIn(windowWidth)
  return width === 0 ? gutter : (windowWidth - width) / 2 + gutter
}

/** The same as CSS: sets `--horizontal-offset` for all window widths. */
export const horizontalOffsetStyles = [
  `--horizontal-offset: ${grid.gutter};`,
  ...names.map(
    (name) =>
      `${from[name]} { --horizontal-offset: calc((100vw - ${containerWidths[name] / 16}rem) / 2 + ${grid.gutter}); }`,
  ),
].join("\n")
