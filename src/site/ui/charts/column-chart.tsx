import styled from "@emotion/styled"
import { formatQuantity } from "../../../util/format-number"
import { color, duration, space, typography } from "../../theme/tokens"
import { AxisTicks, GridLines, Plot, PlotArea, ticksWidth } from "./axis"
import { BarRows } from "./bar-chart"
import { type ChartProps, chartValues, percent, splitUnit } from "./chart-data"
import { ChartFrame } from "./chart-frame"
import { axisPosition, axisTicks } from "./chart-scale"
import { ValueTable } from "./chart-table"
import { atOtherWidths, textWidth, widthsWhere } from "./chart-widths"
import { drawPlot } from "./draw"

interface ColumnChartProps extends ChartProps {
  /** Shown next to the header instead of a long unit. */
  note?: string
  /** false hides grid lines and ticks. */
  axis?: boolean
}

/** Space between columns, as a fraction of the plot's width. */
const gap = 0.035

/**
 * Vertical columns with their values on top, for ordered values such as years. If the titles do not fit below, it
 * becomes a bar chart.
 */
export const ColumnChart = ({ header, unit, data, note, axis = true }: ColumnChartProps) => {
  const columns = chartValues(data)
  if (columns.length === 0) return null

  const { short, note: unitNote } = splitUnit(unit)
  const values = columns.map(({ value }) => value)
  const ticks = axisTicks(values, true)
  const columnWidth = (1 - gap * (columns.length - 1)) / columns.length

  const plotWidth = (width: number) => width - (axis ? ticksWidth(ticks, short) : 0)
  const widest = (texts: string[]) => Math.max(...texts.map(textWidth))
  const titles = columns.map(({ title }) => title)
  const longestWord = widest(titles.flatMap((title) => title.split(/[\s-]/)))
  const longestValue = widest(values.map((value) => formatQuantity(value, short))) * 1.15
  const valuesFit = (width: number) => longestValue <= plotWidth(width) / columns.length
  const columnsFit = (width: number) => {
    const titleWidth = plotWidth(width) * columnWidth
    return longestWord <= titleWidth && widest(titles) <= 2.5 * titleWidth && (axis || valuesFit(width))
  }
  const asColumns = widthsWhere(columnsFit)
  const asBars = widthsWhere((width) => !columnsFit(width))

  const greatest = Math.max(...values) || 1

  return (
    <ChartFrame header={header} note={note ?? unitNote}>
      <ByWidth aria-hidden>
        {asColumns ? (
          <ColumnPlot data-at={asColumns} data-free={!axis || undefined} data-pagefind-ignore="">
            {axis ? <AxisTicks ticks={ticks} unit={short} /> : null}
            <Columns>
              <svg aria-hidden data-drawing="">
                {axis ? <GridLines ticks={ticks} /> : null}
                <g data-drawn>
                  {columns.map(({ key, color: fill, value }, index) => {
                    const height = axis ? axisPosition(value, ticks) : value / greatest
                    const left = index * (columnWidth + gap)
                    return (
                      <g key={key}>
                        <rect
                          x={percent(left)}
                          y={percent(1 - height)}
                          width={percent(columnWidth)}
                          height={percent(height)}
                          rx="12"
                          fill={fill}
                        />
                        <text
                          x={percent(left + columnWidth / 2)}
                          y={percent(1 - height)}
                          dy="-10"
                          textAnchor="middle"
                          data-at={widthsWhere(valuesFit)}
                        >
                          {formatQuantity(value, short)}
                        </text>
                      </g>
                    )
                  })}
                </g>
              </svg>
            </Columns>
            <Titles>
              {columns.map(({ key, title }) => (
                <li key={key}>{title}</li>
              ))}
            </Titles>
          </ColumnPlot>
        ) : null}
        {asBars ? <BarRows bars={columns} unit={short} data-at={asBars} /> : null}
      </ByWidth>
      <ValueTable header={header} unit={unit} values={columns} />
    </ChartFrame>
  )
}

const ByWidth = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;

  ${atOtherWidths("> *", "display: none;")}
`

/** Space for the value of the highest column. Without grid lines it needs more. */
const ColumnPlot = styled(Plot)`
  padding-top: 32px;

  &[data-free] {
    padding-top: 60px;
  }
`

const Columns = styled(PlotArea)`
  g[data-drawn] {
    ${drawPlot}
  }

  rect {
    transition: opacity ${duration.base};
  }

  svg:has(rect:hover) rect:not(:hover) {
    opacity: 0.4;
  }

  text {
    font-size: 1.0625rem;
    font-weight: 500;
    fill: ${color.text};
    stroke: ${color.surface};
    stroke-width: 6px;
    paint-order: stroke;
    pointer-events: none;
  }

  ${atOtherWidths("text", "visibility: hidden;")}
`

const Titles = styled.ul`
  ${typography.small}
  display: grid;
  grid-area: 2 / 2;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  column-gap: ${gap * 100}%;
  margin-top: ${space[3]};
  color: ${color.textSecondary};
  line-height: 1.3;
  text-align: center;
  text-wrap: balance;
`
