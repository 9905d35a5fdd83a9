import styled from "@emotion/styled"
import type { ReactNode } from "react"
import { below, color, forcedColors, from, grid, size, smoothScrolling, space } from "../../theme/tokens"
import { noChartTimeline } from "../charts/draw"
import { horizontalOffsetStyles } from "./horizontal-offset"
import { railOverflow, railScrolling } from "./rail-styles"

interface RailProps {
  /** Name of the list: the heading of its section. */
  label: string | undefined
  /** One list of cards. Its own styles lay it out from md up and in print. */
  children: ReactNode
}

/**
 * Below md, a list whose cards are side by side and scroll sideways, with the next card in view. Set the custom property
 * `--rail-card` on the list for cards of another width.
 */
export const Rail = ({ label, children }: RailProps) => (
  <Scroller role="group" aria-label={label} tabIndex={0}>
    {children}
  </Scroller>
)

// A hidden element with visible children cannot be focused: from md up there is nothing to scroll.
const Scroller = styled.div`
  ${horizontalOffsetStyles}

  ${from.md} {
    visibility: hidden;

    > * {
      visibility: visible;
    }
  }

  ${below.md} {
    /* Clips absolutely positioned parts of cards, such as hidden labels. */
    position: relative;
    margin: -${railOverflow} calc(-1 * var(--horizontal-offset));
    padding: ${railOverflow} var(--horizontal-offset);
    ${railScrolling}
    overflow-y: hidden;
    scroll-padding-inline: var(--horizontal-offset);
    ${noChartTimeline}
    scroll-marker-group: after;
    scrollbar-width: none;

    ${smoothScrolling()}

    &:focus-visible {
      outline-offset: -3px;
    }

    > :is(ul, ol) {
      display: grid;
      grid-template-columns: none;
      grid-auto-columns: var(--rail-card, ${size.railCard});
      grid-auto-flow: column;
      column-gap: ${grid.gapNarrow};
      width: max-content;
      min-width: 100%;
      counter-reset: card;
    }

    > * > li {
      display: grid;
      grid-column: auto;
      grid-template-columns: minmax(0, 1fr);
      scroll-snap-align: start;
      counter-increment: card;
    }

    &:has(> * > li:only-of-type) {
      --rail-card: 100%;
      scroll-marker-group: none;
    }

    &::scroll-marker-group {
      display: flex;
      flex-wrap: wrap;
      justify-content: center;
      margin-top: ${space[5]};
    }

    /* The dot is 10 px, the touch target 24. */
    > * > li::scroll-marker {
      content: "" / "Card " counter(card);
      box-sizing: border-box;
      width: 24px;
      height: 24px;
      padding: 7px;
      border-radius: 50%;
      background: ${color.borderStrong} content-box;
      cursor: pointer;
      visibility: var(--dots, visible);
    }

    > * > li::scroll-marker:target-current {
      background-color: ${color.accentText};
    }

    ${forcedColors} {
      > * > li::scroll-marker {
        background-color: GrayText;
        forced-color-adjust: none;
      }

      > * > li::scroll-marker:target-current {
        background-color: Highlight;
      }
    }
  }
`
