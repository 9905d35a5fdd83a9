import styled from "@emotion/styled"
import { formatQuantity } from "../../../util/format-number"
import { color, typography } from "../../theme/tokens"
import { atOtherWidths, textWidth } from "./chart-widths"
import { chartTimeline } from "./draw"

interface AxisTicksProps {
  ticks: readonly number[]
  unit?: string | null
}

/** The values of the grid lines, left of the plot. Screen readers get the table instead. */
export const AxisTicks = ({ ticks, unit }: AxisTicksProps) => (
  <Ticks aria-hidden>
    {ticks.map((tick) => (
      <li key={tick}>{formatQuantity(tick, unit)}</li>
    ))}
  </Ticks>
)

/** Approximate width of the ticks in pixels. */
export const ticksWidth = (ticks: readonly number[], unit?: string | null) =>
  Math.max(0, ...ticks.map((tick) => textWidth(formatQuantity(tick, unit)))) + tickGap

const tickGap = 14

const Ticks = styled.ul`
  ${typography.small}
  display: flex;
  flex-direction: column-reverse;
  grid-area: 1 / 1;
  justify-content: space-between;
  padding-right: ${tickGap}px;
  color: ${color.textSecondary};
  white-space: nowrap;

  li {
    display: flex;
    align-items: center;
    justify-content: flex-end;
    height: 0;
  }
`

/** A grid of three cells: ticks, plot, and labels below the plot. The plot takes the remaining space. */
export const Plot = styled.div`
  display: grid;
  flex: 1;
  grid-template-rows: minmax(clamp(180px, 22.9cqi, 330px), 1fr) auto;
  grid-template-columns: auto minmax(0, 1fr);
  padding-top: 20px;
`

/** The cell of the plot. Coordinates are percentages, so that text and corners keep their size. */
export const PlotArea = styled.div`
  position: relative;
  grid-area: 1 / 2;
  ${chartTimeline}

  > svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    overflow: visible;
  }
`

/** Grid lines at all ticks. The zero line is stronger if there are negative values. */
export const GridLines = ({ ticks }: Pick<AxisTicksProps, "ticks">) => (
  <g shapeRendering="crispEdges">
    {ticks.map((tick, index) => {
      const y = `${Math.round((1 - index / (ticks.length - 1)) * 10_000) / 100}%`
      const strong = tick === 0 && index > 0
      return (
        <line key={tick} x2="100%" y1={y} y2={y} stroke={strong ? color.borderStrong : color.chartGrid} />
      )
    })}
  </g>
)

/** Labels at evenly spaced points, in items of zero width. The first and last are aligned inwards. */
export const PointLabels = styled.ul`
  ${typography.small}
  display: flex;
  grid-area: 2 / 2;
  justify-content: space-between;
  min-width: 0;
  margin-top: 24px;
  color: ${color.textSecondary};

  li {
    display: flex;
    flex: none;
    justify-content: center;
    width: 0;
    text-align: center;

    > span {
      flex: none;
      width: max-content;
      max-width: 28cqi;
    }

    &:first-of-type {
      justify-content: flex-start;
      text-align: start;
    }

    &:last-of-type {
      justify-content: flex-end;
      text-align: end;
    }
  }

  ${atOtherWidths("li", "visibility: hidden;")}
`
