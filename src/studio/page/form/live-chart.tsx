import { type ChartDatum, isDrawable } from "../../../components/charts/chart-data"
import { charts } from "../../../components/charts/charts"
import { Hint } from "../ui/controls"

/** The chart of the fields around it, as the page shows it. */
export const LiveChart = ({ value }: { value: Record<string, unknown> }) => {
  const { chart, header, unit, labels, data } = value
  const Chart = Object.hasOwn(charts, String(chart)) ? charts[chart as keyof typeof charts] : undefined
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
