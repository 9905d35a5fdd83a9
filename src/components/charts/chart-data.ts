import { formatQuantity } from "../../lib/format-number"

/** A slice, bar or line of a chart. Slices and bars have a value, lines have values. */
export interface ChartDatum {
  title: string
  /** chart1, chart2, chart3, chartMuted, or a hexadecimal colour. */
  color: string
  value?: number | null
  values?: readonly (number | null)[] | null
}

export interface ChartProps {
  /** Title of the chart, shown above it. */
  header: string
  /** What is counted, e.g. "%" or "k users". */
  unit?: string | null
  /** The points of a line chart, in order. */
  labels?: readonly string[] | null
  data: readonly ChartDatum[]
  /** Level of the header, which depends on where the chart stands; default 3. */
  headingLevel?: 2 | 3 | 4
}

/** A slice or bar that can be drawn. */
export interface ChartValue {
  /** Titles may repeat, keys do not. */
  key: string
  title: string
  color: string
  value: number
}

const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value)

/** What of the data can be drawn as slices or bars: everything with a value that is not negative. */
export const chartValues = (data: readonly ChartDatum[]): ChartValue[] =>
  data.flatMap(({ title, color, value }, index) =>
    isNumber(value) && value >= 0 ? [{ key: `${index} ${title}`, title, color, value }] : [],
  )

/** What of the data can be drawn as lines: everything with at least one value. */
export const chartLines = (data: readonly ChartDatum[]) =>
  data.flatMap(({ title, color, values }, index) =>
    values?.some(isNumber)
      ? [
          {
            key: `${index} ${title}`,
            title,
            color,
            values: values.map((value) => (isNumber(value) ? value : null)),
          },
        ]
      : [],
  )

/** Whether a chart of this kind has anything to show. */
export const isDrawable = (kind: string, data: readonly ChartDatum[]) => {
  if (kind === "line") return chartLines(data).length > 0
  const values = chartValues(data)
  return kind === "donut" ? values.some(({ value }) => value > 0) : values.length > 0
}

/** The entry with the greatest value; the first of them when several share it. */
export const leadingValue = (values: readonly ChartValue[]) =>
  values.reduce<ChartValue | undefined>(
    (leading, entry) => (leading && leading.value >= entry.value ? leading : entry),
    undefined,
  )

/** What a chart of slices or bars says to those who cannot see it: its header and the leading value. */
export const chartLabel = (header: string, values: readonly ChartValue[], unit?: string | null) => {
  const leading = leadingValue(values)
  return leading ? `${header}: ${leading.title} ${formatQuantity(leading.value, unit)}` : header
}

/** Units of up to three characters (%, s, min, $k) go with every value; longer ones are said once, beside the header. */
export const splitUnit = (unit?: string | null): { short?: string; note?: string } =>
  unit && unit.length > 3 ? { note: unit } : { short: unit ?? undefined }

/** A share of one as SVG writes it. */
export const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`
