import * as pageIds from "../../../util/page-ids"
import { isInWindow, type MovingElements } from "../../router/with-transition"

/** Id of the element with the list or the results. */
export const filteredAreaId = pageIds.studies

/** Focus the list, and scroll to its start. */
export const focusArea = (): void => {
  const area = document.getElementById(filteredAreaId)
  area?.focus({ preventScroll: true })
  area?.scrollIntoView({ block: "start", behavior: "instant" })
}

/** The cards in the window, by names made of their links. The list and the results have different elements. */
export const movingCards = (): MovingElements => {
  const cards = document.querySelectorAll<HTMLElement>(`#${filteredAreaId} article`)
  return Object.fromEntries(
    [...cards]
      .filter(isInWindow)
      .map((card) => [`card${card.querySelector("a")?.pathname.replace(/\W/g, "-")}`, card]),
  )
}
