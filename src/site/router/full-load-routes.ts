import { withoutPrefix } from "./path-prefix"
import { routePath } from "./routes"

/**
 * Routes that a browser loads as a document: only the search, because only its policy allows WebAssembly, and a policy
 * applies to a whole document. `static/speculation-rules.json` prefetches their links.
 */
const fullLoadRoutes = ["/search"]

/** Return whether navigation from the current page to an address (without the site's prefix) must load a document. */
export const loadsDocument = (address: string): boolean =>
  [address, withoutPrefix(window.location.pathname)].some((path) => fullLoadRoutes.includes(routePath(path)))
