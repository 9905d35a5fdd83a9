import styled from "@emotion/styled"
import type { HTMLAttributes, ReactNode } from "react"
import { pinnedTimeline, pinnedWhole } from "../../theme/pinned"
import { color, from, sectionSpace, space, typography } from "../../theme/tokens"
import { wholeWords } from "../text/whole-words"
import { Container } from "./container"

/** Props that a page sets on its sections. */
interface PageSectionProps {
  /** Id of the heading, for "On this page" links. */
  id?: string
  heading: string
  /** One sentence next to the heading. */
  lead?: string
  /** Omit the top padding, if the previous section has the same background. */
  joined?: boolean
}

interface SectionElementProps extends Partial<PageSectionProps> {
  /** Default paper. Ink is dark in both themes. */
  surface?: "paper" | "subtle" | "ink"
  /** Next to the heading instead of the lead, e.g. a link. */
  aside?: ReactNode
  /** In windows in which it fits, the section stays in place for a third of their height. */
  pinned?: boolean
  children: ReactNode
}

/**
 * A section of the page with its head: heading in columns 1-7, lead or link bottom-aligned in 9-12 from lg up, stacked
 * below.
 */
export const PageSection = ({
  id,
  surface,
  joined,
  heading,
  lead,
  aside,
  pinned,
  children,
}: SectionElementProps) => (
  <Root
    data-surface={surface}
    data-joined={joined || undefined}
    data-pinned={pinned || undefined}
    aria-labelledby={heading && id ? id : undefined}
  >
    <Container>
      {heading ? (
        <SectionHead>
          <Heading id={id}>{heading}</Heading>
          {lead ? <Lead>{lead}</Lead> : null}
          {aside}
        </SectionHead>
      ) : null}
      {children}
    </Container>
  </Root>
)

const Root = styled.section`
  --section-background: ${color.bg};
  --lead-color: ${color.textSecondary};
  background: var(--section-background);
  padding-block: ${sectionSpace.paddingBlock};

  &[data-surface="subtle"] {
    --section-background: ${color.bgSubtle};
  }

  &[data-surface="ink"] {
    --section-background: ${color.surfaceInverse};
    --lead-color: ${color.textOnInverseSecondary};
    --focus: ${color.textOnInverseAccent};
    color: ${color.textOnInverse};
  }

  &[data-pinned] {
    ${pinnedWhole(`
      --bars: calc(var(--header-height) + var(--on-this-page-height, 0px));
      view-timeline: ${pinnedTimeline};
      view-timeline-inset: var(--bars) 0px;
      min-height: calc(148svh - var(--bars));
      padding-block: 0;

      > div {
        position: sticky;
        top: var(--bars);
        display: grid;
        align-content: center;
        min-height: calc(100svh - var(--bars));
      }
    `)}
  }

  /* No specificity of its own: articles set their own padding. */
  &:where([data-joined]) {
    padding-top: 0;
  }
`

/** Stacked children. From lg up the heading is in columns 1-7, the rest bottom-aligned in 9-12. */
export const headColumns = `
  display: flex;
  flex-direction: column;
  gap: ${space[5]};

  ${from.lg} {
    display: grid;
    grid-template-columns: repeat(12, minmax(0, 1fr));
    column-gap: ${space[6]};
    align-items: end;

    > * {
      grid-column: 9 / 13;
    }

    > :is(h1, h2) {
      grid-column: 1 / 8;
    }

    > a {
      justify-self: end;
    }
  }
`

/** Heading and lead, for sections with their own wrapper. */
export const SectionHead = styled.div`
  align-items: flex-start;
  margin-bottom: ${sectionSpace.headGap};
  ${headColumns}

  @media print {
    margin-bottom: ${space[4]};
    break-inside: avoid;
    break-after: avoid;
  }
`

interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  /** The element; default h2. */
  as?: "h1" | "h2"
}

export const Heading = ({ children, ...attributes }: HeadingProps) => (
  <H2 {...attributes}>{wholeWords(children)}</H2>
)

export const Lead = ({ children, ...attributes }: HTMLAttributes<HTMLParagraphElement>) => (
  <LeadText {...attributes}>{wholeWords(children)}</LeadText>
)

const H2 = styled.h2(typography.h2)

const LeadText = styled.p`
  ${typography.lead}
  max-width: 34em;
  color: var(--lead-color, ${color.textSecondary});
`
