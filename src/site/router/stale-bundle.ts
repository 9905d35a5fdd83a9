import { reloadForMissingCode } from "./missing-code"

/** Reload the page for missing code instead of Gatsby, which would reload it every time. */
export const onUnhandledRejection = (event: PromiseRejectionEvent): void => {
  if (reloadForMissingCode(event.reason)) event.stopImmediatePropagation()
}
