import { css, keyframes } from "@emotion/react"
import { space } from "./tokens"

const [start, end] = [`transparent, #000 ${space[8]}`, `#000 calc(100% - ${space[8]}), transparent`]

const fade = keyframes`
  from {
    mask-image: linear-gradient(90deg, ${end});
  }

  1%,
  99% {
    mask-image: linear-gradient(90deg, ${start}, ${end});
  }

  to {
    mask-image: linear-gradient(90deg, ${start});
  }
`

/** A row or table that scrolls sideways fades at the edges with more of it out of view. */
export const scrollFade = css`
  @supports (animation-timeline: scroll()) {
    animation: ${fade} linear both;
    animation-timeline: scroll(self inline);
  }
`
