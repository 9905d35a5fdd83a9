import { useEffect, useRef } from "react"

/**
 * Moves the focus to the new page after a change of page: to the place its address names, else to its main heading,
 * so that the next Tab and a screen reader go on there. Nothing scrolls: Gatsby has put the page where it belongs.
 */
export const useRouteFocus = (pathname: string): void => {
  const shown = useRef(pathname)

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    // Gatsby's router focuses the element around the whole app in the same round of effects: this comes after it.
    queueMicrotask(focusPage)
  }, [pathname])
}

/** To the place that the address names, else to the main heading. */
export const focusPage = (): void => {
  const target =
    namedPlace() ?? document.querySelector<HTMLElement>("main h1") ?? document.querySelector("main")
  if (!target) return
  if (!target.matches("a[href], button, input, select, textarea, [tabindex]")) target.tabIndex = -1
  target.focus({ preventScroll: true })
}

/** The element of the address's anchor, if it is on the page. */
export const namedPlace = (): HTMLElement | null => {
  const name = window.location.hash.slice(1)
  try {
    return name ? document.getElementById(decodeURIComponent(name)) : null
  } catch {
    return null
  }
}
