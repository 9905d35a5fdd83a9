/** How fast a marquee runs, in pixels a second, for one logo to pass in the given time. */
export const marqueeSpeed = (slotWidth: number, msPerLogo: number): number =>
  slotWidth > 0 && msPerLogo > 0 ? (slotWidth / msPerLogo) * 1000 : 0

/** From this width of the window up, so many logos are seen at once; halves are allowed. */
export interface VisibleLogos {
  from: number
  count: number
}

/** CSS that sets `--visible` to how many logos are seen at once. The first entry also holds below its width. */
export const visibleLogosStyles = (visible: readonly VisibleLogos[]): string =>
  visible
    .map(({ from, count }, index) =>
      index === 0 ? `--visible: ${count};` : `@media (min-width: ${from}px) { --visible: ${count}; }`,
    )
    .join("\n")
