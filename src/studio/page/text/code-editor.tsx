import { defaultKeymap } from "@codemirror/commands"
import { Annotation, type Extension } from "@codemirror/state"
import { EditorView, keymap } from "@codemirror/view"
import { type RefObject, useLayoutEffect, useRef, useSyncExternalStore } from "react"
import { type Typing, withoutBlankLines } from "../../source/edit-text"
import { changeBetween, withLf } from "../../source/line-endings"
import { useOpenEditor } from "../state/use-editor"
import { codeTheme } from "./code-theme"
import { type TextHandle, textEditors } from "./text-editors"

interface CodeEditorProps {
  /** Shown with LF, as CodeMirror edits it. */
  value: string
  onChange: (typing: Typing) => void
  /** For screen readers. */
  label: string
  /** Language and others. A new object makes a new editor. */
  extensions: Extension
  ref?: RefObject<EditorView | undefined>
  /** Blank lines around the text are not part of the value. */
  isTrimmed?: boolean
}

const fromOutside = Annotation.define<boolean>()

/**
 * A CodeMirror editor for a text that also changes outside of it. It has no history: the studio has one for the whole
 * file.
 */
export const CodeEditor = ({ value, onChange, label, extensions, ref, isTrimmed }: CodeEditorProps) => {
  const host = useRef<HTMLDivElement>(null)
  const ownView = useRef<EditorView>(undefined)
  const view = ref ?? ownView
  const { subscribe, getShown, isShown } = useOpenEditor().history
  // The value may stay as it is, since what was typed may have become another block.
  useSyncExternalStore(subscribe, getShown)
  const latest = useRef({ value, onChange })
  latest.current = { value, onChange }

  useLayoutEffect(() => {
    const editor = new EditorView({
      parent: host.current ?? undefined,
      doc: latest.current.value,
      extensions: [
        // First: its theme and its keys have precedence.
        extensions,
        codeTheme,
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({ "aria-label": label }),
        keymap.of(defaultKeymap),
        EditorView.updateListener.of(({ docChanged, transactions, startState, state }) => {
          if (!docChanged || transactions.some((transaction) => transaction.annotation(fromOutside))) return
          const [before, after] = [startState.doc.toString(), state.doc.toString()]
          latest.current.onChange({ before, after, cursor: state.selection.main.head })
        }),
      ],
    })
    view.current = editor
    textEditors.set(editor.contentDOM, handleOf(editor))
    return () => editor.destroy()
  }, [label, extensions, view])

  useLayoutEffect(() => {
    // Until the pause in typing, the value is older than the editor's text.
    if (!isShown()) return
    const editor = view.current
    const next = withLf(value)
    const shown = editor?.state.doc.toString() ?? next
    if (!editor || (isTrimmed ? withoutBlankLines(shown) === next : shown === next)) return
    // Only what differs, so that the cursor stays where it is.
    editor.dispatch({ changes: changeBetween(shown, next), annotations: fromOutside.of(true) })
  })

  return <div ref={host} />
}

const handleOf = (view: EditorView): TextHandle => ({
  text: () => view.state.doc.toString(),
  select: (anchor, head, isCentered) => {
    if (!view.hasFocus) view.focus()
    const effects = isCentered ? EditorView.scrollIntoView(anchor, { y: "center" }) : []
    view.dispatch({ selection: { anchor, head }, effects })
  },
  line: () => view.state.doc.lineAt(view.state.selection.main.head).text,
})
