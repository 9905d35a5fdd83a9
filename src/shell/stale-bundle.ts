import { reloadDocument } from "../lib/load-document"
import { readStorage, writeStorage } from "../lib/storage"

const reloadedKey = "reloaded"

/**
 * After a deployment an open page may ask for code that is no longer there. Such a page is loaded anew, but once
 * only for each build and address: where that does not help, it stays as it is. (Gatsby itself would reload as often
 * as the code is missing.) Offline nothing is gained by it, and where storage is blocked nobody could count.
 */
export const onUnhandledRejection = (event: PromiseRejectionEvent): void => {
  if (!isMissingCode(event.reason)) return
  event.stopImmediatePropagation()
  const { pathname, search } = window.location
  const mark = `${window.___webpackCompilationHash} ${pathname}${search}`
  if (!navigator.onLine || readStorage("sessionStorage", reloadedKey) === mark) return
  if (writeStorage("sessionStorage", reloadedKey, mark)) reloadDocument()
}

/** The words of webpack, and of browsers about `import()`. */
const isMissingCode = (reason: unknown): boolean =>
  /loading (css )?chunk .+ failed|dynamically imported module/i.test(String(reason))
