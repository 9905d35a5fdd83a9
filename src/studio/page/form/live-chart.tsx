import { chartColors } from "../../../site/theme/chart-colors"
import { isColor } from "../../../site/theme/contrast"
import { type HeroColors, withHeroColors } from "../../../site/theme/hero-colors"
import { type ChartDatum, isDrawable } from "../../../site/ui/charts/chart-data"
import { charts } from "../../../site/ui/charts/charts"
import { PageColors } from "../../../site/ui/layout/page-colors"
import { TextsContext } from "../../../site/ui/text/texts"
import { Hint } from "../ui/controls"

/** The chart of the fields around it, in the colours of the page below its hero. */
export const LiveChart = ({ value, hero }: { value: Record<string, unknown>; hero?: HeroColors }) => {
  const { chart, header, unit, labels, data } = value
  const Chart = Object.hasOwn(charts, String(chart)) ? charts[chart as keyof typeof charts] : undefined
  const written: Partial<ChartDatum>[] = (Array.isArray(data) ? data : []).filter((entry) => entry !== null)
  // Also while a colour is being typed.
  const colors = chartColors(String(chart), written)
  const entries = written.map((entry, index) => ({ title: "", ...entry, color: colors[index] ?? "" }))
  if (!Chart || !isDrawable(String(chart), entries))
    return <Hint>The chart appears when there are values.</Hint>
  const drawn = (
    <Chart
      header={String(header ?? "")}
      unit={unit === undefined ? undefined : String(unit)}
      labels={Array.isArray(labels) ? labels.map(String) : []}
      data={entries}
    />
  )
  return (
    <TextsContext value={{ charts: tableHeaders }}>
      {hero && isColor(hero.background) ? (
        <PageColors $colors={withHeroColors(hero).page}>{drawn}</PageColors>
      ) : (
        drawn
      )}
    </TextsContext>
  )
}

const tableHeaders = { title: "Title", value: "Value", point: "Point" }
