import { isInWindow, type MovingElements } from "../../lib/with-transition"
import { filteredAreaId } from "./filtered-area"

/** The cards in the window, by names made of their links. The list and the results have different elements. */
export const movingCards = (): MovingElements => {
  const cards = document.querySelectorAll<HTMLElement>(`#${filteredAreaId} article`)
  return Object.fromEntries(
    [...cards]
      .filter(isInWindow)
      .map((card) => [`card${card.querySelector("a")?.pathname.replace(/\W/g, "-")}`, card]),
  )
}
