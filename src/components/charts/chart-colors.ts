import { color } from "../../theme/tokens"

const named: Record<string, string> = {
  chart1: color.chart1,
  chart2: color.chart2,
  chart3: color.chart3,
  chartMuted: color.chartMuted,
}

/** A colour of content as CSS: chart1, chart2, chart3 and chartMuted follow the theme, anything else stays. */
export const chartColor = (name: string) => named[name] ?? name
