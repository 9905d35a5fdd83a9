import { type RefObject, useEffect, useState } from "react"

/**
 * The current heading: the last one of the list above a line in the upper third of the window. A link is scrolled into
 * view in the list, which never scrolls the page. Above all headings the list returns to its start.
 */
export const useCurrentHeading = (
  headings: readonly { id: string }[],
  list: RefObject<HTMLElement | null>,
): string | undefined => {
  const [current, setCurrent] = useState<string>()
  const ids = headings.map(({ id }) => id).join(" ")

  useEffect(() => {
    const all = ids.split(" ").flatMap((id) => document.getElementById(id) ?? [])
    const above = new Set<Element>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) above[isIntersecting ? "add" : "delete"](target)
        setCurrent(all.findLast((heading) => above.has(heading))?.id)
      },
      // Observe everything above the line, so that jumps past a heading are noticed.
      { rootMargin: "1000000px 0px -66% 0px" },
    )
    for (const heading of all) observer.observe(heading)
    return () => observer.disconnect()
  }, [ids])

  useEffect(() => {
    const link = current ? list.current?.querySelector<HTMLElement>("[aria-current]") : undefined
    const revealLink = () => reveal(link, list.current)
    revealLink()
    // Smooth scrolling of the page cuts off that of the list.
    document.addEventListener("scrollend", revealLink)
    return () => document.removeEventListener("scrollend", revealLink)
  }, [current, list])

  return current
}

/** Scroll the list so that the link is centred. Undefined: to the start. Null: not at all. */
function reveal(link: HTMLElement | null | undefined, list: HTMLElement | null) {
  const box = list && list.scrollWidth > list.clientWidth ? list : list?.parentElement
  if (!box || link === null) return
  if (!link) return box.scrollTo({ left: 0, top: 0, behavior: "instant" })
  const left = link.offsetLeft - (box.clientWidth - link.offsetWidth) / 2
  const top = box.scrollHeight > box.clientHeight ? link.offsetTop - box.clientHeight / 2 : box.scrollTop
  box.scrollTo({ left, top })
}
