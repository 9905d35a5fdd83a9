import styled from "@emotion/styled"
import { formatQuantity } from "../../lib/format-number"
import { color, duration, space, typography } from "../../theme/tokens"
import { AxisTicks, Drawing, GridLines, Plot, ticksWidth } from "./axis"
import { BarRows } from "./bar-rows"
import { chartColor } from "./chart-colors"
import { type ChartProps, chartLabel, chartValues, percent, splitUnit } from "./chart-data"
import { ChartFrame } from "./chart-frame"
import { elsewhere, roomsWhere, textWidth } from "./chart-room"
import { axisPosition, axisTicks } from "./chart-scale"
import { ValueTable } from "./value-table"

export interface ColumnChartProps extends Omit<ChartProps, "labels"> {
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
export const ColumnChart = ({ header, unit, data, headingLevel, note, axis = true }: ColumnChartProps) => {
  const columns = chartValues(data)
  if (columns.length === 0) return null

  const { short, note: unitNote } = splitUnit(unit)
  const ticks = axisTicks(
    columns.map(({ value }) => value),
    true,
  )
  const columnWidth = (1 - gap * (columns.length - 1)) / columns.length
  const drawing = (width: number) => width - (axis ? ticksWidth(ticks, short) : 0)
  const widest = (texts: string[]) => Math.max(...texts.map(textWidth))
  const titles = columns.map(({ title }) => title)
  const word = widest(titles.flatMap((title) => title.split(/[\s-]/)))
  const valueWidth = widest(columns.map(({ value }) => formatQuantity(value, short))) * 1.15
  const valuesFit = (width: number) => valueWidth <= drawing(width) / columns.length
  const stands = (width: number) => {
    const room = drawing(width) * columnWidth
    return word <= room && widest(titles) <= 2.5 * room && (axis || valuesFit(width))
  }
  const upright = roomsWhere(stands)
  const lying = roomsWhere((width) => !stands(width))

  const label = chartLabel(header, columns, unit)
  const greatest = Math.max(...columns.map(({ value }) => value)) || 1

  return (
    <ChartFrame header={header} headingLevel={headingLevel} note={note ?? unitNote}>
      <Rooms>
        {upright ? (
          <Plot data-at={upright}>
            {axis ? <AxisTicks ticks={ticks} unit={short} /> : null}
            <Columns data-free={!axis || undefined}>
              <svg role="img" aria-label={label}>
                {axis ? <GridLines ticks={ticks} /> : null}
                {columns.map(({ key, color: name, value }, index) => {
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
                        fill={chartColor(name)}
                      />
                      <text
                        x={percent(left + columnWidth / 2)}
                        y={percent(1 - height)}
                        dy="-10"
                        textAnchor="middle"
                        data-at={roomsWhere(valuesFit)}
                      >
                        {formatQuantity(value, short)}
                      </text>
                    </g>
                  )
                })}
              </svg>
            </Columns>
            <Titles aria-hidden>
              {columns.map(({ key, title }) => (
                <li key={key}>{title}</li>
              ))}
            </Titles>
          </Plot>
        ) : null}
        {lying ? <BarRows label={label} bars={columns} unit={short} data-at={lying} /> : null}
      </Rooms>
      <ValueTable header={header} unit={unit} values={columns} />
    </ChartFrame>
  )
}

const Rooms = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;

  ${elsewhere("> *", "display: none;")}
`

/** Without grid lines the highest column needs more space below the header. */
const Columns = styled(Drawing)`
  margin-top: ${space[3]};

  &[data-free] {
    margin-top: ${space[10]};
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

  ${elsewhere("text", "visibility: hidden;")}
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
