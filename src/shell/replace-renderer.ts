import { PassThrough } from "node:stream"
import { text } from "node:stream/consumers"
import type { GatsbySSR } from "gatsby"
import type { ReactElement } from "react"
import { renderToPipeableStream } from "react-dom/server"

/**
 * Renders a page to HTML in one piece. Gatsby's own renderer moves Suspense boundaries of pages over 12.8 kB into
 * hidden elements that only a script puts in place; without JavaScript the page would be empty.
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = async ({
  bodyComponent,
  replaceBodyHTMLString,
}) => {
  replaceBodyHTMLString(await renderToHtml(bodyComponent as ReactElement))
}

const renderToHtml = async (element: ReactElement) => {
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
