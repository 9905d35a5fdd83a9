import styled from "@emotion/styled"
import { Section } from "../../components/section"
import { WholeWords } from "../../components/whole-words"
import type { PropsOf } from "../../content-model/define-section"
import { columns } from "../../theme/columns"
import { forcedColorsBorder } from "../../theme/forced-colors-border"
import { color, from, typography } from "../../theme/tokens"
import type { results } from "./section"

export type ResultsProps = PropsOf<typeof results>

/** Results in numbers. `widthClassName` sets the width of a card; the first has the accent colour. */
export const Results = ({ results, ...head }: ResultsProps) => {
  if (results.length === 0) return null
  return (
    <Section {...head} surface="ink">
      <Cards $share={narrowest(results)} $characters={Math.max(...results.map(({ value }) => value.length))}>
        {results.map(({ value, title, widthClassName }) => (
          <Card key={title} className={widthClassName}>
            <Value>{value}</Value>
            <Title>
              <WholeWords>{title}</WholeWords>
            </Title>
          </Card>
        ))}
      </Cards>
    </Section>
  )
}

const spans = [4, 5, 6, 7, 8, 12]

/** The narrowest card's share of the row, from md up. */
const narrowest = (results: ResultsProps["results"]) =>
  Math.min(...results.map(({ widthClassName }) => Number(widthClassName.replace("span-", "")))) / 12

/** All figures have one size, at which the longest fits into the narrowest card. A character is about 0.6em wide. */
const Cards = styled.ul<{ $share: number; $characters: number }>`
  --figure-share: 1;
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--grid-gap);
  ${columns({ md: 12 })}

  > li {
    --figure-size: calc((100cqi * var(--figure-share) - 84px) / ${({ $characters }) => $characters * 0.6});
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
  min-height: clamp(190px, 20vw, 300px);
  padding: clamp(22px, 2.4vw, 36px);
  color: ${color.textOnInverse};
  background: ${color.surfaceInverseRaised};
  border-radius: 24px;

  &:first-of-type {
    color: ${color.onAccent};
    background: var(--page-accent-on-ink, ${color.accent});
  }

  ${forcedColorsBorder}
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
`
