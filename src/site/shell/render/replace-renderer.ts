import { text } from "node:stream/consumers"
import { setTimeout } from "node:timers/promises"
import createCache from "@emotion/cache"
import { CacheProvider } from "@emotion/react"
import type { GatsbySSR, ReplaceRendererArgs } from "gatsby"
import { createElement, type ReactElement } from "react"
import { renderToString } from "react-dom/server"
import { prerenderToNodeStream } from "react-dom/static"
import { collectStyles } from "./page-styles"

/** Resolves when the previous page has been rendered and Gatsby has collected its head. */
let previousPage: Promise<unknown> = Promise.resolve()

/**
 * Render a page to HTML in one piece, with all its styles in one element of the head. Gatsby's renderer moves Suspense
 * boundaries of large pages into hidden elements that need a script; without JavaScript the page would be empty.
 *
 * Render one page at a time: Gatsby renders two in parallel, and Helmet's state is global, so heads would be mixed up.
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = (page) => {
  const rendered = previousPage.then(() => renderPage(page))
  // Gatsby collects Helmet's head before any timer runs.
  previousPage = rendered.catch(() => {}).then(() => setTimeout(0))
  return rendered
}

const renderPage = async ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}: ReplaceRendererArgs) => {
  const { html, css, inserted } = collectStyles(await renderToHtml(bodyComponent as ReactElement))
  replaceBodyHTMLString(html)
  setHeadComponents([
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotes of a style sheet.
    createElement("style", { key: "styles", dangerouslySetInnerHTML: { __html: css } }),
    createElement("style", { key: "inserted", ...inserted }),
  ])
}

/**
 * Render synchronously, which is fastest. If something is not loaded yet, wait for a stream, and render again: the
 * order of styles in a stream depends on what loads first.
 */
const renderToHtml = async (element: ReactElement) => {
  const html = renderAtOnce(withoutVendorPrefixes(element))
  if (html !== undefined) return html
  const streamed = await renderToStream(withoutVendorPrefixes(element))
  return renderAtOnce(withoutVendorPrefixes(element)) ?? streamed
}

/** Without vendor prefixes in styles: where a browser needs one, the component has it. */
const withoutVendorPrefixes = (element: ReactElement) =>
  createElement(CacheProvider, { value: createCache({ key: "css", stylisPlugins: noPlugins }) }, element)

/** One list for all pages: Emotion shares compiled styles between caches with the same list. */
const noPlugins: [] = []

/** React's placeholder for content that is not ready. */
const unfinished = "<!--$!-->"

/** Undefined if something is not loaded yet or React throws. The stream then waits for it, or reports the error. */
const renderAtOnce = (element: ReactElement) => {
  try {
    const html = renderToString(element)
    return html.includes(unfinished) ? undefined : html
  } catch {
    return undefined
  }
}

const renderToStream = (element: ReactElement) =>
  new Promise<string>((resolve, reject) => {
    // The promise rejects only for errors outside Suspense boundaries; `onError` is called for every error.
    prerenderToNodeStream(element, { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: reject })
      .then(({ prelude }) => resolve(text(prelude)))
      .catch(reject)
  })
