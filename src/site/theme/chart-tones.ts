/**
 * The colours of charts: lightness in the light and the dark theme, and the most chroma that they take from an accent
 * (both as in OKLCH). Each has at least 3:1 on the charts' card. The parts of a ring take them in this order: for any
 * number of parts, each differs from the next, and the last from the first.
 */
export const chartTones = {
  chart2: [0.47, 0.68, 0.15],
  chart1: [0.595, 0.56, 0.13],
  chart3: [0.18, 0.96, 0.02],
  chartMuted: [0.65, 0.52, 0.03],
  chart4: [0.34, 0.825, 0.1],
  chart5: [0.545, 0.595, 0.13],
  chart6: [0.27, 0.89, 0.06],
  chart7: [0.39, 0.765, 0.12],
} as const
