import { withoutPrefix } from "./path-prefix"
import { routeValue } from "./routes"

/**
 * Routes that a browser loads as a document: the search, whose policy alone allows WebAssembly. A policy belongs to a
 * document.
 */
const fullLoadRoutes = ["/search"]

/** Return whether a link from the current page to an address (without the site's prefix) must load a document. */
export const loadsDocument = (address: string): boolean =>
  [address, withoutPrefix(window.location.pathname)].some((path) => fullLoadRoutes.includes(routeValue(path)))
