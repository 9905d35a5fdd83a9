import styled from "@emotion/styled"
import { Link } from "../../router/link"
import { duration, easing, hover, radius } from "../../theme/tokens"

/** A hovered card that leads to a page. Cards that lead nowhere do not react. */
export const hoveredCard = 'article:has(a[href]:not([href="#"])):hover'

/**
 * The link in a card's heading. It covers the nearest positioned ancestor, i.e. the card.
 * An underline grows from the left while the card is hovered.
 */
export const CardLink = styled(Link)`
  background: linear-gradient(currentColor, currentColor) 0 100% / 0 0.06em no-repeat;
  transition: background-size ${duration.slow} ${easing.out};

  ${hover} {
    ${hoveredCard} & {
      background-size: 100% 0.06em;
    }
  }

  &::after {
    content: "";
    position: absolute;
    inset: 0;
    border-radius: var(--card-link-radius, ${radius.lg});
  }

  &[href="#"] {
    cursor: default;
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    outline: 3px solid var(--focus);
    outline-offset: 3px;
  }
`
