import styled from "@emotion/styled"
import ChevronDown from "lucide-react/icons/chevron-down"
import { forcedColorsBorder } from "../../theme/forced-colors-border"
import {
  color,
  duration,
  forcedColors,
  from,
  grid,
  onHover,
  radius,
  space,
  typography,
} from "../../theme/tokens"
import { useTexts } from "../text/texts"
import { HeadingLinks, type OnThisPageProps } from "./heading-links"

/**
 * Links to the headings of an article, next to it, with the current one marked. Below lg the `<details>` before the
 * list collapses it.
 */
export const OnThisPageSidebar = ({ headings }: OnThisPageProps) => {
  const { onThisPage } = useTexts("page")
  const shown = headings.filter(({ depth }) => depth <= 3)
  if (shown.length < 2) return null
  return (
    <Side aria-label={onThisPage} data-on-this-page="">
      <Title aria-hidden>{onThisPage}</Title>
      <details>
        <summary>
          {onThisPage}
          <ChevronDown size={20} strokeWidth={1.75} />
        </summary>
      </details>
      <HeadingLinks headings={shown} />
    </Side>
  )
}

const Title = styled.p`
  ${typography.small}
  display: none;
  margin-bottom: ${space[3]};
  font-weight: 500;

  ${from.lg} {
    display: block;
  }
`

// Forced colours make transparent borders visible.
const Side = styled.nav`
  ${typography.small}
  margin-bottom: ${space[10]};
  border-radius: ${radius.lg};
  box-shadow: inset 0 0 0 1px ${color.border};

  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding: ${space[4]} ${space[5]};
    border-radius: ${radius.lg};
    font-weight: 500;
    list-style: none;
    cursor: pointer;
  }

  summary::-webkit-details-marker {
    display: none;
  }

  details[open] svg {
    transform: rotate(180deg);
  }

  details:not([open]) + ul {
    display: none;
  }

  > ul {
    padding: 0 ${space[5]} ${space[4]};
  }

  li[data-depth="2"] ~ li[data-depth="3"] {
    padding-left: ${space[4]};
  }

  a {
    display: block;
    padding: 6px 0;
    color: ${color.textSecondary};
    text-wrap: balance;
    transition: color ${duration.fast};
  }

  ${onHover(`color: ${color.text};`, "a:hover")}

  a[aria-current] {
    color: ${color.accentText};
    font-weight: 500;
  }

  ${forcedColorsBorder}

  ${from.lg} {
    position: sticky;
    top: calc(var(--header-height) + ${space[8]});
    align-self: start;
    max-height: calc(100vh - var(--header-height) - ${space[16]});
    margin-bottom: 0;
    overflow-y: auto;
    overscroll-behavior-y: contain;
    scrollbar-width: thin;
    border: 0;
    border-radius: 0;
    box-shadow: none;

    details {
      display: none;
    }

    > ul,
    details:not([open]) + ul {
      position: relative;
      display: block;
      padding: 0;
      border-left: 1px solid ${color.border};
    }

    a {
      padding-left: ${grid.gapNarrow};
      border-left: 2px solid transparent;
      margin-left: -1px;
    }

    li[data-depth="3"] {
      padding-left: 0;
    }

    li[data-depth="3"] > a {
      padding-left: ${space[6]};
    }

    a[aria-current] {
      border-left-color: ${color.accent};
    }

    ${forcedColors} {
      a {
        border-left-color: Canvas;
      }

      a[aria-current] {
        border-left-color: Highlight;
      }
    }
  }
`
