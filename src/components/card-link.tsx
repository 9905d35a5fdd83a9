import styled from "@emotion/styled"
import { duration, easing, hover, radius } from "../theme/tokens"
import { Link } from "./link"

/**
 * The link in a card's heading. It covers the nearest positioned ancestor, i.e. the card.
 * An underline grows from the left while the card is hovered.
 */
export const CardLink = styled(Link)`
  background: linear-gradient(currentColor, currentColor) 0 100% / 0 0.06em no-repeat;
  transition: background-size ${duration.slow} ${easing.out};

  ${hover} {
    article:hover & {
      background-size: 100% 0.06em;
    }
  }

  &::after {
    content: "";
    position: absolute;
    inset: 0;
    border-radius: var(--card-link-radius, ${radius.lg});
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    outline: 3px solid var(--focus);
    outline-offset: 3px;
  }
`
