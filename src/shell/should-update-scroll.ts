import type { ShouldUpdateScrollArgs } from "gatsby"
import { readStorage } from "../lib/storage"
import { keepPlace, takePlace } from "./keep-place"
import { focusPage, namedPlace } from "./use-route-focus"

/** Gatsby's router says "PUSH" for what scripts open, and nothing for what the browser did by itself. */
type RouterProps = { location: Location & { action?: string } }

/**
 * Where the page stands after a change of address; false keeps Gatsby from scrolling by its own rule. On the first
 * page and within a page the browser has scrolled by itself: a second way to the same place, begun during the first,
 * ends beyond it.
 */
export const shouldUpdateScroll = (args: ShouldUpdateScrollArgs): false | undefined => {
  const { location } = args.routerProps as unknown as RouterProps
  const before = (args.prevRouterProps as unknown as RouterProps | undefined)?.location
  if (before?.pathname === location.pathname && location.action === "PUSH") return undefined
  // A page that was left within the app the browser was told not to restore.
  const restored = before ? before.pathname === location.pathname : history.scrollRestoration !== "manual"
  if (!restored) placePage(location)
  return false
}

/** Gatsby asks about an anchor only if it is on the page; it may arrive later. */
export const awaitAnchor = (location: Location): void => {
  if (location.hash && !namedPlace()) placePage(location)
}

/** Where the page was left, else at the anchor of its address, else at its top. */
const placePage = (location: Location) => {
  const top = savedTop(location)
  if (top > 0) return keepPlace(toPosition(top))
  if (!location.hash) return takePlace(toPosition(0))
  toPosition(0)()
  keepPlace(toAnchor())
}

/** How far the page of this entry of the history was scrolled, as Gatsby has written it down. */
const savedTop = ({ pathname }: Location): number => {
  const key = window.history.state?.key ?? "initial"
  return Number(readStorage("sessionStorage", `@@scroll|${pathname}|${key}`)) || 0
}

const toPosition = (top: number) => () => window.scrollTo({ top, behavior: "instant" })

const toAnchor = () => {
  let found = false
  return () => {
    const place = namedPlace()
    place?.scrollIntoView({ behavior: "instant" })
    if (place && !found) focusPage()
    found = place !== null
  }
}
