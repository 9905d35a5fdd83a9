import { BarRows } from "./bar-rows"
import { type ChartProps, chartLabel, chartValues, splitUnit } from "./chart-data"
import { ChartFrame } from "./chart-frame"
import { ValueTable } from "./chart-table"

/** Horizontal bars, for values with long titles. */
export const BarChart = ({ header, unit, data }: ChartProps) => {
  const bars = chartValues(data)
  if (bars.length === 0) return null
  const { short, note } = splitUnit(unit)
  return (
    <ChartFrame header={header} note={note}>
      <BarRows label={chartLabel(header, bars, unit)} bars={bars} unit={short} />
      <ValueTable header={header} unit={unit} values={bars} />
    </ChartFrame>
  )
}
