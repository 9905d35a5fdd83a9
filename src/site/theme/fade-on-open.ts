import { duration, easing, motion } from "./tokens"

/**
 * Fade in from 8 px above when an element opens, and out when it closes.
 * @param closed selector of the closed state, whose `display` is none
 */
export const fadeOnOpen = (closed: string) => `
  ${motion} {
    transition: opacity ${duration.base} ${easing.out}, translate ${duration.base} ${easing.out},
      display ${duration.base} allow-discrete, overlay ${duration.base} allow-discrete;

    ${closed} {
      opacity: 0;
      translate: 0 -8px;
    }

    @starting-style {
      opacity: 0;
      translate: 0 -8px;
    }
  }
`
