/** How long a page may take to grow to its place, in milliseconds. */
const patience = 10_000

/** So many frames after the page was scrolled, a smooth scroll that was on its way may carry it off. */
const settling = 6

/** With any of these the visitor takes over. */
const takeovers = ["wheel", "touchstart", "pointerdown", "mousedown", "keydown"] as const

let stop = () => {}

/**
 * Scrolls the page to a place, and again in the next frames: the browser scrolls smoothly in a thread of its own,
 * which may not have heard yet that the page is another one. Ends as soon as the visitor does anything.
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
 * Takes a place and keeps it while the page's height changes: parts that load later push it away, or have to be there
 * before it exists. Ends as soon as the visitor does anything.
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

/** The page stays wherever it is scrolled to. */
export const letGo = (): void => stop()

const endWith = (end: () => void) => {
  stop = () => {
    end()
    for (const name of takeovers) window.removeEventListener(name, letGo, true)
  }
  for (const name of takeovers) window.addEventListener(name, letGo, true)
}
