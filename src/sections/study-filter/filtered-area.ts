/** Id of the element with the list or the results. */
export const filteredAreaId = "work"

/** Focus the list, and scroll to its start. */
export const focusArea = (): void => {
  const area = document.getElementById(filteredAreaId)
  area?.focus({ preventScroll: true })
  area?.scrollIntoView({ block: "start", behavior: "instant" })
}
