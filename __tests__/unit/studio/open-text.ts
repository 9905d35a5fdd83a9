import { EditorView } from "@codemirror/view"
import { livePreview } from "../../../src/studio/page/text/live-preview"
import { textLanguage } from "../../../src/studio/page/text/markdown-language"

/** An editor of a text as in the studio, without its file. It has no cursor until one is put. */
export const openText = (text: string) => {
  const problems: unknown[] = []
  const view = new EditorView({
    parent: document.body,
    doc: text,
    extensions: [textLanguage, livePreview, EditorView.exceptionSink.of((problem) => problems.push(problem))],
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
    shown: () =>
      [...view.contentDOM.querySelectorAll(".cm-line")].map(({ textContent }) => textContent).join("\n"),
  }
  return editor
}
