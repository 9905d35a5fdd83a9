import type { Graph } from "schema-dts"

/** What a page that is being rendered says of itself. */
export interface ServedPage {
  path: string
  name: string
  heading: string
  /** Text of the script element with its structured data, where it has some. */
  structuredData: string | undefined
}

/** The server renders one page at a time. */
let servedPage: ServedPage | undefined

/** Hand a page's facts over to `onRenderBody`. On the server only. */
export const servePage = (page: Omit<ServedPage, "structuredData">, graph?: Graph) => {
  servedPage = { ...page, structuredData: graph && scriptText(graph) }
}

/** What the page just rendered says of itself; asked for once. */
export const takeServedPage = (): ServedPage | undefined => {
  const page = servedPage
  servedPage = undefined
  return page
}

/** In the browser: what another page's HTML said of itself does not stand in the document any longer. */
export const dropStructuredData = (path: string) => {
  const script = document.querySelector<HTMLScriptElement>('script[type="application/ld+json"]')
  if (script && script.dataset.path !== path) script.remove()
}

/** JSON that can neither end the script element it stands in nor begin a comment: `<` is escaped. */
const scriptText = (graph: Graph) => JSON.stringify(graph).replaceAll("<", "\\u003c")
