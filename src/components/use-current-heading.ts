import { type RefObject, useEffect, useState } from "react"

/**
 * The heading that is being read: the last one above a line in the upper third of the window. Its link is scrolled
 * into view inside the list, which never moves the page; above all headings the list stands at its start again.
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
      // Everything above the line counts, however far: a jump past a heading is seen too.
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

/** Scrolls what scrolls around the links, sideways or down, so that the link is in its middle; without one, back. */
function reveal(link: HTMLElement | null | undefined, list: HTMLElement | null) {
  const box = list && list.scrollWidth > list.clientWidth ? list : list?.parentElement
  if (!box) return
  box.scrollLeft = link ? link.offsetLeft - (box.clientWidth - link.offsetWidth) / 2 : 0
  if (!link) box.scrollTop = 0
  else if (box.scrollHeight > box.clientHeight) box.scrollTop = link.offsetTop - box.clientHeight / 2
}
