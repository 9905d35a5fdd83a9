import styled from "@emotion/styled"
import { graphql } from "gatsby"
import { Rail } from "../components/rail"
import { Section, type SectionProps } from "../components/section"
import { columns } from "../theme/columns"
import { IconCards } from "./icon-cards"

export interface ReasonsProps extends Omit<SectionProps, "joined"> {
  reasons: readonly Queries.ReasonsReasonFragment[]
}

/** Reasons to choose us, as cards without a surface: each is a statement, not a choice. */
export const Reasons = ({ reasons, ...head }: ReasonsProps) =>
  reasons.length > 0 ? (
    <Section {...head}>
      <Rail label={head.heading}>
        <Cards>
          <IconCards
            cards={reasons}
            variant="ghost"
            accents={["green", "blue", "orange", "violet", "red", "green"]}
          />
        </Cards>
      </Rail>
    </Section>
  ) : null

const Cards = styled.ul`
  display: grid;
  gap: var(--grid-gap);
  ${columns({ md: 2, lg: 3 })}

  > li {
    display: grid;
  }
`

export const reasonsFragment = graphql`
  fragment ReasonsReason on Reason {
    icon
    title
    description
  }
`
