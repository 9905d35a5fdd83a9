import { breakpoints, containerWidths, grid } from "../../src/site/theme/tokens"

const gutter = Number.parseInt(grid.gutter, 10)
const names = Object.keys(containerWidths) as (keyof typeof containerWidths)[]

/** The x of the container's content at a window width, in pixels; the gutter below the first breakpoint. */
export const horizontalOffset = (windowWidth: number): number => {
  const name = names.findLast((one) => breakpoints[one] <= windowWidth)
  return name ? (windowWidth - containerWidths[name]) / 2 + gutter : gutter
}
