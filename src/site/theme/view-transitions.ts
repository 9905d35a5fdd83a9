import { duration, easing, motion, radius } from "./tokens"

/**
 * View transitions. Names: `cover` and `title` of a card and of the page it leads to, `light`, `header`, `preview`. A
 * new theme opens as a circle.
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

    /* The new text waits until the old one and the cover are out of its way. */
    [data-cover-moves]::view-transition-new(root) {
      animation-delay: 120ms;
    }

    ::view-transition-new(title) {
      animation-delay: 200ms;
    }

    ::view-transition-old(cover),
    ::view-transition-new(cover),
    ::view-transition-old(preview),
    ::view-transition-new(preview) {
      height: 100%;
      object-fit: cover;
      overflow: clip;
    }

    ::view-transition-group(cover) {
      overflow: clip;
      border-radius: ${radius.xl};
    }

    /* Lines break elsewhere on the next page: do not stretch them. */
    ::view-transition-old(title),
    ::view-transition-new(title) {
      width: auto;
      height: auto;
    }

    /* In its place, above the cover, when the new text appears. On its way it would cross other text. */
    ::view-transition-group(title) {
      z-index: 1;
      animation-duration: 200ms;
    }

    ::view-transition-group(light) {
      z-index: 1;
    }

    ::view-transition-old(light),
    ::view-transition-new(light) {
      height: 100%;
    }

    :root:active-view-transition-type(theme) header {
      view-transition-name: none;
    }

    :root:active-view-transition-type(theme)::view-transition-old(root) {
      animation: none;
    }

    :root:active-view-transition-type(theme)::view-transition-new(root) {
      mix-blend-mode: normal;
      animation: open-theme ${duration.slower} ${easing.standard};
    }

    @keyframes open-theme {
      from {
        clip-path: circle(0 at var(--light-from));
      }

      to {
        clip-path: circle(142% at var(--light-from));
      }
    }
  }
`
