import styled from "@emotion/styled"
import type { PropsOf } from "../../../content/define"
import { from } from "../../theme/tokens"
import { PageSection } from "../../ui/layout/page-section"
import { Rail } from "../../ui/layout/rail"
import { IconCardList, IconCards } from "./icon-cards"
import type { solutions } from "./section"

export type SolutionsProps = PropsOf<typeof solutions>

/** Two columns of cards: what is included, or what a technology is good at. The first row is filled. */
export const Solutions = ({ solutions, ...head }: SolutionsProps) =>
  solutions.length > 0 ? (
    <PageSection {...head}>
      <Rail label={head.heading}>
        <Cards $columns={{ md: 2 }}>
          <IconCards
            cards={solutions}
            accents={["green", "blue", "orange", "violet", "red", "green"]}
            filled={2}
          />
        </Cards>
      </Rail>
    </PageSection>
  ) : null

const Cards = styled(IconCardList)`
  ${from.md} {
    > li:last-of-type:nth-of-type(odd) {
      grid-column: 1 / -1;
    }
  }
`
