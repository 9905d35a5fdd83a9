import styled from "@emotion/styled"
import { graphql } from "gatsby"
import { RowCard } from "../components/icon-card"
import { Section, type SectionProps } from "../components/section"
import { columns } from "../theme/columns"
import { grid, space } from "../theme/tokens"
import { IconCards } from "./icon-cards"

export interface ValuesProps extends Omit<SectionProps, "joined"> {
  values: readonly Queries.ValuesValueFragment[]
}

/** The agency's principles, as cards without a surface. */
export const Values = ({ values, ...head }: ValuesProps) =>
  values.length > 0 ? (
    <Section {...head}>
      <Cards>
        <IconCards
          cards={values}
          card={RowCard}
          variant="ghost"
          accents={["green", "orange", "green", "blue", "violet", "red"]}
        />
      </Cards>
    </Section>
  ) : null

const Cards = styled.ul`
  display: grid;
  gap: ${space[2]} ${grid.gap};
  ${columns({ md: 2, lg: 3 })}
`

export const valuesFragment = graphql`
  fragment ValuesValue on Value {
    icon
    title
    description
  }
`
