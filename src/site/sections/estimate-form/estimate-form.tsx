import styled from "@emotion/styled"
import type { PropsOf } from "../../../content/define"
import { EstimateForm as Form } from "../../features/estimate/estimate-form"
import { below, sectionSpace, space, typography } from "../../theme/tokens"
import { Container } from "../../ui/layout/container"
import { Heading, Lead } from "../../ui/layout/page-section"
import { visuallyHidden } from "../../ui/text/visually-hidden"
import type { estimateForm } from "./section"

export type EstimateFormProps = PropsOf<typeof estimateForm>

/** The estimate form. At the start of a page, its heading is that of the page. */
export const EstimateForm = ({
  id,
  heading,
  lead,
  breadcrumb,
  joined,
  texts,
  formTexts,
  settings,
  ...lists
}: EstimateFormProps) =>
  texts && formTexts && settings ? (
    <Section data-joined={joined || undefined}>
      <Container>
        <Head>
          {breadcrumb ? <Title>{heading}</Title> : <Heading id={id}>{heading}</Heading>}
          {lead ? <Lead>{lead}</Lead> : null}
        </Head>
        <Form texts={texts} forms={formTexts.forms} settings={settings} {...lists} />
      </Container>
    </Section>
  ) : null

const Section = styled.section`
  padding-block: clamp(40px, 5vw, 72px) ${sectionSpace.paddingBlock};

  &[data-joined] {
    padding-top: 0;
  }
`

/** On phones only in the first step: each question starts in the first view. */
const Head = styled.div`
  display: grid;
  gap: ${space[5]};
  margin-bottom: ${sectionSpace.headGap};

  ${below.md} {
    section:has([data-step]:not([data-step="0"])) & {
      ${visuallyHidden}
    }
  }
`

const Title = styled.h1(typography.h1)
