import type { ComponentType } from "react"
import { BarChart } from "../../../components/charts/bar-chart"
import { type ChartDatum, type ChartProps, isDrawable } from "../../../components/charts/chart-data"
import { ColumnChart } from "../../../components/charts/column-chart"
import { DonutChart } from "../../../components/charts/donut-chart"
import { LineChart } from "../../../components/charts/line-chart"
import { Hint } from "../ui/controls"

const charts: Record<string, ComponentType<ChartProps>> = {
  donut: DonutChart,
  bars: BarChart,
  columns: ColumnChart,
  line: LineChart,
}

/** The chart of the fields around it, as the page shows it. */
export const LiveChart = ({
  value: { chart, header, unit, labels, data },
}: {
  value: Record<string, unknown>
}) => {
  const Chart = charts[String(chart)]
  const entries = (Array.isArray(data) ? data : []).filter((entry) => entry !== null) as ChartDatum[]
  if (!Chart || !isDrawable(String(chart), entries))
    return <Hint>The chart appears when there are values.</Hint>
  return (
    <Chart
      header={String(header ?? "")}
      unit={unit === undefined ? undefined : String(unit)}
      labels={Array.isArray(labels) ? labels.map(String) : []}
      data={entries}
    />
  )
}
