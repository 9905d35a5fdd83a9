import { EditorState, Plugin, TextSelection } from "prosemirror-state"
import { tableEditing } from "prosemirror-tables"
import { EditorView } from "prosemirror-view"
import { markdownRules } from "../../../src/studio/page/text/input-rules"
import { textKeys } from "../../../src/studio/page/text/text-keys"
import { offsetOf, placeOf } from "../../../src/studio/source/rich-text/places"
import { openText, saveText } from "../../../src/studio/source/rich-text/save-text"

/** A text with its selection: `|` is the cursor, two of them are the ends of a selection. A pipe is written as ¦. */
export const openMarked = (marked: string) => {
  const [first = "", second = "", third] = marked.split("|").map((part) => part.replaceAll("¦", "|"))
  const opened = openText(marked.replaceAll("|", "").replaceAll("¦", "|"))
  if (!opened) throw new Error("The text has an error")
  const plugins = [new Plugin({ props: { handleKeyDown: textKeys } }), markdownRules, tableEditing()]
  const view = new EditorView(document.body, { state: EditorState.create({ doc: opened.doc, plugins }) })
  const anchor = placeOf(opened, first.length)
  const head = third === undefined ? anchor : placeOf(opened, first.length + second.length)
  view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, anchor, head)))
  const editor = {
    view,
    /** Press a key, such as `Shift-Enter` or `Ctrl-b`. Return whether it is used. */
    press: (name: string) => {
      const [key = "", ...modifiers] = name.split("-").toReversed()
      const held = { shiftKey: modifiers.includes("Shift"), ctrlKey: modifiers.includes("Ctrl") }
      return Boolean(
        view.someProp("handleKeyDown", (handle) =>
          handle(view, new KeyboardEvent("keydown", { key, ...held })),
        ),
      )
    },
    type: (typed: string) => {
      for (const letter of typed) {
        const { from, to } = view.state.selection
        const insert = () => view.state.tr.insertText(letter, from, to)
        const isHandled = view.someProp("handleTextInput", (handle) => handle(view, from, to, letter, insert))
        if (!isHandled) view.dispatch(insert())
      }
    },
    /** The text of the file, with the cursor. */
    marked: () => {
      const saved = saveText(opened, view.state.doc)
      if (!saved) throw new Error("The text cannot be written")
      const { from, to, empty } = view.state.selection
      const [start, end] = [offsetOf(saved, from), offsetOf(saved, to)]
      const { source } = saved
      return empty
        ? `${source.slice(0, start)}|${source.slice(start)}`
        : `${source.slice(0, start)}|${source.slice(start, end)}|${source.slice(end)}`
    },
    text: () => saveText(opened, view.state.doc)?.source,
  }
  return editor
}
