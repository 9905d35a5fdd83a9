import { formatQuantity } from "../../../util/format-number"
import { useTexts } from "../text/texts"
import { VisuallyHidden } from "../text/visually-hidden"
import type { ChartValue } from "./chart-data"

interface ChartTableProps {
  caption: string
  /** Header of the first column, which has the titles of the rows. */
  rowTitle: string
  columns: readonly { key: string; title: string }[]
  /** Titles may repeat, keys must not. Values are in the order of the columns. */
  rows: readonly { key: string; title: string; values: readonly string[] }[]
}

/** A chart's data as a table for screen readers, which get nothing of its drawing and legend. */
export const ChartTable = ({ caption, rowTitle, columns, rows }: ChartTableProps) => (
  <VisuallyHidden as="div">
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{rowTitle}</th>
          {columns.map(({ key, title }) => (
            <th key={key} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">{row.title}</th>
            {columns.map(({ key }, index) => (
              <td key={key}>{row.values[index]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </VisuallyHidden>
)

interface ValueTableProps {
  header: string
  unit?: string | null
  values: readonly ChartValue[]
}

/** The table of a chart with one value per title. */
export const ValueTable = ({ header, unit, values }: ValueTableProps) => {
  const texts = useTexts("charts")
  return (
    <ChartTable
      caption={header}
      rowTitle={texts.title}
      columns={[{ key: "value", title: texts.value }]}
      rows={values.map(({ key, title, value }) => ({ key, title, values: [formatQuantity(value, unit)] }))}
    />
  )
}
