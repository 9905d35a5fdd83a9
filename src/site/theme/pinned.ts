import { from, scrollMotion } from "./tokens"

/**
 * Styles of content that stays in place while other content scrolls, from md up, in windows that are high enough for it,
 * and with scroll-driven animations.
 */
export const pinned = (styles: string) => inWindow(from.md, "32em", styles)

/** Styles of a section that as a whole stays in place for a while, from lg up, in windows in which it fits. */
export const pinnedWhole = (styles: string) => inWindow(from.lg, "44em", styles)

/** View timeline of such a section. It stays in place in its range `contain`. */
export const pinnedTimeline = "--pinned-section"

const inWindow = (wide: string, height: string, styles: string) => `
  ${scrollMotion} {
    ${wide} {
      @media (min-height: ${height}) {
        @supports (animation-timeline: view()) {
          ${styles}
        }
      }
    }
  }
`
