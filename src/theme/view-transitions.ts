import { duration, easing, motion } from "./tokens"

/**
 * View transitions of the page. Names: `cover` and `title` of a card and of the page it leads to, `header`. Documents
 * that load with a transition of the browser use them too.
 */
export const viewTransitions = `
  ${motion} {
    @view-transition {
      navigation: auto;
    }

    /* The page below takes clicks. */
    ::view-transition {
      pointer-events: none;
    }

    ::view-transition-group(*) {
      animation-duration: ${duration.slow};
      animation-timing-function: ${easing.standard};
    }

    ::view-transition-old(*),
    ::view-transition-new(*) {
      animation-duration: ${duration.base};
    }

    ::view-transition-old(cover),
    ::view-transition-new(cover),
    ::view-transition-old(title),
    ::view-transition-new(title) {
      height: 100%;
      object-fit: cover;
      object-position: left;
      overflow: clip;
    }
  }
`
