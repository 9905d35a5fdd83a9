/** Maximum time to hold a scroll position while the page loads, in milliseconds. */
const holdTime = 10_000

/** Number of frames in which a running smooth scroll may still move the page. */
const framesToSettle = 6

/** Input events with which the visitor may start to scroll. */
const inputs = ["wheel", "touchstart", "pointerdown", "mousedown", "keydown"] as const

let current = new AbortController()

/** Stop restoring or holding a scroll position. */
const releaseScroll = (): void => current.abort()

/**
 * Restore a scroll position, and again in the next frames: a smooth scroll runs in another thread, and may continue
 * after the page has changed. Ends on any input.
 * @returns signal that is aborted at the end
 */
export const restoreScroll = (scroll: () => void): AbortSignal => {
  releaseScroll()
  current = new AbortController()
  const { signal } = current
  for (const name of inputs) window.addEventListener(name, releaseScroll, { capture: true, signal })
  scroll()
  let frames = framesToSettle
  requestAnimationFrame(function again() {
    if (signal.aborted) return
    scroll()
    frames -= 1
    if (frames > 0) requestAnimationFrame(again)
  })
  return signal
}

/** Restore a scroll position, and hold it while the page's height changes. Ends on any input. */
export const holdScroll = (scroll: () => void): void => {
  const signal = restoreScroll(scroll)
  if (typeof ResizeObserver === "undefined") return
  const observer = new ResizeObserver(scroll)
  const timer = setTimeout(releaseScroll, holdTime)
  observer.observe(document.body)
  signal.addEventListener("abort", () => {
    clearTimeout(timer)
    observer.disconnect()
  })
}
