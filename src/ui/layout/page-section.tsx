import styled from "@emotion/styled"
import type { HTMLAttributes, ReactNode } from "react"
import { wholeWords } from "../text/whole-words"
import { pinned } from "../theme/pinned"
import { color, from, grid, sectionSpace, space, typography } from "../theme/tokens"
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
  /** From md up the head stays in place while the content passes next to it. */
  pinnedHead?: boolean
  children: ReactNode
}

/**
 * A section of the page with its head: heading in columns 1-7, lead or link bottom-aligned in 9-12 from lg up, stacked
 * below (design, section 2).
 */
export const PageSection = ({
  id,
  surface,
  joined,
  heading,
  lead,
  aside,
  pinnedHead,
  children,
}: SectionElementProps) => (
  <Root
    data-surface={surface}
    data-joined={joined || undefined}
    aria-labelledby={heading && id ? id : undefined}
  >
    <Content data-pinned={pinnedHead || undefined}>
      {heading ? (
        <SectionHead>
          <Heading id={id}>{heading}</Heading>
          {lead ? <Lead>{lead}</Lead> : null}
          {aside}
        </SectionHead>
      ) : null}
      {children}
    </Content>
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

const Content = styled(Container)`
  &[data-pinned] {
    ${pinned(`
      display: grid;
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
      column-gap: ${grid.gap};
      align-items: start;

      > :has(> h2) {
        position: sticky;
        top: calc(var(--header-height) + var(--on-this-page-height, 0px) + ${space[6]});
        display: flex;
        max-width: 26em;
      }
    `)}
  }
`

/** Heading and lead, for sections with their own wrapper. */
export const SectionHead = styled.div`
  align-items: flex-start;
  margin-bottom: ${sectionSpace.headGap};
  ${headColumns}
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

const H2 = styled.h2`
  ${typography.h2}
`

const LeadText = styled.p`
  ${typography.lead}
  max-width: 34em;
  color: var(--lead-color, ${color.textSecondary});
`
