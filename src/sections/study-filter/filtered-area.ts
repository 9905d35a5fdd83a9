/** Id of the part of the page that tabs and filters change. */
export const filteredAreaId = "work"

/** Move the focus, and the window, to the start of what has changed. */
export const focusArea = (): void => {
  const area = document.getElementById(filteredAreaId)
  area?.focus({ preventScroll: true })
  area?.scrollIntoView({ block: "start", behavior: "instant" })
}
