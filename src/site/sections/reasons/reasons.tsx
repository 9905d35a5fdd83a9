import styled from "@emotion/styled"
import { graphql } from "gatsby"
import type { PropsOf } from "../../../content/define"
import { columns } from "../../theme/columns"
import { PageSection } from "../../ui/layout/page-section"
import { Rail } from "../../ui/layout/rail"
import { IconCards } from "../solutions/icon-cards"
import type { reasons } from "./section"

export type ReasonsProps = PropsOf<typeof reasons>

/** Reasons to choose the agency. Without a surface: each card is a statement, not a choice. */
export const Reasons = ({ reasons, ...head }: ReasonsProps) =>
  reasons.length > 0 ? (
    <PageSection {...head}>
      <Rail label={head.heading}>
        <Cards>
          <IconCards
            cards={reasons}
            variant="ghost"
            accents={["green", "blue", "orange", "violet", "red", "green"]}
          />
        </Cards>
      </Rail>
    </PageSection>
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
