import { useEffect, useRef } from "react"
import { anchorTarget } from "./anchor-target"

/**
 * Move the focus to the new page after navigation: to the URL's anchor, otherwise to the main heading, so that Tab and
 * screen readers continue there. Does not scroll: Gatsby has set the position.
 */
export const useRouteFocus = (pathname: string): void => {
  const lastPathname = useRef(pathname)

  useEffect(() => {
    if (lastPathname.current === pathname) return
    lastPathname.current = pathname
    // Run after Gatsby's router, which focuses the app's wrapper in the same effects phase.
    queueMicrotask(focusPage)
  }, [pathname])
}

/** Focus the URL's anchor, otherwise the main heading. */
export const focusPage = (): void => {
  const target =
    anchorTarget() ?? document.querySelector<HTMLElement>("main h1") ?? document.querySelector("main")
  if (!target) return
  if (!target.matches("a[href], button, input, select, textarea, [tabindex]")) target.tabIndex = -1
  target.focus({ preventScroll: true })
}
