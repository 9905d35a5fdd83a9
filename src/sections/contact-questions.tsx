import styled from "@emotion/styled"
import { graphql } from "gatsby"
import { Accordion } from "../components/accordion"
import { Heading, Section } from "../components/section"
import { from, grid, space } from "../theme/tokens"

export interface ContactQuestionsProps {
  /** Anchor of the heading. */
  id: string
  heading: string
  questions: readonly Queries.ContactQuestionFragment[]
}

/** What people ask before they write: the accordion's secondary variant beside the heading. */
export const ContactQuestions = ({ id, heading, questions }: ContactQuestionsProps) =>
  questions.length === 0 ? null : (
    <Section>
      <Columns>
        <Heading id={id}>{heading}</Heading>
        <Accordion items={questions} variant="secondary" idPrefix={id} />
      </Columns>
    </Section>
  )

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: calc(${space[4]} + var(--grid-gap)) ${grid.gap};
  align-items: start;

  ${from.lg} {
    grid-template-columns: repeat(12, minmax(0, 1fr));

    > h2 {
      grid-column: 1 / 5;
    }

    > div {
      grid-column: 6 / 13;
    }
  }
`

export const contactQuestionFragment = graphql`
  fragment ContactQuestion on FaqEntry {
    title
    description
    icon
  }
`
