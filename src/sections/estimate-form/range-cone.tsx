import styled from "@emotion/styled"
import { VisuallyHidden } from "../../components/visually-hidden"
import { forcedColorsBorder } from "../../theme/forced-colors-border"
import { color, duration, easing, from, radius, space, typography } from "../../theme/tokens"

/** How far a price can be off, in percent, after each step, and what is known then. */
const ranges = [
  { percent: 40, known: "Nothing is settled yet, so a price could be this far off either way." },
  { percent: 20, known: "We know what to build. Half of the doubt is gone." },
  { percent: 10, known: "Size and timing are known. A tenth either way is left." },
  { percent: 5, known: "All that is left is what a conversation settles." },
]

/** The range of an estimate, which narrows with every answered step. Without scripts it stays as wide as at first. */
export const RangeCone = ({ step }: { step: number }) => {
  const range = ranges[Math.min(step, ranges.length - 1)] ?? { percent: 0, known: "" }
  return (
    <Figure>
      <VisuallyHidden as="figcaption">
        {`Range of the estimate: ${range.percent} percent more or less. ${range.known}`}
      </VisuallyHidden>
      <Percent aria-hidden>±{range.percent}%</Percent>
      <svg viewBox="0 0 300 200" preserveAspectRatio="none" aria-hidden>
        <Range d={outline(step)} vectorEffect="non-scaling-stroke" />
        <Goal d={`${outline(ranges.length)}M0 100H300`} vectorEffect="non-scaling-stroke" />
      </svg>
      <Known aria-hidden>{range.known}</Known>
    </Figure>
  )
}

/** The cone is as narrow at each point as the steps up to it allow, and stays so to its end. */
const outline = (step: number) => {
  const half = (index: number) => (ranges[Math.min(index, step)]?.percent ?? 0) * 2.4
  const curve = (from: number, to: number, side: 1 | -1) => {
    const [start, end] = [100 + side * half(from), 100 + side * half(to)]
    const middle = (from + to) * 50
    return `C${middle} ${start} ${middle} ${end} ${to * 100} ${end}`
  }
  const last = ranges.length - 1
  const upper = ranges.slice(1).map((_, index) => curve(index, index + 1, -1))
  const lower = ranges.slice(1).map((_, index) => curve(last - index, last - index - 1, 1))
  return `M0 ${100 - half(0)}${upper.join("")}V${100 + half(last)}${lower.join("")}Z`
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

const Range = styled.path`
  fill: ${color.accent};
  stroke: ${color.accentText};
  stroke-width: 1.5px;
  transition: d ${duration.slower} ${easing.out};
`

/** The cone as it is at the end. */
const Goal = styled.path`
  fill: none;
  stroke: ${color.onAccent};
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
