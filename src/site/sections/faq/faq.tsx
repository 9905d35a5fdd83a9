import styled from "@emotion/styled"
import type { PropsOf } from "../../../content/define"
import { sideBySide } from "../../theme/columns"
import { space } from "../../theme/tokens"
import { Heading, Lead, PageSection } from "../../ui/layout/page-section"
import { Accordion, type AccordionProps } from "./accordion"
import type { faq } from "./section"

export type FaqProps = PropsOf<typeof faq> & Pick<AccordionProps, "variant" | "multiple">

/** Questions and answers: heading and lead next to the accordion from lg up. */
export const Faq = ({ id, heading, lead, joined, faq, variant, multiple }: FaqProps) =>
  faq.length > 0 ? (
    <PageSection joined={joined}>
      <Columns>
        <Head>
          <Heading id={id}>{heading}</Heading>
          {lead ? <Lead>{lead}</Lead> : null}
        </Head>
        <Accordion items={faq} variant={variant} multiple={multiple} />
      </Columns>
    </PageSection>
  ) : null

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--grid-gap);
  ${sideBySide("1 / 5", "6 / 13")}
`

const Head = styled.div`
  display: grid;
  gap: ${space[5]};
  align-content: start;
  margin-bottom: ${space[4]};
`
