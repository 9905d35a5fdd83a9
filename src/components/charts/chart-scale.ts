/** A point of a line in drawing units. */
export type Point = readonly [x: number, y: number]

/**
 * Round values for an axis, lowest first, that take in all given values with at most five steps or so. The axis starts at
 * zero unless the values lie in the upper half, so that small changes of large numbers stay visible.
 */
export const axisTicks = (values: readonly number[], fromZero = false): number[] => {
  const top = Math.max(...values)
  const bottom = Math.min(...values)
  const start = bottom > 0 && (fromZero || bottom < top / 2 || bottom === top) ? 0 : bottom
  const end = bottom === top ? Math.max(0, top) : top
  const step = niceStep((end - start || 5) / 5)
  const first = Math.floor(tidy(start / step))
  const last = Math.max(first + 1, Math.ceil(tidy(end / step)))
  return Array.from({ length: last - first + 1 }, (_, index) => tidy((first + index) * step))
}

/** The next round number: 1, 2, 5, or 25 times a power of ten; at least a hundredth, since labels have two decimals. */
function niceStep(rough: number) {
  const power = 10 ** Math.floor(Math.log10(rough))
  const factors = power < 10 ? [1, 2, 5, 10] : [1, 2, 2.5, 5, 10]
  const factor = factors.find((candidate) => candidate * power >= tidy(rough)) ?? 10
  return Math.max(0.01, tidy(factor * power))
}

/** Takes away what binary fractions add: 0.30000000000000004 is 0.3. */
function tidy(value: number) {
  return Number(value.toPrecision(12))
}

/** How far a value is from the axis's lowest tick to its highest, from 0 to 1. */
export const axisPosition = (value: number, ticks: readonly number[]) => {
  const [first = 0, last = 1] = [ticks[0], ticks[ticks.length - 1]]
  return (value - first) / (last - first || 1)
}

/**
 * A smooth line through the points that never swings beyond them, with a gap where a point is missing: cubic curves with the monotone slopes of Fritsch
 * and Butland. (d3-shape's curveMonotoneX would cost 3.9 kB gzipped.)
 */
export const smoothPath = (points: readonly (Point | null)[]) =>
  points
    .map((point, index) => {
      if (!point) return ""
      const [x, y] = point
      const from = points[index - 1]
      if (!from) return `M${short(x)} ${short(y)}h0`
      const reach = (x - from[0]) / 3
      const control = [
        from[0] + reach,
        from[1] + reach * slope(points[index - 2], from, point),
        x - reach,
        y - reach * slope(from, point, points[index + 1]),
      ]
      return `C${[...control, x, y].map(short).join(" ")}`
    })
    .join("")

/** Slope of the curve in a point between its neighbours: level at peaks and valleys, else the gentler one's way. */
function slope(before: Point | null | undefined, point: Point, after: Point | null | undefined) {
  const [into, out] = [secant(before, point), secant(point, after)]
  if (into === undefined || out === undefined) return into ?? out ?? 0
  return into * out <= 0 ? 0 : (2 * into * out) / (into + out)
}

function secant(from: Point | null | undefined, to: Point | null | undefined) {
  return from && to ? (to[1] - from[1]) / (to[0] - from[0]) : undefined
}

/** A tenth of a unit is finer than any screen: drawings are a thousand units wide. */
function short(value: number) {
  return Math.round(value * 10) / 10
}
