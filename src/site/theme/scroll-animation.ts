import { css, type keyframes } from "@emotion/react"
import { scrollMotion } from "./tokens"

type Keyframes = ReturnType<typeof keyframes>

/**
 * An animation that follows the scroll position. Where it is not supported, elements have their own styles, so its
 * end must look the same. Most keyframes only need a `from`.
 *
 * @param range the part of the timeline. It must end before the element can be at the foot of the page
 * @param timeline the element's own position in the window, or a named view timeline
 */
export const scrollAnimation = (animation: Keyframes, range: string, timeline = "view()") => css`
  ${scrollMotion} {
    @supports (animation-timeline: view()) {
      animation: ${animation} linear both;
      animation-timeline: ${timeline};
      animation-range: ${range};
    }
  }
`
