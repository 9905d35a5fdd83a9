/** Let a mouse drag all rails that scroll and snap, as a finger does. Keys and the wheel continue to work. */
export const dragRails = () => {
  window.addEventListener("pointerdown", startDrag)
  // For the cursor of rails.
  document.documentElement.dataset.mouseDrags = ""
}

/** Pixels that a mouse may move in a click. */
const tolerance = 5

/** Share of the rail's width from which a drag leads to the next item. */
const enough = 0.1

const startDrag = (down: PointerEvent) => {
  if (down.pointerType !== "mouse" || down.button !== 0 || !(down.target instanceof Element)) return
  const rail = railAround(down.target)
  if (!rail) return
  const start = rail.scrollLeft
  const ended = new AbortController()
  const { signal } = ended
  let distance = 0
  let dragging = false

  const drag = ({ clientX }: PointerEvent) => {
    distance = down.clientX - clientX
    if (!dragging && Math.abs(distance) <= tolerance) return
    if (!dragging) {
      dragging = true
      rail.setPointerCapture(down.pointerId)
      Object.assign(rail.style, { scrollSnapType: "none", userSelect: "none", cursor: "grabbing" })
    }
    rail.scrollTo({ left: start + distance, behavior: "instant" })
  }

  const end = () => {
    ended.abort()
    if (!dragging) return
    ignoreClick()
    const { matches: reduced } = matchMedia("(prefers-reduced-motion: reduce)")
    rail.scrollTo({ left: destination(rail, distance), behavior: reduced ? "instant" : "smooth" })
    Object.assign(rail.style, { scrollSnapType: "", userSelect: "", cursor: "" })
  }

  window.addEventListener("pointermove", drag, { signal })
  window.addEventListener("pointerup", end, { signal })
  window.addEventListener("pointercancel", end, { signal })
  // The browser would drag the link or the image.
  window.addEventListener("dragstart", (event) => event.preventDefault(), { signal })
}

/** The closest element around this one that snaps, if it has something to scroll. */
const railAround = (element: Element): HTMLElement | undefined => {
  const parent = element.parentElement
  if (!parent) return undefined
  if (getComputedStyle(parent).scrollSnapType === "none") return railAround(parent)
  return parent.scrollWidth > parent.clientWidth ? parent : undefined
}

/** The scroll position of the next item in the direction of a drag, or after a short drag of the nearest. */
const destination = (rail: HTMLElement, distance: number): number => {
  const { scrollLeft, clientWidth } = rail
  const padding = Number.parseFloat(getComputedStyle(rail).scrollPaddingLeft) || 0
  const edge = rail.getBoundingClientRect().left + padding
  const offsets = [...rail.querySelectorAll("*")]
    .filter((item) => getComputedStyle(item).scrollSnapAlign !== "none")
    .map((item) => item.getBoundingClientRect().left - edge)
  const long = Math.abs(distance) > clientWidth * enough
  const ahead = long ? offsets.filter((offset) => offset * distance >= 0) : offsets
  const [nearest = 0] = ahead.sort((one, other) => Math.abs(one) - Math.abs(other))
  return scrollLeft + nearest
}

/** Ignore the click that ends a drag, if there is one. */
const ignoreClick = () => {
  const ignored = new AbortController()
  const ignore = (event: Event) => {
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  window.addEventListener("click", ignore, { capture: true, signal: ignored.signal })
  setTimeout(() => ignored.abort())
}
