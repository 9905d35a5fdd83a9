import styled from "@emotion/styled"
import { ColumnCard } from "../../components/icon-card"
import { Section } from "../../components/section"
import type { PropsOf } from "../../content-model/define-section"
import { type Accent, from, grid } from "../../theme/tokens"
import type { challenges } from "./section"

export type ChallengesProps = PropsOf<typeof challenges>

/** The order of accents where a challenge names none. */
const accentOrder = ["green", "blue", "violet", "orange", "red", "green"] as const satisfies readonly Accent[]

/** What was hard, as cards in accents that take turns. */
export const Challenges = ({ challenges, ...head }: ChallengesProps) => {
  if (challenges.length === 0) return null
  const shares = cardShares(challenges.length)
  return (
    <Section {...head}>
      <Cards>
        {challenges.map(({ icon, title, description, accent }, index) => (
          <Card key={title} $share={shares[index] ?? 2}>
            <ColumnCard
              icon={icon}
              title={title}
              description={description}
              accent={accent ?? accentOrder[index % accentOrder.length]}
            />
          </Card>
        ))}
      </Cards>
    </Section>
  )
}

/**
 * How many of six columns each card takes: three in a row. One or two cards that would be left over share their
 * row's whole width, with the row before if there is but one.
 */
export const cardShares = (count: number) => {
  if (count === 1) return [6]
  const sharing = [0, 4, 2][count % 3] ?? 0
  return Array.from({ length: count }, (_, index) => (index < count - sharing ? 2 : 3))
}

const Cards = styled.ul`
  display: grid;
  gap: ${grid.gapNarrow};

  ${from.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${from.lg} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
    gap: ${grid.gap};
  }
`

const Card = styled.li<{ $share: number }>`
  display: grid;

  ${from.md} {
    &:last-of-type:nth-of-type(odd) {
      grid-column: 1 / -1;
    }
  }

  ${from.lg} {
    &,
    &:last-of-type:nth-of-type(odd) {
      grid-column: span ${({ $share }) => $share};
    }
  }
`
