import styled from "@emotion/styled"
import type { PropsOf } from "../../../content/define"
import { columns } from "../../theme/columns"
import { type Accent, from, grid } from "../../theme/tokens"
import { IconCard } from "../../ui/cards/icon-card"
import { PageSection } from "../../ui/layout/page-section"
import { Rail } from "../../ui/layout/rail"
import type { challenges } from "./section"

export type ChallengesProps = PropsOf<typeof challenges>

/** Accents for challenges without one, repeated in this order. */
const accentOrder = ["green", "blue", "violet", "orange", "red", "green"] as const satisfies readonly Accent[]

/** What was difficult, as cards in different accents. */
export const Challenges = ({ challenges, ...head }: ChallengesProps) => {
  if (challenges.length === 0) return null
  const spans = cardSpans(challenges.length)
  return (
    <PageSection {...head}>
      <Rail label={head.heading}>
        <Cards>
          {challenges.map(({ icon, title, description, accent }, index) => (
            <Card key={title} $span={spans[index] ?? 2}>
              <IconCard
                icon={icon}
                title={title}
                description={description}
                accent={accent ?? accentOrder[index % accentOrder.length]}
              />
            </Card>
          ))}
        </Cards>
      </Rail>
    </PageSection>
  )
}

/**
 * Return how many of six columns each card spans. Cards span two columns, three in a row. If that leaves two cards for
 * the last row, they span three. If it leaves one, the last four cards span three.
 */
export const cardSpans = (count: number) => {
  if (count === 1) return [6]
  const wide = [0, 4, 2][count % 3] ?? 0
  return Array.from({ length: count }, (_, index) => (index < count - wide ? 2 : 3))
}

const Cards = styled.ul`
  display: grid;
  gap: ${grid.gapNarrow};
  ${columns({ md: 2, lg: 6 })}

  ${from.lg} {
    gap: ${grid.gap};
  }
`

const Card = styled.li<{ $span: number }>`
  display: grid;

  ${from.md} {
    &:last-of-type:nth-of-type(odd) {
      grid-column: 1 / -1;
    }
  }

  ${from.lg} {
    &,
    &:last-of-type:nth-of-type(odd) {
      grid-column: span ${({ $span }) => $span};
    }
  }

  /* Chromium moves a grid to the next page as a whole if its last card spans columns. */
  @media print {
    &:last-of-type:nth-of-type(odd) {
      grid-column: auto;
    }
  }
`
