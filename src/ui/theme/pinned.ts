import { from, scrollMotion } from "./tokens"

/**
 * Styles of content that stays in place while other content scrolls, from md up, in windows that are high enough for it,
 * and with scroll-driven animations.
 */
export const pinned = (styles: string) => `
  ${scrollMotion} {
    ${from.md} {
      @media (min-height: 32em) {
        @supports (animation-timeline: view()) {
          ${styles}
        }
      }
    }
  }
`
