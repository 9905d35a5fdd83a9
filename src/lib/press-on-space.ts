import type { KeyboardEvent } from "react"

/** For a link that scripts turn into a button: the space bar presses it, as it presses every button. */
export const pressOnSpace = (event: KeyboardEvent<HTMLElement>) => {
  if (event.key !== " ") return
  event.preventDefault()
  event.currentTarget.click()
}
