import styled from "@emotion/styled"
import { useId } from "react"
import { Accordion } from "../../components/accordion"
import { Heading, Lead, Section } from "../../components/section"
import type { PropsOf } from "../../content-model/define-section"
import { from, grid, space } from "../../theme/tokens"
import type { faq } from "./section"

export type FaqProps = PropsOf<typeof faq>

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
