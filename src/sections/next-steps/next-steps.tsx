import { graphql } from "gatsby"
import { CardGrid } from "../../ui/cards/card-grid"
import { Section, type SectionProps } from "../../ui/layout/section"
import { IconCards } from "../solutions/icon-cards"

export interface NextStepsProps extends Pick<SectionProps, "id" | "heading"> {
  steps: readonly Queries.NextStepsItemFragment[]
}

/** What happens after a request. The first step is filled: it is what happens now. */
export const NextSteps = ({ id, heading, steps }: NextStepsProps) =>
  steps.length > 0 ? (
    <Section id={id} surface="subtle" heading={heading}>
      <CardGrid as="ol">
        <IconCards cards={steps} layout="row" accents={["green", "blue", "violet"]} filled={1} />
      </CardGrid>
    </Section>
  ) : null

export const nextStepsFragment = graphql`
  fragment NextStepsItem on NextStep {
    key
    icon
    title
    description
  }
`
