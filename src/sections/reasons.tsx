import styled from "@emotion/styled"
import { graphql } from "gatsby"
import { ColumnCard } from "../components/icon-card"
import { Section, type SectionProps } from "../components/section"
import { type Accent, from, grid } from "../theme/tokens"

export interface ReasonsProps extends Omit<SectionProps, "joined"> {
  reasons: readonly Queries.ReasonsReasonFragment[]
}

/** Why to choose us: cards with a hairline, three in a row from lg up. */
export const Reasons = ({ reasons, ...head }: ReasonsProps) =>
  reasons.length > 0 ? (
    <Section {...head}>
      <Cards>
        {reasons.map(({ icon, title, description }, index) => (
          <li key={title}>
            <ColumnCard
              icon={icon}
              title={title}
              description={description}
              accent={accentOrder[index % accentOrder.length]}
            />
          </li>
        ))}
      </Cards>
    </Section>
  ) : null

const accentOrder = ["green", "blue", "orange", "violet", "red", "green"] as const satisfies readonly Accent[]

const Cards = styled.ul`
  display: grid;
  gap: ${grid.gapNarrow};

  > li {
    display: grid;
  }

  ${from.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${grid.gap};
  }

  ${from.lg} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`

export const reasonsFragment = graphql`
  fragment ReasonsReason on Reason {
    icon
    title
    description
  }
`
