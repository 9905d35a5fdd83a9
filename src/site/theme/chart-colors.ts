import { chartTones } from "../../site/theme/chart-tones"

/** The colours that follow the theme, or a hexadecimal one. */
export const chartColor = /^(chart[1-7]|chartMuted|#[0-9a-fA-F]{6})$/

/**
 * The colours of a chart's entries. Those without one stand out if they are first; slices and lines then have a colour
 * that no other entry has, bars and columns are muted.
 */
export const chartColors = (chart: string, data: readonly { color?: string }[]): string[] => {
  const unused = Object.keys(chartTones).filter((name) => !data.some(({ color }) => color === name))
  const isRanking = chart === "bars" || chart === "columns"
  return data.map(({ color = "" }, index) => {
    if (chartColor.test(color)) return color
    if (isRanking) return index === 0 ? "chart2" : "chartMuted"
    return unused.shift() ?? "chartMuted"
  })
}
