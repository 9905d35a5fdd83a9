import { PassThrough } from "node:stream"
import { text } from "node:stream/consumers"
import type { GatsbySSR } from "gatsby"
import { createElement, type ReactElement } from "react"
import { renderToPipeableStream, renderToString } from "react-dom/server"
import { collectStyles } from "./page-styles"

/** Settled when the page before has been rendered and its head has been asked for. */
let before: Promise<void> = Promise.resolve()

/**
 * Render a page to HTML in one piece, with all its styles in one element of the head. Gatsby's own renderer moves Suspense boundaries of pages over 12.8 kB into
 * hidden elements that only a script puts in place; without JavaScript the page would be empty.
 *
 * One page at a time: Gatsby renders two side by side, and Helmet keeps the heads of all in one place, so that one
 * page would get the other's title and the other none.
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = async ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  const turn = before
  let release = () => {}
  before = new Promise((resolve) => {
    release = resolve
  })
  await turn
  try {
    const { html, element } = collectStyles(await renderToHtml(bodyComponent as ReactElement))
    const { css, ...attributes } = element
    replaceBodyHTMLString(html)
    setHeadComponents([
      createElement("style", { key: "styles", ...attributes, dangerouslySetInnerHTML: { __html: css } }),
    ])
  } finally {
    // Gatsby goes on to Helmet's head at once, before any timer.
    setTimeout(release)
  }
}

/** As text in one go, which is the quickest; where something has yet to be loaded, as a stream that waits for it. */
const renderToHtml = async (element: ReactElement) => {
  const html = textOf(element)
  return html === undefined || html.includes(unfinished) ? renderToStream(element) : html
}

/** What React writes in the place of what is not there yet. */
const unfinished = "<!--$!-->"

/** Nothing where React cannot: the stream waits, or says what is wrong. */
const textOf = (element: ReactElement) => {
  try {
    return renderToString(element)
  } catch {
    return undefined
  }
}

const renderToStream = async (element: ReactElement) => {
  const stream = new PassThrough()
  const html = text(stream)
  await new Promise<void>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(element, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => {
        pipe(stream)
        resolve()
      },
      onShellError: reject,
      onError: reject,
    })
  })
  return html
}
