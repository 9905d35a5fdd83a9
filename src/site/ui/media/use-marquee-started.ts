import { type RefObject, useEffect, useLayoutEffect, useState } from "react"

/**
 * Whether the moving marquee has replaced the static row. That is once the library has measured its elements. The
 * animation starts at the row's scroll position.
 */
export const useMarqueeStarted = (
  scroller: RefObject<HTMLElement | null>,
  running: boolean,
  speed: number,
) => {
  const [scrolled, setScrolled] = useState<number | null>(null)

  useEffect(() => {
    if (!running) {
      setScrolled(null)
      return
    }
    let frame = requestAnimationFrame(function check() {
      const parts = animatedParts(scroller.current)
      if (parts.length > 0 && parts.every(isMeasured)) setScrolled(scroller.current?.scrollLeft ?? 0)
      else frame = requestAnimationFrame(check)
    })
    return () => cancelAnimationFrame(frame)
  }, [scroller, running])

  // Use the speed at the time of the replacement. Later it may change with the window.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useLayoutEffect(() => {
    if (scrolled === null) return
    for (const part of animatedParts(scroller.current))
      for (const animation of part.getAnimations?.() ?? []) animation.currentTime = (scrolled / speed) * 1000
  }, [scrolled])

  return running && scrolled !== null
}

const animatedParts = (scroller: HTMLElement | null) => [
  ...(scroller?.querySelectorAll<HTMLElement>(".rfm-marquee") ?? []),
]

const isMeasured = (part: HTMLElement) => Number.parseFloat(part.style.getPropertyValue("--duration")) > 0
