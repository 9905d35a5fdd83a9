import type { FocusEvent, MouseEvent } from "react"
import { placeholderIn } from "../../source/placeholder"

export type TextElement = HTMLInputElement | HTMLTextAreaElement

/** For a text control: a placeholder in it is selected, to be replaced by what is typed. */
export const selectPlaceholder = {
  onFocus: ({ target }: FocusEvent<TextElement>) => placeholderIn(target.value) && target.select(),
  // A click would put the cursor into the placeholder.
  onMouseDown: (event: MouseEvent<TextElement>) => {
    const { currentTarget } = event
    if (!placeholderIn(currentTarget.value) || currentTarget === document.activeElement) return
    event.preventDefault()
    currentTarget.focus()
  },
}
