import styled from "@emotion/styled"
import { formatQuantity } from "../../../util/format-number"
import { duration, forcedColors } from "../../theme/tokens"
import { type ChartProps, type ChartValue, chartValues, percent, splitUnit } from "./chart-data"
import { ChartFrame } from "./chart-frame"
import { ValueTable } from "./chart-table"

/** Horizontal bars, for values with long titles. */
export const BarChart = ({ header, unit, data }: ChartProps) => {
  const bars = chartValues(data)
  if (bars.length === 0) return null
  const { short, note } = splitUnit(unit)
  return (
    <ChartFrame header={header} note={note}>
      <BarRows bars={bars} unit={short} />
      <ValueTable header={header} unit={unit} values={bars} />
    </ChartFrame>
  )
}

interface BarRowsProps {
  bars: readonly ChartValue[]
  unit?: string | null
  /** The chart widths at which the rows are shown; see chart-widths.ts. */
  "data-at"?: string
}

/** Horizontal bars below their titles. The scale ends at 100 for percentages, otherwise at the greatest value. */
export const BarRows = ({ bars, unit, "data-at": dataAt }: BarRowsProps) => {
  const greatest = Math.max(...bars.map(({ value }) => value))
  const full = unit === "%" && greatest <= 100 ? 100 : greatest || 1
  return (
    <Rows aria-hidden data-drawing="" data-at={dataAt} data-pagefind-ignore="">
      {bars.map(({ key, title, color: fill, value }) => (
        <div key={key}>
          <Caption>
            <span>{title}</span>
            <b>{formatQuantity(value, unit)}</b>
          </Caption>
          <svg width="100%" height="14" aria-hidden>
            <rect width={percent(value / full)} height="100%" rx="7" fill={fill} />
          </svg>
        </div>
      ))}
    </Rows>
  )
}

// Next to a higher chart, the bars grow. In forced-colours mode an outline shows the full scale.
const Rows = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: 22px;

  > div {
    display: flex;
    flex: 1;
    flex-direction: column;
    max-height: 104px;
  }

  svg {
    flex: 1;
    min-height: 14px;
    max-height: 48px;
  }

  rect {
    transition: opacity ${duration.base};
  }

  &:has(> :hover) > :not(:hover) rect {
    opacity: 0.4;
  }

  ${forcedColors} {
    svg {
      outline: 1px solid;
      border-radius: 7px;
    }
  }
`

const Caption = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: end;
  gap: 12px;
  margin-bottom: 8px;

  > span {
    min-width: 0;
    overflow-wrap: break-word;
  }

  > b {
    flex: none;
    font-weight: 500;
  }
`
