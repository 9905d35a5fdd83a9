import { graphql } from "gatsby"
import type { PropsOf } from "../../../content/define"
import { CardGrid } from "../../ui/cards/card-grid"
import { PageSection } from "../../ui/layout/page-section"
import { IconCards } from "../solutions/icon-cards"
import type { nextSteps } from "./section"

export type NextStepsProps = PropsOf<typeof nextSteps>

/** What happens after a request. The first step is filled: it is what happens now. */
export const NextSteps = ({ steps, ...head }: NextStepsProps) =>
  steps.length > 0 ? (
    <PageSection surface="subtle" {...head}>
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
