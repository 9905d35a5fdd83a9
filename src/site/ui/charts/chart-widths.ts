/**
 * Only the browser knows the width of a chart. The server renders for these widths in pixels and marks elements with
 * `data-at`. Container queries show the elements for the largest width that fits.
 */
const widths = [252, 300, 420, 560, 720, 1000]

/** The value of `data-at`: all widths for which `fits` returns true. */
export const widthsWhere = (fits: (width: number) => boolean) => widths.filter(fits).join(" ")

/** CSS for descendants of the selector whose `data-at` does not contain the current width. */
export const atOtherWidths = (selector: string, declarations: string) =>
  widths
    .map((width, index) => {
      const next = widths[index + 1]
      const limits = [
        ...(index > 0 ? [`(min-width: ${width}px)`] : []),
        ...(next ? [`(max-width: ${next - 0.02}px)`] : []),
      ]
      return `@container ${limits.join(" and ")} { ${selector}:not([data-at~="${width}"]) { ${declarations} } }`
    })
    .join("\n")

/** Approximate width of a text of 15 px in pixels. */
export const textWidth = (text: string) => text.length * 7.6

/**
 * For each label of an axis, the value of `data-at`: the first and the last are always shown, others if they fit.
 *
 * @param ticksWidth width of the values left of the plot
 */
export const labelWidths = (labels: readonly string[], ticksWidth: number) => {
  const longest = Math.max(...labels.map(textWidth)) + 8
  const last = labels.length - 1
  const shown = new Map(
    widths.map((width) => [width, shownLabels(last, (longest * last) / (width - ticksWidth))]),
  )
  return labels.map((_, position) => widthsWhere((width) => shown.get(width)?.includes(position) ?? false))
}

/** Positions of as many labels as fit, preferably at equal distances of at least `minimumGap`. */
const shownLabels = (last: number, minimumGap: number) => {
  const fits = (positions: number[]) =>
    gapsOf(positions).every((gap, index, { length }) => {
      // Labels at the ends are aligned inwards.
      const atEnd = index === 0 || index === length - 1
      return gap >= minimumGap * (atEnd ? 1.5 : 1)
    })
  const choices = Array.from({ length: Math.max(0, last - 1) }, (_, index) =>
    spread(last, last - index),
  ).filter(fits)
  const [mostEven] = [...choices].sort((one, other) => evenness(other) - evenness(one))
  return choices.find((positions) => evenness(positions) > 0.7) ?? mostEven ?? [0, last]
}

/** Positions from 0 to `last`, in nearly equal parts. */
const spread = (last: number, parts: number) =>
  Array.from({ length: parts + 1 }, (_, index) => Math.round((index * last) / parts))

const gapsOf = (positions: number[]) =>
  positions.slice(1).map((position, index) => position - (positions[index] ?? 0))

/** The smallest gap divided by the largest. From 0.7 up gaps look equal. */
const evenness = (positions: number[]) => Math.min(...gapsOf(positions)) / Math.max(...gapsOf(positions))
