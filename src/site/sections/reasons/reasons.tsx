import { graphql } from "gatsby"
import type { PropsOf } from "../../../content/define"
import { PageSection } from "../../ui/layout/page-section"
import { Rail } from "../../ui/layout/rail"
import { IconCardList, IconCards } from "../solutions/icon-cards"
import type { reasons } from "./section"

export type ReasonsProps = PropsOf<typeof reasons>

/** Reasons to choose the agency. Without a surface: each card is a statement, not a choice. */
export const Reasons = ({ reasons, ...head }: ReasonsProps) =>
  reasons.length > 0 ? (
    <PageSection {...head}>
      <Rail label={head.heading}>
        <IconCardList $columns={{ md: 2, lg: 3 }}>
          <IconCards
            cards={reasons}
            variant="ghost"
            accents={["green", "blue", "orange", "violet", "red", "green"]}
          />
        </IconCardList>
      </Rail>
    </PageSection>
  ) : null

export const reasonsFragment = graphql`
  fragment ReasonsReason on Reason {
    icon
    title
    description
  }
`
