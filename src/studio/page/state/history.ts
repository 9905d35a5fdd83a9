import { createStore } from "../../../util/create-store"

/** The texts of an open document, for undo and redo. */
export interface History {
  past: readonly string[]
  text: string
  future: readonly string[]
  /** What the last edit was about, and when: typing in one place is one step. */
  key: string
  time: number
  /** The text before the last edits with this key. */
  base: string
  /** Where the last edit has put the cursor, if it was typed into the body. */
  cursor?: number | undefined
}

const maximum = 300
const pause = 1000

export const startHistory = (text: string): History => ({
  past: [],
  text,
  future: [],
  key: "",
  time: 0,
  base: text,
})

/** Add a text. Within a second, edits with the same key are one step. */
export const addText = (
  history: History,
  text: string,
  key: string,
  time: number,
  cursor?: number,
): History => {
  if (text === history.text) return history
  const isSameStep = key !== "" && key === history.key && time - history.time < pause
  const past = isSameStep ? history.past : [...history.past.slice(1 - maximum), history.text]
  return { past, text, future: [], key, time, base: baseOf(history, key), cursor }
}

/**
 * The text that an edit of a value is applied to: the one before the user began to type the value. So intermediate
 * values, such as an empty text in quotes, leave no trace.
 */
export const baseOf = ({ key: last, base, text }: History, key: string) =>
  key !== "" && key === last ? base : text

export const undo = (history: History): History => {
  const { past, text, future } = history
  const last = past.at(-1)
  if (last === undefined) return history
  return { ...startHistory(last), past: past.slice(0, -1), future: [text, ...future] }
}

export const redo = (history: History): History => {
  const [next, ...future] = history.future
  if (next === undefined) return history
  return { ...startHistory(next), past: [...history.past, history.text], future }
}

/** In milliseconds. The controls show each key at once, everything else follows after this pause in typing. */
const typingPause = 200

export type TextHistory = ReturnType<typeof createHistory>

/** The history of an open document, outside of React. Subscribers are told of typing after a pause. */
export const createHistory = () => {
  const { get: getShown, set: show, subscribe } = createStore(startHistory(""))
  let latest = getShown()
  let timer: ReturnType<typeof setTimeout> | undefined
  const publish = () => {
    clearTimeout(timer)
    if (latest !== getShown()) show(latest)
  }
  const set = (history: History, isTyped = false) => {
    latest = history
    clearTimeout(timer)
    if (isTyped) timer = setTimeout(publish, typingPause)
    else publish()
  }
  return { get: () => latest, getShown, isShown: () => latest === getShown(), set, publish, subscribe }
}
