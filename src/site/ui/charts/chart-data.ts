import type { chartTones } from "../../theme/chart-tones"
import { color as tokens } from "../../theme/tokens"

/** A slice, bar or line. Slices and bars have `value`, lines have `values`. */
export interface ChartDatum {
  title: string
  /** A name of `chartTones`, or a hexadecimal colour. */
  color: string
  value?: number | null
  values?: readonly (number | null)[] | null
}

export interface ChartProps {
  /** Title above the chart. */
  header: string
  /** Unit, e.g. "%" or "k users". */
  unit?: string | null
  /** Labels of a line chart's points, in order. */
  labels?: readonly string[] | null
  data: readonly ChartDatum[]
}

/** A valid slice or bar. */
export interface ChartValue {
  /** Unique, unlike titles. */
  key: string
  title: string
  /** As CSS. */
  color: string
  value: number
}

const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value)

/** The entries whose value is not negative, as slices or bars. */
export const chartValues = (data: readonly ChartDatum[]): ChartValue[] =>
  data.flatMap(({ title, color, value }, index) =>
    isNumber(value) && value >= 0 ? [{ ...entry(title, color, index), value }] : [],
  )

/** The entries with at least one value, as lines. */
export const chartLines = (data: readonly ChartDatum[]) =>
  data.flatMap(({ title, color, values }, index) =>
    values?.some(isNumber)
      ? [{ ...entry(title, color, index), values: values.map((value) => (isNumber(value) ? value : null)) }]
      : [],
  )

const entry = (title: string, color: string, index: number) => ({
  key: `${index} ${title}`,
  title,
  // Those of the theme follow it.
  color: color.startsWith("chart") ? tokens[color as keyof typeof chartTones] : color,
})

/** Return whether a chart of this kind has anything to show. */
export const isDrawable = (kind: string, data: readonly ChartDatum[]) => {
  if (kind === "line") return chartLines(data).length > 0
  const values = chartValues(data)
  return kind === "donut" ? values.some(({ value }) => value > 0) : values.length > 0
}

/** The first entry with the greatest value. */
export const greatestValue = (values: readonly ChartValue[]) =>
  values.reduce<ChartValue | undefined>(
    (leading, entry) => (leading && leading.value >= entry.value ? leading : entry),
    undefined,
  )

/**
 * Split a unit: up to three characters (%, s, min, $k) follow every value, longer ones are a note next to the header.
 */
export const splitUnit = (unit?: string | null): { short?: string; note?: string } =>
  unit && unit.length > 3 ? { note: unit } : { short: unit ?? undefined }

/** A fraction as an SVG percentage. */
export const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`
