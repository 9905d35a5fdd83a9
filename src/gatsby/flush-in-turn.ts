import { createRequire } from "node:module"
import path from "node:path"

/**
 * Has Gatsby write pages' data one time after another. While it writes, it forgets what it is asked to write: a page
 * that is opened at that moment, such as a new document's, would wait for its data until something else changes.
 */
export const flushInTurn = (root: string) => {
  const gatsby = createRequire(path.join(root, "package.json"))
  const pageData = gatsby("gatsby/dist/utils/page-data.js") as PageData
  const { isWebpackStatusPending } = gatsby("gatsby/dist/utils/webpack-status.js") as WebpackStatus
  const { flush, enqueueFlush } = pageData
  let last = Promise.resolve()

  pageData.flush = (span) => {
    const turn = last.then(() => flush(span))
    last = turn.catch(() => undefined)
    return turn
  }
  pageData.enqueueFlush = (span) => {
    // Then it only takes note, and writes when webpack is done.
    if (isWebpackStatusPending()) enqueueFlush(span)
    else void pageData.flush(span)
  }
}

interface PageData {
  flush: (span?: unknown) => Promise<void>
  enqueueFlush: (span?: unknown) => void
}

interface WebpackStatus {
  isWebpackStatusPending: () => boolean
}
