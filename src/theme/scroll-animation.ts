import { css, type keyframes } from "@emotion/react"
import { scrollMotion } from "./tokens"

type Keyframes = ReturnType<typeof keyframes>

/**
 * An animation that follows the scroll position. Where it is not supported, elements look as at its end, so keyframes
 * have a start only.
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
