/** Speed of a marquee in pixels per second, from the time in which it moves by one logo. */
export const marqueeSpeed = (slotWidth: number, msPerLogo: number): number =>
  slotWidth > 0 && msPerLogo > 0 ? (slotWidth / msPerLogo) * 1000 : 0

/** Number of visible logos from a window width up, e.g. 2.5. */
export interface VisibleLogos {
  from: number
  count: number
}

/** CSS that sets `--visible` to the number of visible logos. The first entry also applies below its width. */
export const visibleLogosStyles = (visible: readonly VisibleLogos[]): string =>
  visible
    .map(({ from, count }, index) =>
      index === 0 ? `--visible: ${count};` : `@media (min-width: ${from}px) { --visible: ${count}; }`,
    )
    .join("\n")
