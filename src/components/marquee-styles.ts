import { css, keyframes } from "@emotion/react"

const pass = keyframes`
  to {
    transform: translateX(-100%);
  }
`

/**
 * What react-fast-marquee's own style sheet says, as far as a row that runs to the left needs it. The library adds
 * that sheet as a <style> element from script, which a strict Content-Security-Policy refuses.
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
