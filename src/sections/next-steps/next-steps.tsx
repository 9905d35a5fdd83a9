import { graphql } from "gatsby"
import { CardGrid } from "../../ui/cards/card-grid"
import { PageSection, type PageSectionProps } from "../../ui/layout/page-section"
import { IconCards } from "../solutions/icon-cards"

export interface NextStepsProps extends Pick<PageSectionProps, "id" | "heading"> {
  steps: readonly Queries.NextStepsItemFragment[]
}

/** What happens after a request. The first step is filled: it is what happens now. */
export const NextSteps = ({ id, heading, steps }: NextStepsProps) =>
  steps.length > 0 ? (
    <PageSection id={id} surface="subtle" heading={heading}>
      <CardGrid as="ol">
        <IconCards cards={steps} layout="row" accents={["green", "blue", "violet"]} filled={1} />
      </CardGrid>
    </PageSection>
  ) : null

export const nextStepsFragment = graphql`
  fragment NextStepsItem on NextStep {
    key
    icon
    title
    description
  }
`
