import styled from "@emotion/styled"
import { radius } from "../theme/tokens"
import { Link } from "./link"

/** The link in a card's heading. It covers the nearest positioned ancestor, i.e. the card. */
export const CardLink = styled(Link)`
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
