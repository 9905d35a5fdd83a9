import type { EditorState } from "@codemirror/state"
import type { Command } from "@codemirror/view"
import { lineMarks, outerMarks } from "./line-marks"
import { headings, isInCode, nodeAt } from "./node-at"
import { endAbove, replaceText } from "./replace-text"

/**
 * From the start of a paragraph or entry, join it to the text above. From the start of a heading, make it a paragraph; if
 * it is empty, also from before its mark.
 */
export const joinAbove: Command = (view) => {
  const { state } = view
  const { head, empty } = state.selection.main
  const line = state.doc.lineAt(head)
  const marks = lineMarks(line.text)
  if (!empty || isInCode(state, head)) return false
  const [, outer, mark] = /^([\s>]*)(#{1,6}\s*)$/.exec(line.text) ?? []
  const start = line.from + (outer?.length ?? 0)
  if (mark && head <= start) return replaceText(view, start, start + mark.length, "")
  if (head !== line.from + marks.length) return false
  const [heading] = /#{1,6}\s+$/.exec(marks) ?? []
  if (heading) return replaceText(view, head - heading.length, head, "")
  if (line.number === 1) return false
  const item = /[^\s>]/.test(marks) ? nodeAt(state, head, ["ListItem"]) : undefined
  const isBelow = item
    ? item.prevSibling || item.parent?.parent?.name === "ListItem"
    : outerMarks(state.doc.line(line.number - 1).text).trimEnd() === marks.trimEnd()
  const end = endAbove(state.doc, line)
  return isBelow && (!line.text.trim() || isText(state, end, -1)) ? replaceText(view, end, head, "") : false
}

/** From the end of a paragraph, join the text below. */
export const joinBelow: Command = (view) => {
  const { doc, selection } = view.state
  const { head, empty } = selection.main
  const line = doc.lineAt(head)
  let number = line.number + 1
  while (number <= doc.lines && !/[^\s>]/.test(doc.line(number).text)) number += 1
  if (!empty || head !== line.to || number > doc.lines || !isText(view.state, head, -1)) return false
  const next = doc.line(number)
  const start = next.from + lineMarks(next.text).length
  const end = endAbove(doc, doc.line(line.number + 1))
  return isText(view.state, start, 1) ? replaceText(view, end, start, "") : false
}

/** Whether a place is at text, not at code, a table or a tag. */
const isText = (state: EditorState, at: number, side: -1 | 1) => {
  const next = state.sliceDoc(...(side < 0 ? ([at - 1, at] as const) : ([at, at + 1] as const)))
  return next !== (side < 0 ? ">" : "<") && nodeAt(state, at, ["Paragraph", ...headings], side) !== null
}
