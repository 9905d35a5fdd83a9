import { containerWidths, from, grid } from "../../theme/tokens"

const names = Object.keys(containerWidths) as (keyof typeof containerWidths)[]

/** Sets `--horizontal-offset` for all window widths: half of what the container leaves, plus the gutter. */
export const horizontalOffsetStyles = [
  `--horizontal-offset: ${grid.gutter};`,
  ...names.map(
    (name) =>
      `${from[name]} { --horizontal-offset: calc((100vw - ${containerWidths[name] / 16}rem) / 2 + ${grid.gutter}); }`,
  ),
].join("\n")
