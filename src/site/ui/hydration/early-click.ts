import { useEffect, useLayoutEffect } from "react"

declare global {
  interface Window {
    /** The button that the visitor clicked last before its part of the page was hydrated (`site/shell/head/first-script.ts`). */
    clickedButton?: HTMLElement
    /** Names of the hydrated slices. `undefined` is the part of the page outside slices. */
    hydratedParts?: Set<string | undefined>
  }
}

/**
 * Once this part of the page is hydrated, repeat an earlier click on one of its buttons.
 *
 * @param slice name of a `Slice`; omit it for the part of the page outside slices
 */
export const useEarlyClick = (slice?: string) => {
  useLayoutEffect(() => {
    window.hydratedParts?.add(slice)
  }, [slice])

  useEffect(() => {
    // Later: components that render differently after hydration have not done so yet, and React may be about to handle
    // the click for which it hydrated this part.
    setTimeout(() => {
      const button = window.clickedButton
      if (!button?.isConnected || button.closest<HTMLElement>("[data-slice]")?.dataset.slice !== slice) return
      delete window.clickedButton
      button.click()
    })
  }, [slice])
}
