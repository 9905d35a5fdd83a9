import { EditorView } from "@codemirror/view"

/** What other parts of the studio can do with an editor of a text. Offsets are those of the text that it shows. */
export interface TextHandle {
  text: () => string
  /** Give it the focus, and select a part. */
  select: (from: number, to: number, isCentered?: boolean) => void
  /** The words around the cursor. */
  line: () => string
}

/** The editor that shows a document in an element. */
export const documentEditors = new WeakMap<Element, TextHandle>()

/** Elements that are an editor. */
export const editorSelector = ".cm-content, .ProseMirror"

/** The editor that an element is in. */
export const editorAround = (element: Element): TextHandle | undefined => {
  const content = element.closest<HTMLElement>(editorSelector)
  if (!content) return undefined
  const view = EditorView.findFromDOM(content)
  return view ? ofSource(view) : documentEditors.get(content)
}

const ofSource = (view: EditorView): TextHandle => ({
  text: () => view.state.doc.toString(),
  select: (anchor, head, isCentered) => {
    if (!view.hasFocus) view.focus()
    const effects = isCentered ? EditorView.scrollIntoView(anchor, { y: "center" }) : []
    view.dispatch({ selection: { anchor, head }, effects })
  },
  line: () => view.state.doc.lineAt(view.state.selection.main.head).text,
})
