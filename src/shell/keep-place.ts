/** How long to wait until the page is high enough for its position, in milliseconds. */
const patience = 10_000

/** Frames after a change during which a running smooth scroll may still move the page. */
const settling = 6

/** Events with which the visitor takes over. */
const takeovers = ["wheel", "touchstart", "pointerdown", "mousedown", "keydown"] as const

let stop = () => {}

/**
 * Restore a scroll position, and again in the next frames: a smooth scroll runs in a thread of its own and may not know
 * yet that the page has changed. Ends on any input.
 */
export const takePlace = (goThere: () => void): void => {
  letGo()
  goThere()
  let left = settling
  let frame = requestAnimationFrame(function goAgain() {
    goThere()
    left -= 1
    if (left > 0) frame = requestAnimationFrame(goAgain)
  })
  endWith(() => cancelAnimationFrame(frame))
}

/**
 * Restore a scroll position and keep it while the page's height changes, e.g. because parts load later. Ends on any
 * input.
 */
export const keepPlace = (goThere: () => void): void => {
  takePlace(goThere)
  if (typeof ResizeObserver === "undefined") return
  const endTaking = stop
  const observer = new ResizeObserver(goThere)
  const timer = setTimeout(letGo, patience)
  observer.observe(document.body)
  endWith(() => {
    endTaking()
    clearTimeout(timer)
    observer.disconnect()
  })
}

/** Stop keeping the scroll position. */
export const letGo = (): void => stop()

const endWith = (end: () => void) => {
  stop = () => {
    end()
    for (const name of takeovers) window.removeEventListener(name, letGo, true)
  }
  for (const name of takeovers) window.addEventListener(name, letGo, true)
}
