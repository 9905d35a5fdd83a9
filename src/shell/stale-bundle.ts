import { reloadDocument } from "../lib/load-document"
import { readStorage, writeStorage } from "../lib/storage"

const reloadedKey = "reloaded"

/**
 * After a deployment an open page may request code that no longer exists. Reload it, once per build and URL (Gatsby
 * would reload every time). Do not reload offline, nor without storage, where reloads cannot be counted.
 */
export const onUnhandledRejection = (event: PromiseRejectionEvent): void => {
  if (!isMissingCode(event.reason)) return
  event.stopImmediatePropagation()
  const { pathname, search } = window.location
  const buildAndUrl = `${window.___webpackCompilationHash} ${pathname}${search}`
  if (!navigator.onLine || readStorage("sessionStorage", reloadedKey) === buildAndUrl) return
  if (writeStorage("sessionStorage", reloadedKey, buildAndUrl)) reloadDocument()
}

/** Messages of webpack, and of browsers about `import()`. */
const isMissingCode = (reason: unknown): boolean =>
  /loading (css )?chunk .+ failed|dynamically imported module/i.test(String(reason))
