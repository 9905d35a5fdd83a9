import { color } from "../../theme/tokens"

const named: Record<string, string> = {
  chart1: color.chart1,
  chart2: color.chart2,
  chart3: color.chart3,
  chartMuted: color.chartMuted,
}

/** CSS for a colour in content: chart1, chart2, chart3 and chartMuted follow the theme, other values are unchanged. */
export const chartColor = (name: string) => named[name] ?? name
