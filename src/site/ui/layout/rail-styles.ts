import { horizontalOffsetStyles } from "./horizontal-offset"

/** Space for shadows and focus rings, which a rail's overflow would clip. */
export const railOverflow = "12px"

/** How a rail scrolls, without JavaScript. */
export const railScrolling = `
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
`

/** A rail: its items scroll sideways and snap. */
const railStyles = `
  ${railScrolling}

  > * {
    scroll-snap-align: start;
  }
`

/** A rail as wide as the window. Its first item starts where the container's content does. */
export const wideRailStyles = `
  ${railStyles}
  ${horizontalOffsetStyles}
  display: flex;
  scroll-padding-inline: var(--horizontal-offset);
`
