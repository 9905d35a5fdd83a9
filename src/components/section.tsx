import styled from "@emotion/styled"
import type { ReactNode } from "react"
import { color, from, section, space, typography } from "../theme/tokens"
import { Container } from "./container"

/** Props that a page sets on its sections. */
export interface SectionProps {
  /** Id of the heading, for "On this page" links. */
  id?: string
  heading: string
  /** One sentence next to the heading. */
  lead?: string
  /** Omit the top padding, if the previous section has the same background. */
  joined?: boolean
}

export interface SectionBandProps extends Partial<SectionProps> {
  /** Default paper. Ink is dark in both themes. */
  ground?: "paper" | "subtle" | "ink"
  /** Next to the heading instead of the lead, e.g. a link. */
  aside?: ReactNode
  children: ReactNode
}

/**
 * A section of the page with its head: heading in columns 1-7, lead or link bottom-aligned in 9-12 from lg up, stacked
 * below (design, section 2).
 */
export const Section = ({ id, ground, joined, heading, lead, aside, children }: SectionBandProps) => (
  <Band
    data-ground={ground}
    data-joined={joined || undefined}
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
  </Band>
)

const Band = styled.section`
  --ground: ${color.bg};
  --lead-color: ${color.textSecondary};
  background: var(--ground);
  padding-block: ${section.paddingBlock};

  &[data-ground="subtle"] {
    --ground: ${color.bgSubtle};
  }

  &[data-ground="ink"] {
    --ground: ${color.surfaceInverse};
    --lead-color: ${color.textOnInverseSecondary};
    --focus: ${color.textOnInverseAccent};
    color: ${color.textOnInverse};
  }

  /* No specificity of its own: articles set their own padding. */
  &:where([data-joined]) {
    padding-top: 0;
  }
`

/** Heading and lead, for sections with their own wrapper. */
export const SectionHead = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space[5]};
  margin-bottom: ${section.headGap};

  ${from.lg} {
    display: grid;
    grid-template-columns: repeat(12, minmax(0, 1fr));
    column-gap: ${space[6]};
    align-items: end;

    > h2 {
      grid-column: 1 / 8;
    }

    > :not(h2) {
      grid-column: 9 / 13;
    }

    > a {
      justify-self: end;
    }
  }
`

export const Heading = styled.h2`
  ${typography.h2}
`

export const Lead = styled.p`
  ${typography.lead}
  max-width: 34em;
  color: var(--lead-color, ${color.textSecondary});
`
