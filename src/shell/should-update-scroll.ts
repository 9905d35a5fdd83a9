import type { ShouldUpdateScrollArgs } from "gatsby"

/** Gatsby's router says "PUSH" for what scripts open, and nothing for what the browser did by itself. */
type RouterProps = { location: Location & { action?: string } }

type Position = (location: Location) => [x: number, y: number]

/**
 * Where Gatsby may scroll after a change of address. Not where the browser has done so by itself: to the anchor of
 * an address, or where a reload or the history left off; a second way to the same place, begun during the first,
 * ends beyond it. Undefined is Gatsby's own rule: to the anchor, the remembered position, or the top.
 */
export const shouldUpdateScroll = (args: ShouldUpdateScrollArgs): false | undefined => {
  const { location } = args.routerProps as unknown as RouterProps
  const before = (args.prevRouterProps as unknown as RouterProps | undefined)?.location
  const byBrowser = location.action !== "PUSH"
  if (!before || (byBrowser && before.pathname === location.pathname)) return false
  // Back to a page that was opened at an anchor and read on: Gatsby would go to the anchor.
  const [, top] = (args.getSavedScrollPosition as unknown as Position)(location)
  if (!byBrowser || !location.hash || !top) return undefined
  window.scrollTo(0, top)
  return false
}
