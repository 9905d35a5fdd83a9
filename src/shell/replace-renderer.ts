import { PassThrough } from "node:stream"
import { text } from "node:stream/consumers"
import type { GatsbySSR } from "gatsby"
import { createElement, type ReactElement } from "react"
import { renderToPipeableStream, renderToString } from "react-dom/server"
import { collectStyles } from "./page-styles"

/** Resolves when the previous page has been rendered and its head collected. */
let before: Promise<void> = Promise.resolve()

/**
 * Render a page to HTML in one piece, with all its styles in one element of the head. Gatsby's renderer moves Suspense
 * boundaries of large pages into hidden elements that need a script; without JavaScript the page would be empty.
 *
 * Render one page at a time: Gatsby renders two in parallel, and Helmet's state is global, so heads would be mixed up.
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
    // Gatsby collects Helmet's head before any timer.
    setTimeout(release)
  }
}

/**
 * Render synchronously, which is fastest. If something has yet to load, wait for a stream, and render once more: the
 * order of styles in a stream depends on what loads first.
 */
const renderToHtml = async (element: ReactElement) => {
  const html = textOf(element)
  if (html !== undefined) return html
  const streamed = await renderToStream(element)
  return textOf(element) ?? streamed
}

/** React's placeholder for content that is not ready. */
const unfinished = "<!--$!-->"

/** Undefined if something has yet to load, or if React throws: the stream waits, or reports the error. */
const textOf = (element: ReactElement) => {
  try {
    const html = renderToString(element)
    return html.includes(unfinished) ? undefined : html
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
