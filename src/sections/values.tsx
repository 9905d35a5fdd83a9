import styled from "@emotion/styled"
import { graphql } from "gatsby"
import { RowCard } from "../components/icon-card"
import { Section, type SectionProps } from "../components/section"
import { type Accent, from, grid, space } from "../theme/tokens"

export interface ValuesProps extends Omit<SectionProps, "joined"> {
  values: readonly Queries.ValuesValueFragment[]
}

/** How we behave: row cards without a surface, three in a row from lg up. */
export const Values = ({ values, ...head }: ValuesProps) =>
  values.length > 0 ? (
    <Section {...head}>
      <Cards>
        {values.map(({ icon, title, description }, index) => (
          <li key={title}>
            <RowCard
              icon={icon}
              title={title}
              description={description}
              variant="ghost"
              accent={accentOrder[index % accentOrder.length]}
            />
          </li>
        ))}
      </Cards>
    </Section>
  ) : null

const accentOrder = ["green", "orange", "green", "blue", "violet", "red"] as const satisfies readonly Accent[]

const Cards = styled.ul`
  display: grid;
  gap: ${space[2]} ${grid.gap};

  ${from.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${from.lg} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`

export const valuesFragment = graphql`
  fragment ValuesValue on Value {
    icon
    title
    description
  }
`
