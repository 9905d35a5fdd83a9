import { from, reveal, scrollMotion } from "./tokens"

/** The items of a section's lists, in rails or not. */
const items = (filter = "") =>
  ["", ':where([role="group"]) > ']
    .map((rail) => `main section > * > ${rail}:is(ul, ol) > li${filter}`)
    .join(", ")

/**
 * The items of a section's list rise as they move into the window, each a little later than the one before it in the
 * row. They do not fade: when the visitor stops, a text could have too little contrast. Headings do not move, because
 * links lead to them.
 */
export const revealStyles = `
  @keyframes rise {
    from {
      translate: 0 var(--rise, ${reveal.distance});
    }
  }

  ${scrollMotion} {
    @supports (animation-timeline: view()) {
      ${items()} {
        animation: rise linear both;
        animation-timeline: view();
        animation-range: entry 0% entry 100%;
      }

      ${from.md} {
        ${items(":nth-of-type(3n + 2)")} {
          --rise: calc(${reveal.distance} + ${reveal.stagger});
        }

        ${items(":nth-of-type(3n)")} {
          --rise: calc(${reveal.distance} + 2 * ${reveal.stagger});
        }
      }
    }
  }
`
