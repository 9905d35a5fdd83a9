import { horizontalOffsetStyles } from "../lib/horizontal-offset"

/** Space for shadows and focus rings, which a rail's overflow would clip. */
export const railOverflow = "12px"

/** The cursor where a mouse drags rails (`shell/drag-rails.ts`). */
export const grabCursor = `
  [data-mouse-drags] & {
    cursor: grab;
  }
`

/** A rail: its items scroll sideways and snap, without JavaScript. */
export const railStyles = `
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  ${grabCursor}

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
