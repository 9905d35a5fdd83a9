import { useCallback, useState, useSyncExternalStore } from "react"
import { flushSync } from "react-dom"
import type { Edited } from "../../source/parse-source"
import { addText, baseOf, createHistory, redo, undo } from "./history"
import { useStudio } from "./studio-context"
import { useWindowEvent } from "./use-window-event"

/**
 * The text of an open file. An edit is a function from text to text, so that no edit between two renders is lost. The
 * history is outside of React, which would apply edits by their priority, and render a text without the first.
 */
export const useText = () => {
  const { notify } = useStudio()
  const [history] = useState(createHistory)
  const { get, set, isShown, publish } = history
  const { past, text, future, cursor } = useSyncExternalStore(history.subscribe, history.getShown)
  // All other actions, such as a save or an undo, are to use what was just typed.
  useWindowEvent(
    "keydown pointerdown click focusout",
    (event) => {
      const isTyping = event instanceof KeyboardEvent && !event.ctrlKey && !event.metaKey
      if (isTyping || isShown()) return
      // React moves the focus while it renders, and cannot render at once then.
      if (event.type === "focusout") publish()
      else flushSync(publish)
    },
    true,
  )

  const edit = useCallback(
    (change: (text: string) => string | Edited, key = "", isTyped = false) => {
      const current = get()
      // Blocks of the body can be split or joined by what is typed: they are edited in the current text.
      const from = key.startsWith("field ") ? baseOf(current, key) : current.text
      try {
        const edited = change(from)
        const { text, cursor } = typeof edited === "string" ? { text: edited } : edited
        set(addText(current, text, key, Date.now(), cursor), isTyped)
      } catch (error) {
        notify(`${(error as Error).message} Edit the source instead`)
      }
    },
    [notify, get, set],
  )

  return {
    history,
    text,
    cursor,
    edit,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    undo: () => set(undo(get())),
    redo: () => set(redo(get())),
  }
}
