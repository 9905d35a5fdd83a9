import styled from "@emotion/styled"
import { Section } from "../../components/section"
import type { PropsOf } from "../../content-model/define-section"
import { columns } from "../../theme/columns"
import { forcedColorsBorder } from "../../theme/forced-colors-border"
import { color, from, typography } from "../../theme/tokens"
import type { results } from "./section"

export type ResultsProps = PropsOf<typeof results>

/** Results in numbers. `widthClassName` sets the width of a card; the first is green. */
export const Results = ({ results, ...head }: ResultsProps) => {
  if (results.length === 0) return null
  return (
    <Section {...head} surface="ink">
      <Cards>
        {results.map(({ value, title, widthClassName }) => (
          <Card key={title} className={widthClassName}>
            <Value data-long={value.length > 5 || undefined}>{value}</Value>
            <Title>{title}</Title>
          </Card>
        ))}
      </Cards>
    </Section>
  )
}

const spans = [4, 5, 6, 7, 8, 12]

const Cards = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--grid-gap);
  ${columns({ md: 12 })}

  ${from.md} {
    > li {
      grid-column: span 12;
    }

    ${spans.map((span) => `> .span-${span} { grid-column: span ${span}; }`).join("\n")}
  }
`

const Card = styled.li`
  container-type: inline-size;
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
  letter-spacing: -0.05em;

  &[data-long] {
    font-size: min(clamp(3rem, 2rem + 4.2vw, 5.5rem), 21cqi);
  }
`

const Title = styled.span`
  ${typography.h5}
  font-weight: 400;
`
