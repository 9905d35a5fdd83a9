import { css, keyframes } from "@emotion/react"

const pass = keyframes`
  to {
    transform: translateX(-100%);
  }
`

/**
 * The part of react-fast-marquee's style sheet for a row that moves left. The library adds the sheet as a <style>
 * element from JavaScript, which a strict content security policy blocks.
 */
export const fastMarqueeStyles = css`
  .rfm-marquee-container {
    display: flex;
    overflow-x: hidden;
  }

  .rfm-marquee {
    display: flex;
    flex: none;
    align-items: center;
    min-width: var(--min-width);
    animation: ${pass} var(--duration) linear var(--delay) var(--iteration-count);
    animation-direction: var(--direction);
    animation-play-state: var(--play);
  }

  .rfm-initial-child-container {
    display: flex;
    flex: none;
    align-items: center;
  }
`
