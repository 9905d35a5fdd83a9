/** Colours of a chart that its content does not name. The first entry has the accent colour. */

/** chart1, chart2, chart3 and chartMuted follow the theme. */
export const chartColor = /^(chart[123]|chartMuted|#[0-9a-fA-F]{6})$/

/** Slices and lines differ from their neighbours; other bars are pale. */
export const defaultChartColor = (chart: string, index: number): string => {
  const others = chart === "bars" || chart === "columns" ? ["chartMuted"] : ["chart1", "chart3", "chartMuted"]
  return (index > 0 && others[(index - 1) % others.length]) || "chart2"
}
