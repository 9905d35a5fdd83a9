import type { ShouldUpdateScrollArgs } from "gatsby"
import { decodeUri } from "../../util/decode-uri"
import { readStorage } from "../../util/storage"
import { anchorTarget, hidingParts, reveal } from "./anchor-target"
import { holdScroll, restoreScroll } from "./scroll-position"
import { focusPage } from "./use-route-focus"

/** Gatsby's router sets `action` to "PUSH" for navigation by scripts, and omits it for navigation by the browser. */
type RouterProps = { location: Location & { action?: string } }

/**
 * Set the scroll position after the URL has changed. Return false to disable Gatsby's own scrolling. On the first page
 * and within a page the browser has already scrolled: another scroll during a smooth one would overshoot.
 */
export const shouldUpdateScroll = (args: ShouldUpdateScrollArgs): false | undefined => {
  const { location } = args.routerProps as unknown as RouterProps
  const previous = (args.prevRouterProps as unknown as RouterProps | undefined)?.location
  if (previous?.pathname === location.pathname && location.action === "PUSH") return undefined
  // `navigateTo` has disabled the browser's scroll restoration for pages left within the app.
  const restored = previous ? previous.pathname === location.pathname : history.scrollRestoration !== "manual"
  if (!restored) scrollPage(location)
  return false
}

/** Scroll to the URL's anchor as soon as it is on the page. Gatsby ignores anchors that do not exist yet. */
export const awaitAnchor = (location: Location): void => {
  if (location.hash && !anchorTarget()) scrollPage(location)
}

/**
 * Open what hides the target of the URL's anchor, or of a link's. Then hold the page there: a browser that opens it has
 * scrolled before its content was shown, and a smooth scroll ends early when panels change their height.
 */
export const revealAnchor = (hash = window.location.hash): void => {
  const target = anchorTarget(hash)
  // Browsers do not find what had another id before.
  const isFound = target?.id === decodeUri(hash.slice(1))
  if (!target || !(reveal(target) || target.closest(hidingParts) || !isFound)) return
  // The browser saves the position of the link for the way back.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => holdScroll(() => target.scrollIntoView({ behavior: "instant" }))),
  )
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
    if (target && !found) reveal(target)
    target?.scrollIntoView({ behavior: "instant" })
    if (target && !found) focusPage()
    found = target !== null
  }
}
