import type { Graph } from "schema-dts"

/** Structured data of a page in its HTML. */
export interface ServedData {
  path: string
  /** Text of the script element. */
  text: string
}

/** Structured data of the page that is being rendered. The server renders one page at a time. */
let served: ServedData | undefined

/** Add structured data to a page's HTML. Server only: in browsers the policy blocks scripts in strings. */
export const serveStructuredData = (path: string, graph: Graph) => {
  served = { path, text: scriptText(graph) }
}

/** Return and clear the structured data of the last rendered page. */
export const takeStructuredData = (): ServedData | undefined => {
  const data = served
  served = undefined
  return data
}

/** In the browser: remove the structured data of another page. */
export const dropStructuredData = (path: string) => {
  const script = document.querySelector<HTMLScriptElement>('script[type="application/ld+json"]')
  if (script && script.dataset.path !== path) script.remove()
}

/** JSON that can neither end its script element nor start a comment: `<` is escaped. */
const scriptText = (graph: Graph) => JSON.stringify(graph).replaceAll("<", "\\u003c")
