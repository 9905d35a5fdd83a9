import { useEffect } from "react"

declare global {
  interface Window {
    /** The button that the visitor clicked last, as `shell/first-script.ts` records it. */
    clickedButton?: HTMLElement
  }
}

/**
 * Once this part of the page is hydrated, repeat the click that a button of it got before.
 *
 * @param slice name of a `Slice`; none for what is outside of slices
 */
export const useEarlyClick = (slice?: string) =>
  useEffect(() => {
    const button = window.clickedButton
    if (!button?.isConnected || button.closest<HTMLElement>("[data-slice]")?.dataset.slice !== slice) return
    delete window.clickedButton
    // Components that render differently after hydration have not done so yet.
    setTimeout(() => button.click())
  }, [slice])
