import { from, scrollMotion } from "./tokens"

/** Styles of content that stays in place while other content passes: from md up, where it can move with the scrolling. */
export const pinned = (styles: string) => `
  ${scrollMotion} {
    ${from.md} {
      @supports (animation-timeline: view()) {
        ${styles}
      }
    }
  }
`
