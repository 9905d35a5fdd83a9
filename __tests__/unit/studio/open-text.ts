import { defaultKeymap } from "@codemirror/commands"
import { forceParsing } from "@codemirror/language"
import { EditorView, keymap, runScopeHandlers } from "@codemirror/view"
import { livePreview } from "../../../src/studio/page/text/live-preview"
import { textLanguage } from "../../../src/studio/page/text/markdown-language"
import { textKeys } from "../../../src/studio/page/text/text-keys"
import { widgets } from "../../../src/studio/page/text/widgets"

/** An editor of a text as in the studio, without its file. It has no cursor until one is put. */
export const openText = (text: string) => {
  const problems: unknown[] = []
  const view = new EditorView({
    parent: document.body,
    doc: text,
    extensions: [
      textLanguage,
      livePreview,
      widgets,
      textKeys,
      keymap.of(defaultKeymap),
      EditorView.exceptionSink.of((problem) => problems.push(problem)),
    ],
  })
  const cursorAt = (anchor: number, head = anchor) => {
    view.focus()
    view.dispatch({ selection: { anchor, head } })
    return editor
  }
  const editor = {
    view,
    problems,
    cursorAt,
    cursorBehind: (passage: string) => cursorAt(view.state.doc.toString().indexOf(passage) + passage.length),
    text: () => view.state.doc.toString(),
    shown: () => {
      // A busy machine parses the rest of a text later.
      forceParsing(view, view.state.doc.length, 10_000)
      return [...view.contentDOM.querySelectorAll(".cm-line")]
        .map(({ textContent }) => textContent)
        .join("\n")
    },
    /** Press a key, such as `Shift-Enter` or `Ctrl-b`. */
    press: (name: string) => {
      const [key = "", ...modifiers] = name.split("-").toReversed()
      const held = { shiftKey: modifiers.includes("Shift"), ctrlKey: modifiers.includes("Ctrl") }
      runScopeHandlers(
        view,
        new KeyboardEvent("keydown", { key, keyCode: codes[key] ?? 0, ...held }),
        "editor",
      )
      return editor
    },
    type: (typed: string) => {
      for (const letter of typed) {
        const { from, to } = view.state.selection.main
        const insert = () => view.state.replaceSelection(letter)
        const isHandled = view.state
          .facet(EditorView.inputHandler)
          .some((handle) => handle(view, from, to, letter, insert as never))
        if (!isHandled) view.dispatch(insert())
      }
      return editor
    },
  }
  return editor
}

export const codes: Record<string, number> = { Escape: 27, Tab: 9, Enter: 13, Backspace: 8, Delete: 46 }

/** A text with its selection: `|` is the cursor, two of them are the ends of a selection. */
export const openMarked = (marked: string) => {
  const [first = "", second, third] = marked.split("|")
  const editor = openText(marked.replaceAll("|", ""))
  return editor.cursorAt(first.length, first.length + (third === undefined ? 0 : (second ?? "").length))
}

export const markedText = ({ view: { state } }: ReturnType<typeof openText>) => {
  const { from, to } = state.selection.main
  const text = state.doc.toString()
  return from === to
    ? `${text.slice(0, from)}|${text.slice(from)}`
    : `${text.slice(0, from)}|${text.slice(from, to)}|${text.slice(to)}`
}
