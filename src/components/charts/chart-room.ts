/**
 * Only the browser knows the width of a chart. The server renders for a few widths and marks elements with `data-at`;
 * container queries show those that fit. No JavaScript measures anything.
 */
const rooms = {
  tiny: { width: 252, query: "(max-width: 299.98px)" },
  narrow: { width: 300, query: "(min-width: 300px) and (max-width: 419.98px)" },
  medium: { width: 420, query: "(min-width: 420px) and (max-width: 559.98px)" },
  broad: { width: 560, query: "(min-width: 560px) and (max-width: 719.98px)" },
  wide: { width: 720, query: "(min-width: 720px) and (max-width: 999.98px)" },
  full: { width: 1000, query: "(min-width: 1000px)" },
} as const

type Room = keyof typeof rooms
const roomNames = Object.keys(rooms) as Room[]

/** The value of `data-at`: names of all widths for which `fits` returns true. */
export const roomsWhere = (fits: (width: number) => boolean) =>
  roomNames.filter((name) => fits(rooms[name].width)).join(" ")

/** CSS for descendants of the selector whose `data-at` does not contain the current width. */
export const elsewhere = (selector: string, declarations: string) =>
  roomNames
    .map(
      (name) =>
        `@container ${rooms[name].query} { ${selector}:not([data-at~="${name}"]) { ${declarations} } }`,
    )
    .join("\n")

/** Approximate width of a text of 15 px in pixels. */
export const textWidth = (text: string) => text.length * 7.6

/**
 * For each label of an axis, the chart widths at which it is shown: the first and the last always, others if they fit.
 */
export const labelRooms = (labels: readonly string[], besideAxis: number) => {
  const longest = Math.max(...labels.map(textWidth)) + 8
  const last = labels.length - 1
  const shown = roomNames.map((name) => {
    const pitch = (rooms[name].width - besideAxis) / last
    const fits = (chosen: number[]) =>
      gapsOf(chosen).every((gap, index, { length }) => {
        const atEnd = index === 0 || index === length - 1
        return gap * pitch >= longest * (atEnd ? 1.5 : 1)
      })
    const choices = Array.from({ length: Math.max(0, last - 1) }, (_, index) =>
      spread(last, last - index),
    ).filter(fits)
    const [mostEven] = [...choices].sort((one, other) => evenness(other) - evenness(one))
    return { name, chosen: choices.find((chosen) => evenness(chosen) > 0.7) ?? mostEven ?? [0, last] }
  })
  return labels.map((_, position) =>
    shown
      .filter(({ chosen }) => chosen.includes(position))
      .map(({ name }) => name)
      .join(" "),
  )
}

/** Positions from 0 to `last`, in nearly equal parts. */
const spread = (last: number, parts: number) =>
  Array.from({ length: parts + 1 }, (_, index) => Math.round((index * last) / parts))

const gapsOf = (positions: number[]) =>
  positions.slice(1).map((position, index) => position - (positions[index] ?? 0))

/** The smallest gap divided by the largest. From 0.7 up gaps look equal. */
const evenness = (positions: number[]) => Math.min(...gapsOf(positions)) / Math.max(...gapsOf(positions))
