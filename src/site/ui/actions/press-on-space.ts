import type { KeyboardEvent } from "react"

/** Let the space bar activate a link that acts as a button. */
export const pressOnSpace = (event: KeyboardEvent<HTMLElement>) => {
  if (event.key !== " ") return
  event.preventDefault()
  event.currentTarget.click()
}
