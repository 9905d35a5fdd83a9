import styled from "@emotion/styled"
import { graphql } from "gatsby"
import { useId } from "react"
import { Accordion } from "../components/accordion"
import { Heading, Lead, Section, type SectionProps } from "../components/section"
import { from, grid, space } from "../theme/tokens"

export interface FaqProps extends SectionProps {
  faq: Queries.FaqServiceFragment["faq"]
}

/** Questions and answers: the heading in columns 1-4, the accordion in 6-12 from lg up. */
export const Faq = ({ id, heading, lead, joined, faq }: FaqProps) => {
  const ownId = useId()
  if (faq.length === 0) return null
  return (
    <Section joined={joined}>
      <Columns>
        <Head>
          <Heading id={id}>{heading}</Heading>
          {lead ? <Lead>{lead}</Lead> : null}
        </Head>
        <Accordion items={faq} idPrefix={id ?? ownId} />
      </Columns>
    </Section>
  )
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--grid-gap);

  ${from.lg} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    column-gap: ${grid.gap};

    > :first-of-type {
      grid-column: 1 / 5;
    }

    > :last-of-type {
      grid-column: 6 / 13;
    }
  }
`

const Head = styled.div`
  display: grid;
  gap: ${space[5]};
  align-content: start;
  margin-bottom: ${space[4]};
`

export const faqFragments = graphql`
  fragment FaqService on Service {
    faq {
      title
      description
      icon
    }
  }

  fragment FaqTechnology on Technology {
    faq {
      title
      description
      icon
    }
  }
`
