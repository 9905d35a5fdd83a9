import type { ShouldUpdateScrollArgs } from "gatsby"
import { readStorage } from "../lib/storage"
import { holdScroll, restoreScroll } from "./scroll-position"
import { anchorTarget, focusPage } from "./use-route-focus"

/** Gatsby's router sets "PUSH" for navigation by scripts, and nothing for navigation by the browser. */
type RouterProps = { location: Location & { action?: string } }

/**
 * Set the scroll position after a change of URL. Return false to disable Gatsby's own scrolling. On the first page and
 * within a page the browser has already scrolled: a second scroll during a smooth one would go too far.
 */
export const shouldUpdateScroll = (args: ShouldUpdateScrollArgs): false | undefined => {
  const { location } = args.routerProps as unknown as RouterProps
  const before = (args.prevRouterProps as unknown as RouterProps | undefined)?.location
  if (before?.pathname === location.pathname && location.action === "PUSH") return undefined
  // `navigateTo` has disabled the browser's scroll restoration for pages left within the app.
  const restored = before ? before.pathname === location.pathname : history.scrollRestoration !== "manual"
  if (!restored) scrollPage(location)
  return false
}

/** Wait for an anchor that is not on the page yet. Gatsby ignores those. */
export const awaitAnchor = (location: Location): void => {
  if (location.hash && !anchorTarget()) scrollPage(location)
}

/** Scroll to the saved position, otherwise to the URL's anchor, otherwise to the top. */
const scrollPage = (location: Location) => {
  const top = savedTop(location)
  if (top > 0) holdScroll(toPosition(top))
  else if (location.hash) {
    toPosition(0)()
    holdScroll(toAnchor())
  } else restoreScroll(toPosition(0))
}

/** The scroll position that Gatsby has saved for this history entry. */
const savedTop = ({ pathname }: Location): number => {
  const key = window.history.state?.key ?? "initial"
  return Number(readStorage("sessionStorage", `@@scroll|${pathname}|${key}`)) || 0
}

const toPosition = (top: number) => () => window.scrollTo({ top, behavior: "instant" })

const toAnchor = () => {
  let found = false
  return () => {
    const target = anchorTarget()
    target?.scrollIntoView({ behavior: "instant" })
    if (target && !found) focusPage()
    found = target !== null
  }
}
