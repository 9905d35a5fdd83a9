import type { ShouldUpdateScrollArgs } from "gatsby"
import { keepPlace } from "./keep-place"
import { focusPage, namedPlace } from "./use-route-focus"

/** Gatsby's router says "PUSH" for what scripts open, and nothing for what the browser did by itself. */
type RouterProps = { location: Location & { action?: string } }

type SavedPosition = (location: Location) => [x: number, y: number]

/**
 * Where the page stands after a change of address; false keeps Gatsby from scrolling by its own rule. On the first
 * page and within a page the browser has scrolled by itself: a second way to the same place, begun during the first,
 * ends beyond it. Another page stands where it was left, else at the anchor of its address, else at its top.
 */
export const shouldUpdateScroll = (args: ShouldUpdateScrollArgs): false | undefined => {
  const { location } = args.routerProps as unknown as RouterProps
  const before = (args.prevRouterProps as unknown as RouterProps | undefined)?.location
  if (!before) return false
  if (before.pathname === location.pathname) return location.action === "PUSH" ? undefined : false
  const [, top] = (args.getSavedScrollPosition as unknown as SavedPosition)(location)
  keepPlace(top === 0 && location.hash ? toAnchor() : toPosition(top))
  return false
}

const toPosition = (top: number) => () => window.scrollTo({ top, behavior: "instant" })

const toAnchor = () => {
  let found = false
  window.scrollTo({ top: 0, behavior: "instant" })
  return () => {
    const place = namedPlace()
    place?.scrollIntoView({ behavior: "instant" })
    if (place && !found) focusPage()
    found = place !== null
  }
}
