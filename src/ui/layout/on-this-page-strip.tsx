import { keyframes } from "@emotion/react"
import styled from "@emotion/styled"
import { useTexts } from "../text/texts"
import { color, duration, motion, radius, space, typography, zIndex } from "../theme/tokens"
import { Container } from "./container"
import { HeadingLinks, type OnThisPageProps } from "./heading-links"

/** Links to the sections of a long page, in a bar below the header that scrolls sideways. The current one is marked. */
export const OnThisPageStrip = ({ headings }: OnThisPageProps) => {
  const { onThisPage } = useTexts("page")
  const sections = headings.filter(({ depth }) => depth === 2)
  if (sections.length < 2) return null
  return (
    <Bar aria-label={onThisPage}>
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
  background: color-mix(in srgb, ${color.bg} 94%, transparent);
  backdrop-filter: blur(14px);
  border-bottom: 1px solid ${color.border};

  html:has(&) {
    --on-this-page-height: ${height};
    scroll-padding-top: calc(var(--header-height) + ${height} + ${space[6]});
  }
`

const fadeAtEnd = `linear-gradient(90deg, #000 calc(100% - ${space[12]}), transparent)`
const fadeAtBothEnds = `linear-gradient(90deg, transparent, #000 ${space[12]} calc(100% - ${space[12]}), transparent)`

const fadeStart = keyframes`
  from {
    mask-image: ${fadeAtEnd};
  }

  to {
    mask-image: ${fadeAtBothEnds};
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
  mask-image: ${fadeAtEnd};

  @supports (animation-timeline: scroll()) {
    animation: ${fadeStart} linear both;
    animation-timeline: scroll(self inline);
    animation-range: 0 1px;
  }

  &::after {
    content: "";
    flex: none;
    width: ${space[5]};
  }

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

  a:hover {
    color: ${color.text};
  }

  a[aria-current] {
    color: ${color.text};
    box-shadow: inset 0 -2px 0 var(--page-accent, ${color.accent});
  }

  a:focus-visible {
    outline-offset: -3px;
    border-radius: ${radius.xs};
  }

  ${motion} {
    scroll-behavior: smooth;
  }
`
