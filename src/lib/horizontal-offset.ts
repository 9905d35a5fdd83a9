import { breakpoints, grid } from "../theme/tokens"

const gutter = Number.parseInt(grid.gutter, 10)
const widths = Object.values(breakpoints)

/** The largest breakpoint up to this window width; 0 below the first. */
export const breakpointBelow = (windowWidth: number): number =>
  Math.max(0, ...widths.filter((breakpoint) => breakpoint <= windowWidth))

/**
 * The x of the container's content at a window width, in pixels: half of the difference to the breakpoint below, plus
 * the gutter; the gutter alone below the first breakpoint (specification, section 9). Only the test of the CSS below uses
 * it: the site needs the offset in styles.
 */
export const horizontalOffset = (windowWidth: number): number => {
  const breakpoint = breakpointBelow(windowWidth)
  return breakpoint === 0 ? gutter : (windowWidth - breakpoint) / 2 + gutter
}

/** The same as CSS: sets `--horizontal-offset` for all window widths. */
export const horizontalOffsetStyles = [
  `--horizontal-offset: ${grid.gutter};`,
  ...widths
    .filter((breakpoint) => breakpoint > 0)
    .map(
      (breakpoint) =>
        `@media (min-width: ${breakpoint / 16}em) { --horizontal-offset: calc((100vw - ${breakpoint / 16}rem) / 2 + ${grid.gutter}); }`,
    ),
].join("\n")
