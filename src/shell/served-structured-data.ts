import type { Graph } from "schema-dts"

/** A page's structured data as its HTML holds it. */
export interface ServedData {
  path: string
  /** The text of the script element. */
  text: string
}

/** What the page that is being rendered says of itself; the server renders one page at a time. */
let served: ServedData | undefined

/** Puts structured data into a page's HTML. On the server only: a browser's policy refuses scripts in strings. */
export const serveStructuredData = (path: string, graph: Graph) => {
  served = { path, text: scriptText(graph) }
}

/** What the page just rendered says of itself; asked for once. */
export const takeStructuredData = (): ServedData | undefined => {
  const data = served
  served = undefined
  return data
}

/** In the browser: what another page's HTML said of itself does not stand in the document any longer. */
export const dropStructuredData = (path: string) => {
  const script = document.querySelector<HTMLScriptElement>('script[type="application/ld+json"]')
  if (script && script.dataset.path !== path) script.remove()
}

/** JSON that can neither end the script element it stands in nor begin a comment: `<` is escaped. */
const scriptText = (graph: Graph) => JSON.stringify(graph).replaceAll("<", "\\u003c")
