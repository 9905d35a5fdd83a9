import styled from "@emotion/styled"
import { Section } from "../../components/section"
import { WholeWords } from "../../components/whole-words"
import type { PropsOf } from "../../content-model/define-section"
import { columns } from "../../theme/columns"
import { forcedColorsBorder } from "../../theme/forced-colors-border"
import { color, from, space, typography } from "../../theme/tokens"
import type { results } from "./section"

export type ResultsProps = PropsOf<typeof results>

/** Results in numbers. `widthClassName` sets the width of a card. A first card of the full width leads. */
export const Results = ({ results, ...head }: ResultsProps) => {
  const [first, ...others] = results
  if (!first) return null
  const leads = first.widthClassName === "span-12"
  const cards = leads ? others : results
  return (
    <Section {...head} surface="ink">
      <Cards $share={narrowest(cards)} $characters={longest(cards)}>
        {results.map(({ value, title, widthClassName }, index) => (
          <Card key={title} className={widthClassName} data-lead={(leads && index === 0) || undefined}>
            <Value $characters={value.length}>{value}</Value>
            <Title>
              <WholeWords>{title}</WholeWords>
            </Title>
          </Card>
        ))}
      </Cards>
    </Section>
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
const fitting = (width: string, characters: number) =>
  `calc((${width} - 2 * ${padding}) / ${characters * 0.6})`

/** All figures have one size, at which the longest fits into the narrowest card. The lead has its own. */
const Cards = styled.ul<{ $share: number; $characters: number }>`
  --figure-share: 1;
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--grid-gap);
  ${columns({ md: 12 })}

  > li {
    --figure-size: ${({ $characters }) =>
      fitting("(100cqi * var(--figure-share) - var(--grid-gap))", $characters)};
  }

  ${from.md} {
    --figure-share: ${({ $share }) => $share};

    > li {
      grid-column: span 12;
    }

    ${spans.map((span) => `> .span-${span} { grid-column: span ${span}; }`).join("\n")}
  }
`

const Card = styled.li`
  display: flex;
  flex-direction: column;
  gap: 24px;
  justify-content: space-between;
  min-height: clamp(160px, 20vw, 300px);
  padding: ${padding};
  color: ${color.textOnInverse};
  background: ${color.surfaceInverseRaised};
  border-radius: 24px;

  &:first-of-type {
    color: ${color.onAccent};
    background: var(--page-accent-on-ink, ${color.accent});
  }

  &[data-lead] {
    ${from.lg} {
      flex-direction: row;
      align-items: end;
    }
  }

  ${forcedColorsBorder}
`

const Value = styled.span<{ $characters: number }>`
  ${typography.stat}
  font-size: min(clamp(3rem, 2rem + 4.2vw, 5.5rem), var(--figure-size));
  letter-spacing: -0.05em;

  [data-lead] > & {
    flex: none;
    max-width: 100%;
    font-size: min(
      clamp(4.5rem, 2rem + 17vw, 17.5rem),
      ${({ $characters }) => fitting("100cqi", $characters)}
    );
    line-height: 0.84;
    letter-spacing: -0.06em;
  }
`

const Title = styled.span`
  ${typography.h5}
  font-weight: 400;
  text-wrap: balance;

  [data-lead] > & {
    ${typography.h4}
    max-width: 15em;
  }

  ${from.lg} {
    [data-lead] > & {
      padding-bottom: ${space[2]};
    }
  }
`
