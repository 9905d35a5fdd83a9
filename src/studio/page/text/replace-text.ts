import type { Line, Text } from "@codemirror/state"
import type { EditorView } from "@codemirror/view"

/** Replace a part of the text. @param anchor the cursor afterwards; default behind the part */
export const replaceText = (
  view: EditorView,
  from: number,
  to: number,
  insert: string,
  anchor = from + insert.length,
): true => {
  const selection = { anchor }
  view.dispatch({ changes: { from, to, insert }, selection, scrollIntoView: true, userEvent: "input" })
  return true
}

/** The end of the text above a line, before the mark of a line break. 0: there is none. */
export const endAbove = (doc: Text, line: Line): number => {
  let number = line.number - 1
  while (number > 0 && /^[\s>]*$/.test(doc.line(number).text)) number -= 1
  if (number < 1) return 0
  const { from, text } = doc.line(number)
  const kept = number === line.number - 1 ? text.replace(/(?<!\\)\\$/, "") : text
  return from + kept.trimEnd().length
}
