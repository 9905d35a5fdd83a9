import { from, scrollMotion } from "./tokens"

/** Styles of content that stays in place while other content scrolls, from md up and with scroll-driven animations. */
export const pinned = (styles: string) => `
  ${scrollMotion} {
    ${from.md} {
      @supports (animation-timeline: view()) {
        ${styles}
      }
    }
  }
`
