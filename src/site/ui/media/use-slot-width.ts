import { type RefObject, useEffect, useState } from "react"

/** Width of the first element with `data-slot` in the container, in pixels; 0 until it is enabled and measured. */
export const useSlotWidth = (container: RefObject<Element | null>, enabled: boolean): number => {
  const [width, setWidth] = useState(0)

  useEffect(() => {
    const element = container.current
    if (!enabled || !element) return
    const measure = () => {
      setWidth(element.querySelector("[data-slot]")?.getBoundingClientRect().width ?? 0)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [container, enabled])

  return width
}
