import { type RefObject, useEffect, useState } from "react"

/**
 * The current heading: the last one above a line in the upper third of the window. Its link is scrolled into view in
 * the list, which never scrolls the page. Above all headings the list returns to its start.
 */
export const useCurrentHeading = (
  headings: readonly { id: string }[],
  list: RefObject<HTMLElement | null>,
): string | undefined => {
  const [current, setCurrent] = useState<string>()
  const ids = headings.map(({ id }) => id).join(" ")

  useEffect(() => {
    const above = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) above[isIntersecting ? "add" : "delete"](target.id)
        setCurrent(ids.split(" ").findLast((id) => above.has(id)))
      },
      // Observe everything above the line, so that jumps past a heading are noticed.
      { rootMargin: "1000000px 0px -66% 0px" },
    )
    for (const id of ids.split(" ")) {
      const heading = document.getElementById(id)
      if (heading) observer.observe(heading)
    }
    return () => observer.disconnect()
  }, [ids])

  useEffect(() => {
    const link = current ? list.current?.querySelector<HTMLElement>("[aria-current]") : undefined
    reveal(link, list.current)
  }, [current, list])

  return current
}

/** Scroll the list so that the link is centred; without a link, to the start. */
function reveal(link: HTMLElement | null | undefined, list: HTMLElement | null) {
  const box = list && list.scrollWidth > list.clientWidth ? list : list?.parentElement
  if (!box) return
  box.scrollLeft = link ? link.offsetLeft - (box.clientWidth - link.offsetWidth) / 2 : 0
  if (!link) box.scrollTop = 0
  else if (box.scrollHeight > box.clientHeight) box.scrollTop = link.offsetTop - box.clientHeight / 2
}
