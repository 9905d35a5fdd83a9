import type { ReactNode } from "react"
import { chartColors } from "../../theme/chart-colors"
import { isColor } from "../../theme/contrast"
import { type HeroColors, withHeroColors } from "../../theme/hero-colors"
import { type ChartDatum, isDrawable } from "../../ui/charts/chart-data"
import { charts } from "../../ui/charts/charts"
import { PageColors } from "../../ui/layout/page-colors"
import { TextsContext } from "../../ui/text/texts"

interface LiveChartProps {
  /** The fields of a chart as they are written, also while they are not valid. */
  value: Record<string, unknown>
  /** The colours of the page's hero. */
  hero?: unknown
  /** Shown while there is nothing to draw. */
  children?: ReactNode
}

/** The chart of fields that are being edited, in the colours of the page below its hero. */
export const LiveChart = ({ value, hero, children }: LiveChartProps) => {
  const { chart, header, unit, labels, data } = value
  const Chart = Object.hasOwn(charts, String(chart)) ? charts[chart as keyof typeof charts] : undefined
  const written: Partial<ChartDatum>[] = (Array.isArray(data) ? data : []).filter((entry) => entry !== null)
  // Also while a colour is being typed.
  const colors = chartColors(String(chart), written)
  const entries = written.map((entry, index) => ({ title: "", ...entry, color: colors[index] ?? "" }))
  if (!Chart || !isDrawable(String(chart), entries)) return children
  const drawn = (
    <Chart
      header={String(header ?? "")}
      unit={unit === undefined ? undefined : String(unit)}
      labels={Array.isArray(labels) ? labels.map(String) : []}
      data={entries}
    />
  )
  const colorsOf = hero as HeroColors | undefined
  return (
    <TextsContext value={{ charts: tableHeaders }}>
      {colorsOf && isColor(colorsOf.background) ? (
        <PageColors $colors={withHeroColors(colorsOf).page}>{drawn}</PageColors>
      ) : (
        drawn
      )}
    </TextsContext>
  )
}

const tableHeaders = { title: "Title", value: "Value", point: "Point" }
