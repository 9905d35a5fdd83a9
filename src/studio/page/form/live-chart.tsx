import { chartColor, defaultChartColor } from "../../../content/model/chart-colors"
import { type ChartDatum, isDrawable } from "../../../ui/charts/chart-data"
import { charts } from "../../../ui/charts/charts"
import { TextsContext } from "../../../ui/text/texts"
import { Hint } from "../ui/controls"

/** The chart of the fields around it, as the page shows it. */
export const LiveChart = ({ value }: { value: Record<string, unknown> }) => {
  const { chart, header, unit, labels, data } = value
  const Chart = Object.hasOwn(charts, String(chart)) ? charts[chart as keyof typeof charts] : undefined
  const written: Partial<ChartDatum>[] = (Array.isArray(data) ? data : []).filter((entry) => entry !== null)
  const entries = written.map(({ title = "", color = "", ...values }, index) => ({
    ...{ ...values, title },
    // Also while a colour is being typed.
    color: chartColor.test(color) ? color : defaultChartColor(String(chart), index),
  }))
  if (!Chart || !isDrawable(String(chart), entries))
    return <Hint>The chart appears when there are values.</Hint>
  return (
    <TextsContext value={{ charts: tableHeaders }}>
      <Chart
        header={String(header ?? "")}
        unit={unit === undefined ? undefined : String(unit)}
        labels={Array.isArray(labels) ? labels.map(String) : []}
        data={entries}
      />
    </TextsContext>
  )
}

const tableHeaders = { title: "Title", value: "Value", point: "Point" }
