import styled from "@emotion/styled"
import { graphql } from "gatsby"
import { RowCard } from "../components/icon-card"
import { Section, type SectionProps } from "../components/section"
import { type Accent, from, grid } from "../theme/tokens"

export interface NextStepsProps extends Pick<SectionProps, "id" | "heading"> {
  steps: readonly Queries.NextStepsItemFragment[]
}

const accentOrder: readonly Accent[] = ["green", "blue", "violet"]

/** What happens after a request: three ghost row cards on a tinted band. */
export const NextSteps = ({ id, heading, steps }: NextStepsProps) =>
  steps.length === 0 ? null : (
    <Section id={id} ground="subtle" heading={heading}>
      <Steps>
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
      </Steps>
    </Section>
  )

const Steps = styled.ol`
  display: grid;
  gap: ${grid.gapNarrow};

  ${from.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${grid.gap};

    > li:last-of-type:nth-of-type(odd) {
      grid-column: 1 / -1;
    }
  }

  ${from.lg} {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    > li:last-of-type:nth-of-type(odd) {
      grid-column: auto;
    }
  }
`

export const nextStepsFragment = graphql`
  fragment NextStepsItem on NextStep {
    key
    icon
    title
    description
  }
`
