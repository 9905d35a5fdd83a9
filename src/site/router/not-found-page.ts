import matchPaths from "$virtual/match-paths.json"
import { matchesPath } from "./matches-path"
import { withoutPrefix } from "./path-prefix"

/**
 * Keep the 404 page if the server has sent it. By the address, Gatsby might find another page or none: its router
 * encodes characters such as %2F twice.
 */
export const keepNotFoundPage = (): void => {
  const { ___loader: loader, pagePath = "" } = window
  if (!loader || !/^\/404(?:\/|\.html)$/.test(pagePath)) return
  const { pathname } = window.location
  if (matchPaths.some(({ matchPath }) => matchesPath(matchPath, withoutPrefix(pathname)))) {
    // A page with `matchPath`, of which the server has no file. Gatsby renders it into an empty element.
    document.getElementById("gatsby-focus-wrapper")?.replaceChildren()
    return
  }
  const addresses = [pathname, encodeURI(decodeURI(pathname))]
  const shownAt = (path: string) => (addresses.includes(path.replace(/\?.*/s, "")) ? "/404.html" : path)
  const { loadPage, loadPageSync } = loader
  loader.loadPage = (path) => loadPage(shownAt(path))
  loader.loadPageSync = (path, options) => loadPageSync(shownAt(path), options)
}
