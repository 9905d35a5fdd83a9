import styled from "@emotion/styled"
import { graphql } from "gatsby"
import { fillText } from "../../../util/fill-text"
import { forcedColorsBorder } from "../../theme/forced-colors-border"
import {
  below,
  breakpoints,
  color,
  duration,
  easing,
  from,
  radius,
  space,
  typography,
} from "../../theme/tokens"
import { VisuallyHidden } from "../../ui/text/visually-hidden"
import type { answered } from "./answers"
import type { PriceRange } from "./price-range"

interface RangeConeProps {
  texts: Queries.EstimateFormTextsFragment["range"]
  ranges: readonly Queries.EstimateRangeFragment[]
  /** The price range of the chosen services, if there are any. It comes before the first estimate. */
  price: PriceRange | undefined
  /** The chosen budget is below it. */
  isBelow: boolean
  /** How many of the answers are given that prepare the first range. */
  answers: ReturnType<typeof answered>
  hydrated: boolean
}

/**
 * The price of the chosen services, and how its range narrows from the first call on. Answers only prepare the first
 * range: the way to it fills with each of them.
 */
export const RangeCone = ({ texts, ranges, price, isBelow, answers, hydrated }: RangeConeProps) => {
  const { count, total } = answers
  const [first, second] = ranges
  if (!first) return null
  const sentence = count === 0 ? texts.unanswered : count < total ? texts.answered : texts.complete
  const now = fillText(sentence, { ...first, given: count, total })
  const stations = price ? [{ name: texts.list, percent: price.percent }, ...ranges] : ranges
  const text = count === total && second ? `${now} ${fillText(texts.next, second)}` : now
  return (
    <Figure>
      <VisuallyHidden as="figcaption">
        {`${fillText(texts.name, { percent: price?.percent ?? first.percent })} ${text}`}
      </VisuallyHidden>
      <Answer aria-hidden={price ? undefined : true}>
        <strong>{price ? price.money : `±${first.percent}%`}</strong>
        <span>{price ? price.weeks : first.moment}</span>
      </Answer>
      <Note data-below={isBelow || undefined}>{price && (isBelow ? texts.below : texts.source)}</Note>
      <Prospect aria-hidden data-hydrated={hydrated || undefined}>
        <svg viewBox={`0 0 ${stations.length * 100} 200`} preserveAspectRatio="none" aria-hidden>
          <Promised d={outline(stations)} vectorEffect="non-scaling-stroke" />
          <Prepared d={`M0 4H${(count / total) * 100}V196H0Z`} vectorEffect="non-scaling-stroke" />
        </svg>
        <Stations>
          {stations.map(({ name, percent }) => (
            <span key={name}>
              {name} <b>±{percent}%</b>
            </span>
          ))}
        </Stations>
        <Known>{text}</Known>
      </Prospect>
    </Figure>
  )
}

/** The cone, with a line at each station: as wide as the first range up to its station, then narrowing to each next one. */
const outline = (ranges: readonly { percent: number }[]) => {
  const widest = ranges[0]?.percent || 1
  const points = ranges.map(({ percent }, index) => ({ x: (index + 1) * 100, half: (percent / widest) * 96 }))
  const edge = (side: 1 | -1, path: typeof points) =>
    path.slice(1).map(({ x, half }, index) => {
      const before = path[index] ?? { x, half }
      const middle = (before.x + x) / 2
      return `C${middle} ${100 + side * before.half} ${middle} ${100 + side * half} ${x} ${100 + side * half}`
    })
  const last = points.at(-1)
  const lines = points.map(({ x, half }) => `M${x} ${100 - half}V${100 + half}`).join("")
  return `M0 4H100${edge(-1, points).join("")}V${100 + (last?.half ?? 0)}${edge(1, points.toReversed()).join("")}H0Z${lines}`
}

const panelStyles = `
  padding: clamp(20px, 2.6vw, 40px);
  border-radius: ${radius.xl};
  color: ${color.text};
  background: ${color.accentSoft};
  ${forcedColorsBorder}
`

/** On phones without a box: the figure is below the form, whose question then starts in the first view. */
const Figure = styled.figure`
  ${below.md} {
    display: contents;
  }

  ${from.md} {
    ${panelStyles}
  }

  ${from.lg} {
    position: sticky;
    top: calc(var(--header-height) + ${space[6]});
  }
`

/** The range, in one line below lg. Its height is the same with and without a price, so that the form does not move. */
const Answer = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[3]};
  align-items: baseline;

  > strong {
    ${typography.h5}
    font-variant-numeric: tabular-nums;
  }

  > span {
    ${typography.small}
  }

  ${below.md} {
    min-height: 56px;
    padding: 6px ${space[4]};
    align-content: center;
    border-radius: ${radius.lg};
    background: ${color.accentSoft};
    ${forcedColorsBorder}
  }

  ${from.md} {
    > strong {
      ${typography.stat}
      font-size: 2.75rem;
      line-height: 1.05;
    }

    > span {
      ${typography.h5}
    }
  }

  ${from.lg} {
    display: grid;
    gap: ${space[3]};

    > strong {
      font-size: clamp(2.25rem, 3.2vw, 2.75rem);
    }
  }
`

/** About the price, if there is one. */
const Note = styled.p`
  ${typography.small}
  min-height: 1lh;
  margin-top: ${space[4]};

  &[data-below] {
    font-weight: 500;
  }

  ${below.md} {
    margin-top: 0;
    padding-inline: ${space[4]};

    &:not([data-below]) {
      display: none;
    }
  }
`

/** How the range narrows. On phones hidden until the form above it is complete, which would push it down. */
const Prospect = styled.div`
  ${below.md} {
    ${panelStyles}
    order: 1;

    [data-scripts] &:not([data-hydrated]) {
      display: none;
    }
  }

  ${from.md} {
    margin-top: ${space[6]};
  }

  svg {
    width: 100%;
    height: clamp(64px, 9vh, 88px);
    overflow: visible;
  }

  ${from.lg} {
    margin-top: ${space[8]};

    svg {
      height: clamp(140px, 14vw, 220px);
    }
  }
`

/** Each at the end of its part of the cone; where it is narrow in two rows, so that a name may be wider than its part. */
const Stations = styled.div`
  ${typography.caption}
  display: flex;
  margin-top: ${space[2]};

  > span {
    flex: 1;
    min-width: 0;
    padding-left: ${space[2]};
    overflow-wrap: normal;
    text-align: end;
  }

  @media screen and (18em <= width < ${breakpoints.sm / 16}em), screen and (${breakpoints.lg / 16}em <= width < ${breakpoints.xl / 16}em) {
    > span {
      display: grid;
      place-content: start end;
      white-space: nowrap;
    }

    > span:nth-of-type(even) {
      margin-top: calc(2lh + ${space[3]});
    }
  }

  b {
    display: block;
    font-weight: 600;
  }
`

const Prepared = styled.path`
  fill: ${color.accent};
  stroke: ${color.accentText};
  stroke-width: 1.5px;
  transition: d ${duration.slower} ${easing.out};
`

/** The ranges of the whole project, with a line at each station. */
const Promised = styled.path`
  fill: ${color.surface};
  stroke: ${color.accentText};
  stroke-dasharray: 2 5;
  stroke-width: 1.5px;
`

/** As high as the longest text, so that the form below does not move. */
const Known = styled.p`
  ${typography.small}
  min-height: 2lh;
  margin-top: ${space[5]};
`

export const rangeFragment = graphql`
  fragment EstimateRange on EstimateRange {
    name
    moment
    percent
  }
`
