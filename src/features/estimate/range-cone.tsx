import styled from "@emotion/styled"
import { graphql } from "gatsby"
import { VisuallyHidden } from "../../ui/text/visually-hidden"
import { forcedColorsBorder } from "../../ui/theme/forced-colors-border"
import { color, duration, easing, from, radius, space, typography } from "../../ui/theme/tokens"
import { fillText } from "../../util/fill-text"
import type { answered } from "./answers"

interface RangeConeProps {
  texts: Queries.EstimateFormTextsFragment["range"]
  ranges: readonly Queries.EstimateRangeFragment[]
  /** How many of the answers are given that prepare the first range. */
  answers: ReturnType<typeof answered>
}

/**
 * The ranges of an estimate, from the first call on. Answers only prepare the first one: what narrows it comes later.
 * The way to it fills with each answer.
 */
export const RangeCone = ({ texts, ranges, answers: { count, total } }: RangeConeProps) => {
  const [first, second] = ranges
  if (!first) return null
  const sentence = count === 0 ? texts.unanswered : count < total ? texts.answered : texts.complete
  const now = fillText(sentence, { moment: first.moment, given: count, total })
  const text = count === total && second ? `${now} ${fillText(texts.next, second)}` : now
  return (
    <Figure>
      <VisuallyHidden as="figcaption">
        {`${fillText(texts.name, { percent: first.percent })} ${text}`}
      </VisuallyHidden>
      <Percent aria-hidden>±{first.percent}%</Percent>
      <svg viewBox={`0 0 ${ranges.length * 100} 200`} preserveAspectRatio="none" aria-hidden>
        <Promised d={outline(ranges)} vectorEffect="non-scaling-stroke" />
        <Prepared d={`M0 4H${(count / total) * 100}V196H0Z`} vectorEffect="non-scaling-stroke" />
      </svg>
      <Known aria-hidden>{text}</Known>
    </Figure>
  )
}

/** The cone and its middle: as wide as the first range up to the first call, then narrowing to each next one. */
const outline = (ranges: RangeConeProps["ranges"]) => {
  const widest = ranges[0]?.percent || 1
  const points = ranges.map(({ percent }, index) => ({ x: (index + 1) * 100, half: (percent / widest) * 96 }))
  const edge = (side: 1 | -1, path: typeof points) =>
    path.slice(1).map(({ x, half }, index) => {
      const before = path[index] ?? { x, half }
      const middle = (before.x + x) / 2
      return `C${middle} ${100 + side * before.half} ${middle} ${100 + side * half} ${x} ${100 + side * half}`
    })
  const last = points.at(-1)
  return `M0 4H100${edge(-1, points).join("")}V${100 + (last?.half ?? 0)}${edge(1, points.toReversed()).join("")}H0ZM0 100H${last?.x ?? 0}`
}

const Figure = styled.figure`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[3]} ${space[6]};
  align-items: center;
  padding: ${space[5]} clamp(16px, 4vw, 56px);
  border-radius: ${radius.xl};
  color: ${color.text};
  background: ${color.accentSoft};
  ${forcedColorsBorder}

  > svg {
    width: 100%;
    height: 72px;
    overflow: visible;
  }

  ${from.lg} {
    position: sticky;
    top: calc(var(--header-height) + ${space[6]});
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[8]};
    padding: clamp(24px, 2.6vw, 40px);

    > svg {
      height: clamp(200px, 22vw, 340px);
    }
  }
`

const Percent = styled.span`
  ${typography.h3}
  min-width: 3em;

  ${from.lg} {
    ${typography.stat}
  }
`

const Prepared = styled.path`
  fill: ${color.accent};
  stroke: ${color.accentText};
  stroke-width: 1.5px;
  transition: d ${duration.slower} ${easing.out};
`

/** The ranges of the whole project. */
const Promised = styled.path`
  fill: color-mix(in srgb, ${color.accent} 24%, transparent);
  stroke: ${color.accentText};
  stroke-dasharray: 2 5;
  stroke-width: 1.5px;
`

/** As high as the longest text, so that the form below does not move. */
const Known = styled.span`
  ${typography.small}
  grid-column: 1 / -1;
  min-height: 2lh;

  ${from.lg} {
    font-size: 1.0625rem;
  }
`

export const rangeFragment = graphql`
  fragment EstimateRange on EstimateRange {
    moment
    percent
  }
`
