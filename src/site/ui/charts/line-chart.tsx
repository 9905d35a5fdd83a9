import styled from "@emotion/styled"
import { formatQuantity } from "../../../util/format-number"
import { color } from "../../theme/tokens"
import { useTexts } from "../text/texts"
import { AxisTicks, GridLines, Plot, PlotArea, PointLabels, ticksWidth } from "./axis"
import { type ChartProps, chartLines, splitUnit } from "./chart-data"
import { ChartFrame } from "./chart-frame"
import { axisPosition, axisTicks, type Point, smoothPath } from "./chart-scale"
import { ChartTable } from "./chart-table"
import { labelWidths } from "./chart-widths"
import { drawPlot } from "./draw"

/** Stroke styles of the lines, so that they differ in more than colour. */
const strokes = [{ strokeWidth: 5 }, { strokeWidth: 4, strokeDasharray: "2 11" }, { strokeWidth: 3 }] as const

/** One to three lines over labelled points. The last point of the first line is highlighted. */
export const LineChart = ({ header, unit, labels, data }: ChartProps) => {
  const texts = useTexts("charts")
  const lines = chartLines(data).map((line, index) => ({
    ...line,
    stroke: { stroke: line.color, ...strokes[index % strokes.length] },
  }))
  const [leading] = lines
  if (!leading) return null

  const count = Math.max(labels?.length ?? 0, ...lines.map(({ values }) => values.length))
  const points = Array.from({ length: count }, (_, index) => labels?.[index] ?? "")
  const ticks = axisTicks(lines.flatMap(({ values }) => values.filter((value) => value !== null)))
  const { short, note } = splitUnit(unit)
  const shownAt = labelWidths(points, ticksWidth(ticks, short))
  const pointAt = (value: number, index: number): Point => [
    count > 1 ? (index / (count - 1)) * 1000 : 500,
    (1 - axisPosition(value, ticks)) * 1000,
  ]
  const end = leading.values.reduce<number>((last, value, index) => (value === null ? last : index), 0)
  const endValue = leading.values[end] ?? 0
  const endPath = smoothPath([pointAt(endValue, end)])

  return (
    <ChartFrame
      header={header}
      note={note}
      legend={
        <Legend aria-hidden data-pagefind-ignore="">
          {lines.map(({ key, title, stroke }) => (
            <li key={key}>
              <svg width="26" height="14" aria-hidden>
                <path d="M3 7h20" strokeLinecap="round" {...stroke} />
              </svg>
              {title}
            </li>
          ))}
        </Legend>
      }
    >
      <Plot aria-hidden data-pagefind-ignore="">
        <AxisTicks ticks={ticks} unit={short} />
        <PlotArea>
          <svg aria-hidden data-drawing="">
            <GridLines ticks={ticks} />
            <svg
              viewBox="0 0 1000 1000"
              preserveAspectRatio="none"
              width="100%"
              height="100%"
              overflow="visible"
              fill="none"
              aria-hidden
              strokeLinecap="round"
            >
              <Lines>
                {[...lines].reverse().map(({ key, values, stroke }) => (
                  <path
                    key={key}
                    d={smoothPath(
                      values.map((value, index) => (value === null ? null : pointAt(value, index))),
                    )}
                    vectorEffect="non-scaling-stroke"
                    {...stroke}
                  />
                ))}
                <path
                  d={endPath}
                  vectorEffect="non-scaling-stroke"
                  stroke={leading.stroke.stroke}
                  strokeWidth="21"
                />
                <path d={endPath} vectorEffect="non-scaling-stroke" stroke={color.surface} strokeWidth="11" />
              </Lines>
            </svg>
          </svg>
        </PlotArea>
        {points.some(Boolean) ? (
          <PointLabels>
            {points.map((label, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a point's position is its only identity
              <li key={index} data-at={shownAt[index]}>
                <span>{label}</span>
              </li>
            ))}
          </PointLabels>
        ) : null}
      </Plot>
      <ChartTable
        caption={header}
        rowTitle={texts.point}
        columns={lines}
        rows={points.map((label, index) => ({
          key: String(index),
          title: label || String(index + 1),
          values: lines.map(({ values }) => formatQuantity(values[index], unit)),
        }))}
      />
    </ChartFrame>
  )
}

const Lines = styled.g(drawPlot)

const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 22px;

  li {
    display: flex;
    align-items: center;
    gap: 9px;
  }

  svg {
    flex: none;
  }
`
