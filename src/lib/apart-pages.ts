import { withoutPrefix } from "./path-prefix"

/**
 * Full-load routes: the search, whose policy alone allows WebAssembly. A policy belongs to a document, so links to and
 * from these pages load one.
 */
const apart = ["/search/"]

/** Return whether a link from the current page to an address (without the site's prefix) must load a document. */
export const loadsDocument = (address: string): boolean =>
  isApart(address) || isApart(withoutPrefix(window.location.pathname))

const isApart = (address: string) => {
  const path = address.replace(/[?#].*$/s, "").replace(/\/?$/, "/")
  return apart.includes(path)
}
