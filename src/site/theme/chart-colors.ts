import { chartTones } from "../../site/theme/chart-tones"

/** The colours that follow the theme, or a hexadecimal one. */
export const chartColor = /^(chart[1-7]|chartMuted|#[0-9a-fA-F]{6})$/

/**
 * The colours of a chart's entries. Of those without one, slices and lines have a colour that no other entry has; columns
 * but the first are muted; bars are a ranking, in one hue of falling strength in both themes.
 */
export const chartColors = (chart: string, data: readonly { color?: string }[]): string[] => {
  const unused = Object.keys(chartTones).filter((name) => !data.some(({ color }) => color === name))
  const ranked = { bars: ["chart2", "chart5", "chart1"], columns: ["chart2"] }[chart]
  return data.map(({ color = "" }, index) => {
    if (chartColor.test(color)) return color
    return (ranked ? ranked[index] : unused.shift()) ?? "chartMuted"
  })
}
