import type { Graph } from "schema-dts"

/** Metadata of the page that the server renders. */
export interface RenderedPage {
  path: string
  /** Text of the script element with its structured data, if it has any. */
  structuredData: string | undefined
  /** Last day of the announcement above it. */
  announcedUntil: string | undefined
}

/** One variable is enough: the server renders one page at a time. */
let renderedPage: RenderedPage | undefined

/** Pass a page's structured data, and the announcement's last day, to `onRenderBody`. Server only. */
export const setRenderedPage = (path: string, graph?: Graph, announcedUntil?: string) => {
  renderedPage = { path, structuredData: graph && scriptText(graph), announcedUntil }
}

/** Return the metadata of the page that was just rendered, and clear it. */
export const takeRenderedPage = (): RenderedPage | undefined => {
  const page = renderedPage
  renderedPage = undefined
  return page
}

/** Remove another page's structured data from the document. Browser only. */
export const removeStructuredData = (path: string) => {
  const script = document.querySelector<HTMLScriptElement>('script[type="application/ld+json"]')
  if (script && script.dataset.path !== path) script.remove()
}

/** Escapes `<`, so that the JSON cannot end the script element or start a comment. */
const scriptText = (graph: Graph) => JSON.stringify(graph).replaceAll("<", "\\u003c")
