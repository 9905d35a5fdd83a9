/**
 * Record the last button that was clicked before it was hydrated, for `useEarlyClick`. A link that becomes a button does
 * not open its address, unless the scripts could not be loaded (`data-failed`).
 */
export const recordEarlyClicks = () => {
  const hydrated = new Set<string | undefined>()
  window.hydratedParts = hydrated
  const buttons = "button:not([data-theme-switch], [type=submit]), [data-needs-script]:not([role])"
  const isHydrated = (button: Element) =>
    hydrated.has(button.closest<HTMLElement>("[data-slice]")?.dataset.slice)
  addEventListener(
    "click",
    (event) => {
      const button = (event.target as Element).closest?.<HTMLElement>(buttons)
      if (!button || isHydrated(button)) return
      window.clickedButton = button
      if ("href" in button && !("failed" in document.documentElement.dataset)) event.preventDefault()
    },
    true,
  )
  // React has handled the click if it hydrated the button's part for it.
  addEventListener("click", () => {
    if (window.clickedButton && isHydrated(window.clickedButton)) delete window.clickedButton
  })
}
