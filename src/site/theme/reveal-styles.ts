import { riseDistance, scrollMotion } from "./tokens"

/** The items of a section's lists, in rails or not. */
const items = ["", ':where([role="group"]) > ']
  .map((rail) => `main section > * > ${rail}:is(ul, ol) > li`)
  .join(", ")

/**
 * The items of a section's list rise as they move into the window, those of a row together: the visitor may stop
 * anywhere. They do not fade, because a text could have too little contrast. Headings do not move, because links lead
 * to them.
 */
export const revealStyles = `
  @keyframes rise {
    from {
      translate: 0 ${riseDistance};
    }
  }

  ${scrollMotion} {
    @supports (animation-timeline: view()) {
      ${items} {
        animation: rise linear both;
        animation-timeline: view();
        animation-range: entry 0% entry 100%;
      }
    }
  }
`
