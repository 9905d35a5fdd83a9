/** How long a page may take to grow to its place, in milliseconds. */
const patience = 10_000

/** With any of these the visitor takes over. */
const takeovers = ["wheel", "touchstart", "pointerdown", "mousedown", "keydown"] as const

let stop = () => {}

/**
 * Scrolls the page to a place, and again whenever its height changes: parts that load later push the place away, or
 * have to be there before it exists. Ends as soon as the visitor does anything.
 */
export const keepPlace = (goThere: () => void): void => {
  letGo()
  goThere()
  if (typeof ResizeObserver === "undefined") return
  const observer = new ResizeObserver(goThere)
  const timer = setTimeout(letGo, patience)
  stop = () => {
    clearTimeout(timer)
    observer.disconnect()
    for (const name of takeovers) window.removeEventListener(name, letGo, true)
  }
  observer.observe(document.body)
  for (const name of takeovers) window.addEventListener(name, letGo, true)
}

/** The page stays wherever it is scrolled to. */
export const letGo = (): void => stop()
