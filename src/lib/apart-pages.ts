import { withoutPrefix } from "./path-prefix"

/**
 * Pages that stand apart from the app: the search, whose policy alone lets WebAssembly run. A policy belongs to a
 * document, so these are entered and left by loading one.
 */
const apart = ["/search/"]

/** Whether the way from the page shown to an address of this site, without its prefix, loads a document. */
export const loadsDocument = (address: string): boolean =>
  isApart(address) || isApart(withoutPrefix(window.location.pathname))

const isApart = (address: string) => {
  const path = address.replace(/[?#].*$/s, "").replace(/\/?$/, "/")
  return apart.includes(path)
}
