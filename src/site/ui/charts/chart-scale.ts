/** A point in SVG user units. */
export type Point = readonly [x: number, y: number]

/**
 * About five round values, in ascending order, whose range includes all given values. The axis starts at zero, unless
 * a value is negative, or the smallest is at least half the greatest: small changes of large numbers stay visible.
 */
export const axisTicks = (values: readonly number[], fromZero = false): number[] => {
  const top = Math.max(...values)
  const bottom = Math.min(...values)
  const start = bottom > 0 && (fromZero || bottom < top / 2 || bottom === top) ? 0 : bottom
  const end = bottom === top ? Math.max(0, top) : top
  const step = niceStep((end - start || 5) / 5)
  const first = Math.floor(withoutFloatError(start / step))
  const last = Math.max(first + 1, Math.ceil(withoutFloatError(end / step)))
  return Array.from({ length: last - first + 1 }, (_, index) => withoutFloatError((first + index) * step))
}

/** The next round number: 1, 2, 5 or 25 times a power of ten, and at least 0.01, since labels have two decimals. */
function niceStep(rough: number) {
  const power = 10 ** Math.floor(Math.log10(rough))
  const factors = power < 10 ? [1, 2, 5, 10] : [1, 2, 2.5, 5, 10]
  const factor = factors.find((candidate) => candidate * power >= withoutFloatError(rough)) ?? 10
  return Math.max(0.01, withoutFloatError(factor * power))
}

/** Remove floating-point errors: 0.30000000000000004 becomes 0.3. */
function withoutFloatError(value: number) {
  return Number(value.toPrecision(12))
}

/** Position of a value between the lowest and the highest tick, from 0 to 1. */
export const axisPosition = (value: number, ticks: readonly number[]) => {
  const [first = 0, last = 1] = [ticks[0], ticks[ticks.length - 1]]
  return (value - first) / (last - first || 1)
}

/**
 * A smooth line that never overshoots its points, with a gap at a missing point: cubic curves with the monotone slopes
 * of Fritsch and Butland. Smaller than d3-shape's curveMonotoneX.
 */
export const smoothPath = (points: readonly (Point | null)[]) =>
  points
    .map((point, index) => {
      if (!point) return ""
      const [x, y] = point
      const from = points[index - 1]
      if (!from) return `M${rounded(x)} ${rounded(y)}h0`
      const reach = (x - from[0]) / 3
      const control = [
        from[0] + reach,
        from[1] + reach * slope(points[index - 2], from, point),
        x - reach,
        y - reach * slope(from, point, points[index + 1]),
      ]
      return `C${[...control, x, y].map(rounded).join(" ")}`
    })
    .join("")

/** Slope at a point: zero at peaks and valleys, otherwise the harmonic mean of both sides. */
function slope(before: Point | null | undefined, point: Point, after: Point | null | undefined) {
  const [into, out] = [secant(before, point), secant(point, after)]
  if (into === undefined || out === undefined) return into ?? out ?? 0
  return into * out <= 0 ? 0 : (2 * into * out) / (into + out)
}

function secant(from: Point | null | undefined, to: Point | null | undefined) {
  return from && to ? (to[1] - from[1]) / (to[0] - from[0]) : undefined
}

/** Round to a tenth of a unit. Plots are a thousand units wide, so screens cannot show more. */
function rounded(value: number) {
  return Math.round(value * 10) / 10
}
