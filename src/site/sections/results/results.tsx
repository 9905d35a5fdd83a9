import styled from "@emotion/styled"
import type { PropsOf } from "../../../content/define"
import { columns } from "../../theme/columns"
import { forcedColorsBorder } from "../../theme/forced-colors-border"
import { below, color, from, space, typography } from "../../theme/tokens"
import { PageSection } from "../../ui/layout/page-section"
import { Rail } from "../../ui/layout/rail"
import { wholeWords } from "../../ui/text/whole-words"
import type { results } from "./section"

export type ResultsProps = PropsOf<typeof results>

/** Results in numbers. `widthClassName` sets the width of a card. A first card of the full width leads. */
export const Results = ({ results, ...head }: ResultsProps) => {
  const [first, ...others] = results
  if (!first) return null
  const lead = first.widthClassName === "span-12" ? first : undefined
  const cards = lead ? others : results
  return (
    <PageSection {...head} surface="ink">
      {lead ? (
        <Lead>
          <LeadValue $characters={lead.value.length}>{lead.value}</LeadValue>
          <Title>{wholeWords(lead.title)}</Title>
        </Lead>
      ) : null}
      {cards.length > 0 ? (
        <Rail label={head.heading}>
          <Cards $share={narrowest(cards)} $characters={longest(cards)}>
            {cards.map(({ value, title, widthClassName }) => (
              <Card key={title} className={widthClassName} data-accent={cards === results || undefined}>
                <Value>{value}</Value>
                <Title>{wholeWords(title)}</Title>
              </Card>
            ))}
          </Cards>
        </Rail>
      ) : null}
    </PageSection>
  )
}

type Cards = ResultsProps["results"]

const spans = [4, 5, 6, 7, 8, 12]

/** The narrowest card's share of the row, from md up. */
const narrowest = (cards: Cards) =>
  Math.min(12, ...cards.map(({ widthClassName }) => Number(widthClassName.replace("span-", "")))) / 12

const longest = (cards: Cards) => Math.max(1, ...cards.map(({ value }) => value.length))

const padding = "clamp(22px, 2.4vw, 36px)"

/** The font size at which a number of characters fits into a width. A character is about 0.6em wide. */
const fitting = (width: string, characters: number) => `calc(${width} / ${characters * 0.6})`

const tile = `
  padding: ${padding};
  border-radius: 24px;
  ${forcedColorsBorder}
`

const accent = `
  color: ${color.onAccent};
  background: var(--page-accent-on-ink, ${color.accent});
`

const Lead = styled.p`
  break-inside: avoid;
  container-type: inline-size;
  display: flex;
  flex-direction: column;
  gap: ${space[6]};
  margin-bottom: var(--grid-gap);
  ${tile}
  ${accent}

  ${from.lg} {
    flex-flow: row wrap;
    align-items: end;
  }
`

const LeadValue = styled.span<{ $characters: number }>`
  ${typography.stat}
  flex: none;
  font-size: min(clamp(4.5rem, 2rem + 17vw, 17.5rem), ${({ $characters }) => fitting("100cqi", $characters)});
  line-height: 0.84;
  letter-spacing: -0.06em;
`

/** All figures have one size, at which the longest fits into the narrowest card. In a rail, cards have one width. */
const Cards = styled.ul<{ $share: number; $characters: number }>`
  --figure-size: ${({ $characters }) => fitting("100cqi", $characters)};
  display: grid;
  gap: var(--grid-gap);
  ${columns({ md: 12 })}

  ${from.md} {
    --figure-size: ${({ $share, $characters }) =>
      fitting(`(100cqi * ${$share} - var(--grid-gap) - 2 * ${padding})`, $characters)};
    container-type: inline-size;

    > li {
      grid-column: span 12;
    }

    ${spans.map((span) => `> .span-${span} { grid-column: span ${span}; }`).join("\n")}
  }
`

const Card = styled.li`
  display: flex;
  flex-direction: column;
  gap: clamp(28px, 4vw, 64px);
  place-content: space-between start;
  ${tile}
  color: ${color.textOnInverse};
  background: ${color.surfaceInverseRaised};

  &[data-accent]:first-of-type {
    ${accent}
  }

  ${below.md} {
    container-type: inline-size;
  }
`

const Value = styled.span`
  ${typography.stat}
  font-size: min(clamp(3rem, 2rem + 4.2vw, 5.5rem), var(--figure-size));
  letter-spacing: -0.05em;
`

const Title = styled.span`
  ${typography.h5}
  font-weight: 400;
  text-wrap: balance;

  p > & {
    ${typography.h4}
    max-width: 15em;
  }

  ${from.lg} {
    p > & {
      flex: 1 1 12em;
      padding-bottom: ${space[2]};
    }
  }
`
