import type { Graph } from "schema-dts"

/** Facts of the page that is being rendered. */
export interface ServedPage {
  path: string
  name: string
  heading: string
  /** Text of the script element with its structured data, if it has any. */
  structuredData: string | undefined
}

/** The server renders one page at a time. */
let servedPage: ServedPage | undefined

/** Pass a page's facts to `onRenderBody`. Server only. */
export const servePage = (page: Omit<ServedPage, "structuredData">, graph?: Graph) => {
  servedPage = { ...page, structuredData: graph && scriptText(graph) }
}

/** Return the facts of the page that was just rendered, once. */
export const takeServedPage = (): ServedPage | undefined => {
  const page = servedPage
  servedPage = undefined
  return page
}

/** Remove another page's structured data from the document. Browser only. */
export const removeStructuredData = (path: string) => {
  const script = document.querySelector<HTMLScriptElement>('script[type="application/ld+json"]')
  if (script && script.dataset.path !== path) script.remove()
}

/** Escapes `<`, so that the JSON cannot end the script element or start a comment. */
const scriptText = (graph: Graph) => JSON.stringify(graph).replaceAll("<", "\\u003c")
