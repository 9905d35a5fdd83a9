import styled from "@emotion/styled"
import { scrollFade } from "../../theme/scroll-fade"
import {
  color,
  duration,
  onHover,
  radius,
  smoothScrolling,
  space,
  typography,
  zIndex,
} from "../../theme/tokens"
import { useTexts } from "../text/texts"
import { Container } from "./container"
import { HeadingLinks, type OnThisPageProps } from "./heading-links"

/** Links to the sections of a long page, in a bar below the header that scrolls sideways. The current one is marked. */
export const OnThisPageStrip = ({ headings }: OnThisPageProps) => {
  const { onThisPage } = useTexts("page")
  const sections = headings.filter(({ depth }) => depth === 2)
  if (sections.length < 2) return null
  return (
    <Bar aria-label={onThisPage} data-on-this-page="">
      <Container>
        <Row headings={sections} />
      </Container>
    </Bar>
  )
}

const height = "52px"

/** The page's scroll padding includes the bar, so that it never covers a heading. */
const Bar = styled.nav`
  position: sticky;
  z-index: ${zIndex.sticky};
  top: var(--header-height);
  margin-top: clamp(20px, 2.4vw, 36px);
  background: ${color.bg};
  border-bottom: 1px solid ${color.border};

  html:has(&) {
    --on-this-page-height: ${height};
    scroll-padding-top: calc(var(--header-height) + ${height} + ${space[6]});
  }
`

const Row = styled(HeadingLinks)`
  position: relative;
  display: flex;
  gap: clamp(20px, 2.2vw, 32px);
  height: ${height};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: none;
  ${scrollFade}

  > li {
    display: flex;
    flex: none;
  }

  a {
    ${typography.small}
    display: flex;
    align-items: center;
    font-weight: 500;
    color: ${color.textSecondary};
    box-shadow: inset 0 -2px 0 transparent;
    transition: color ${duration.fast}, box-shadow ${duration.fast};
  }

  ${onHover(`color: ${color.text};`, "a:hover")}

  a[aria-current] {
    color: ${color.text};
    box-shadow: inset 0 -2px 0 currentColor;
  }

  a:focus-visible {
    outline-offset: -3px;
    border-radius: ${radius.xs};
  }

  ${smoothScrolling()}
`
