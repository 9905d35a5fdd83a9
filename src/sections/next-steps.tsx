import { graphql } from "gatsby"
import { CardGrid } from "../components/card-grid"
import { RowCard } from "../components/icon-card"
import { Section, type SectionProps } from "../components/section"
import type { Accent } from "../theme/tokens"

export interface NextStepsProps extends Pick<SectionProps, "id" | "heading"> {
  steps: readonly Queries.NextStepsItemFragment[]
}

const accentOrder: readonly Accent[] = ["green", "blue", "violet"]

/** What happens after a request: three ghost row cards on a tinted band. */
export const NextSteps = ({ id, heading, steps }: NextStepsProps) =>
  steps.length === 0 ? null : (
    <Section id={id} surface="subtle" heading={heading}>
      <CardGrid as="ol">
        {steps.map(({ key, icon, title, description }, index) => (
          <li key={key}>
            <RowCard
              icon={icon}
              title={title}
              description={description}
              variant="ghost"
              accent={accentOrder[index % accentOrder.length]}
            />
          </li>
        ))}
      </CardGrid>
    </Section>
  )

export const nextStepsFragment = graphql`
  fragment NextStepsItem on NextStep {
    key
    icon
    title
    description
  }
`
