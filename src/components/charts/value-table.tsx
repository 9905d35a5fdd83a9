import { formatQuantity } from "../../lib/format-number"
import type { ChartValue } from "./chart-data"
import { ChartTable } from "./chart-table"

interface ValueTableProps {
  header: string
  unit?: string | null
  values: readonly ChartValue[]
}

/** The table of a chart with one value per title. */
export const ValueTable = ({ header, unit, values }: ValueTableProps) => (
  <ChartTable
    caption={header}
    rowTitle="Title"
    columns={[{ key: "value", title: "Value" }]}
    rows={values.map(({ key, title, value }) => ({ key, title, values: [formatQuantity(value, unit)] }))}
  />
)
