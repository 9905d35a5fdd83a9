import { useLayoutEffect, useRef, useState } from "react"
import { rowHeight } from "./list-box"

/** Maximum number of visible rows in 256 px. */
const visibleRows = 6
/** Number of rows rendered above and below the visible ones. */
const overscan = 3
/** Padding of the list in pixels. */
const padding = 8

/** The rows of a long list to render: those near view, and the one with keyboard focus. */
export const useRowWindow = ({ count, start }: { count: number; start: number }) => {
  const ref = useRef<HTMLUListElement>(null)
  const [first, setFirst] = useState(start)

  const update = () =>
    setFirst(Math.max(0, Math.floor(((ref.current?.scrollTop ?? 0) - padding) / rowHeight)))

  /** Scroll as little as possible to show the row. */
  const reveal = (index: number) => {
    const list = ref.current
    if (!list) return
    const top = index * rowHeight
    const height = list.clientHeight || visibleRows * rowHeight
    if (top < list.scrollTop) list.scrollTop = top
    else if (top + rowHeight + 2 * padding > list.scrollTop + height) {
      list.scrollTop = top + rowHeight + 2 * padding - height
    }
    update()
  }

  // On opening, show the selected row with one row above it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the list opens, not again
  useLayoutEffect(() => {
    if (ref.current) ref.current.scrollTop = Math.max(0, start - 1) * rowHeight
    update()
  }, [])

  const rows = (highlighted: number): number[] => {
    const from = Math.max(0, Math.min(first, count - visibleRows) - overscan)
    const to = Math.min(count, first + visibleRows + overscan)
    const near = Array.from({ length: Math.max(0, to - from) }, (_, offset) => from + offset)
    if (highlighted < 0 || highlighted >= count || near.includes(highlighted)) return near
    return highlighted < from ? [highlighted, ...near] : [...near, highlighted]
  }

  return { ref, rows, reveal, onScroll: update }
}
