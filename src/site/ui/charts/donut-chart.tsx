import styled from "@emotion/styled"
import { formatQuantity } from "../../../util/format-number"
import { color, duration, typography } from "../../theme/tokens"
import { type ChartProps, chartValues, greatestValue, splitUnit } from "./chart-data"
import { ChartFrame } from "./chart-frame"
import { ValueTable } from "./chart-table"

interface DonutChartProps extends ChartProps {
  /** Diameter in pixels. The ring is 32 px wide, or 34 at 240. */
  size?: 220 | 240
}

const gap = 5

/** Parts of a whole: a ring from twelve o'clock, the greatest value in its centre, and a legend with all values. */
export const DonutChart = ({ header, unit, data, size = 220 }: DonutChartProps) => {
  const slices = chartValues(data)
  const leading = greatestValue(slices)
  const total = slices.reduce((sum, { value }) => sum + value, 0)
  if (!leading || total === 0) return null

  const { short, note } = splitUnit(unit)
  const ring = size === 240 ? 34 : 32
  const ringRadius = (size - ring) / 2
  const circumference = 2 * Math.PI * ringRadius
  const visible = slices.filter(({ value }) => value > 0)
  let before = 0
  const arcs = visible.map((slice) => {
    const offset = (before / total) * circumference
    const length = (slice.value / total) * circumference
    before += slice.value
    return { ...slice, offset, dash: visible.length > 1 ? Math.max(1, length - gap) : circumference }
  })

  return (
    <ChartFrame header={header} note={note}>
      <Layout aria-hidden data-pagefind-ignore="">
        <Ring>
          <svg width={size} height={size} viewBox={`0 0 ${size} ${size}`} aria-hidden data-drawing="">
            <g fill="none" strokeWidth={ring} transform={`rotate(-90 ${size / 2} ${size / 2})`}>
              {arcs.map(({ key, color: stroke, dash, offset }) => (
                <circle
                  key={key}
                  cx={size / 2}
                  cy={size / 2}
                  r={ringRadius}
                  stroke={stroke}
                  strokeDasharray={`${dash.toFixed(1)} ${(circumference - dash).toFixed(1)}`}
                  strokeDashoffset={(-offset).toFixed(1)}
                />
              ))}
            </g>
          </svg>
          <Centre>
            <CentreValue>{formatQuantity(leading.value, short)}</CentreValue>
            <CentreTitle>{leading.title}</CentreTitle>
          </Centre>
        </Ring>
        <Legend>
          {slices.map(({ key, title, color: fill, value }) => (
            <LegendItem key={key}>
              <svg width="14" height="14" aria-hidden>
                <rect width="14" height="14" rx="5" fill={fill} />
              </svg>
              {title}
              <LegendValue>{formatQuantity(value, short)}</LegendValue>
            </LegendItem>
          ))}
        </Legend>
      </Layout>
      <ValueTable header={header} unit={unit} values={slices} />
    </ChartFrame>
  )
}

const Layout = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 32px;
`

const Ring = styled.div`
  display: grid;
  flex: none;
  place-items: center;
  max-width: 100%;

  > * {
    grid-area: 1 / 1;
  }

  circle {
    transition: opacity ${duration.base};
  }

  svg:has(circle:hover) circle:not(:hover) {
    opacity: 0.4;
  }
`

const Centre = styled.p`
  display: grid;
  justify-items: center;
  gap: 4px;
  max-width: 132px;
  padding-bottom: 20px;
  text-align: center;
  pointer-events: none;
`

const CentreValue = styled.span`
  font-size: 2.75rem;
  line-height: 1;
  letter-spacing: -0.045em;
`

const CentreTitle = styled.span`
  ${typography.small}
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  overflow: hidden;
  line-height: 1.2;
  color: ${color.textSecondary};
  overflow-wrap: anywhere;
`

const Legend = styled.ul`
  display: grid;
  flex: 1;
  gap: 14px;
  min-width: min(190px, 100%);
  max-width: 560px;
`

const LegendItem = styled.li`
  display: flex;
  align-items: center;
  gap: 12px;
  padding-bottom: 14px;
  border-bottom: 1px solid ${color.border};

  &:last-of-type {
    padding: 0;
    border: 0;
  }

  > svg {
    flex: none;
  }
`

const LegendValue = styled.span`
  margin-left: auto;
  font-size: 1.375rem;
  font-weight: 500;
  letter-spacing: -0.03em;
  text-align: right;
`
