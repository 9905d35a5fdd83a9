import { readStorage, writeStorage } from "../../util/storage"
import { reloadDocument } from "./load-document"

/**
 * After a deployment an open page may request code that no longer exists, or that a cache has missed. Reload it past
 * the cache, once per build and URL. Do not reload offline, nor without storage, where reloads cannot be counted.
 *
 * @returns whether the error is about missing code
 */
export const reloadForMissingCode = (error: unknown): boolean => {
  if (!missingCode.test(String(error))) return false
  const { pathname, search } = window.location
  const buildAndUrl = `${window.___webpackCompilationHash} ${pathname}${search}`
  const isReloaded = readStorage("sessionStorage", reloadedKey) === buildAndUrl
  if (navigator.onLine && !isReloaded && writeStorage("sessionStorage", reloadedKey, buildAndUrl))
    void refreshCache().then(reloadDocument)
  return true
}

/** Reload the page for missing code instead of Gatsby, which would reload it every time. */
export const onUnhandledRejection = (event: PromiseRejectionEvent): void => {
  if (reloadForMissingCode(event.reason)) event.stopImmediatePropagation()
}

/** The script of the page uses the same key (`publish/finish/defer-scripts.ts`). */
const reloadedKey = "reloaded"

/** Messages of webpack, of browsers about `import()`, and of Gatsby about the first page. */
const missingCode =
  /loading (css )?chunk .+ failed|dynamically imported module|page resources for .+ not found/i

/** Request the missing files again: a cache may have kept the error for as long as it keeps files. */
const refreshCache = () =>
  Promise.allSettled(
    performance
      .getEntriesByType("resource")
      .filter((entry) => entry.name.startsWith(window.location.origin) && isMissing(entry))
      .map(({ name }) => fetch(name, { cache: "reload" })),
  )

const isMissing = (entry: PerformanceEntry) =>
  "responseStatus" in entry && Number(entry.responseStatus) >= 400
