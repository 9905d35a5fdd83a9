import { useLayoutEffect, useRef, useState } from "react"
import { rowHeight } from "./list-box"

/** Most rows that 256 px show, and how many more are rendered on each side. */
const shownRows = 6
const spare = 3
const edge = 8

/** The rows of a long list to render: those near view, and the one with keyboard focus. */
export const useRowWindow = ({ count, start }: { count: number; start: number }) => {
  const ref = useRef<HTMLUListElement>(null)
  const [first, setFirst] = useState(start)

  const update = () => setFirst(Math.max(0, Math.floor(((ref.current?.scrollTop ?? 0) - edge) / rowHeight)))

  /** Scroll only as far as the row needs. */
  const reveal = (index: number) => {
    const list = ref.current
    if (!list) return
    const top = index * rowHeight
    const height = list.clientHeight || shownRows * rowHeight
    if (top < list.scrollTop) list.scrollTop = top
    else if (top + rowHeight + 2 * edge > list.scrollTop + height) {
      list.scrollTop = top + rowHeight + 2 * edge - height
    }
    update()
  }

  // The selected row is in view on opening, with one row above it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the list opens, not again
  useLayoutEffect(() => {
    if (ref.current) ref.current.scrollTop = Math.max(0, start - 1) * rowHeight
    update()
  }, [])

  const rows = (highlighted: number): number[] => {
    const from = Math.max(0, Math.min(first, count - shownRows) - spare)
    const to = Math.min(count, first + shownRows + spare)
    const near = Array.from({ length: Math.max(0, to - from) }, (_, offset) => from + offset)
    if (highlighted < 0 || highlighted >= count || near.includes(highlighted)) return near
    return highlighted < from ? [highlighted, ...near] : [...near, highlighted]
  }

  return { ref, rows, reveal, onScroll: update }
}
