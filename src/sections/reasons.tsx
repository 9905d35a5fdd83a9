import styled from "@emotion/styled"
import { graphql } from "gatsby"
import { ColumnCard } from "../components/icon-card"
import { Section } from "../components/section"
import { type Accent, from, grid } from "../theme/tokens"

export interface ReasonsProps {
  /** Anchor of the heading. */
  id?: string
  heading: string
  lead?: string
  reasons: readonly Queries.ReasonsReasonFragment[]
}

/** Why to choose us: cards with a hairline, three in a row from lg up. */
export const Reasons = ({ id, heading, lead, reasons }: ReasonsProps) =>
  reasons.length > 0 ? (
    <Section id={id} heading={heading} lead={lead}>
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
