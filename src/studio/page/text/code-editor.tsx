import { defaultKeymap } from "@codemirror/commands"
import { Annotation, type Extension } from "@codemirror/state"
import { EditorView, keymap } from "@codemirror/view"
import { type RefObject, useEffect, useRef } from "react"
import { changeBetween, withLf, withLineEndingsOf } from "../../source/line-endings"
import { codeTheme } from "./code-theme"

interface CodeEditorProps {
  /** Keeps its line endings: CodeMirror shows and edits it with LF. */
  value: string
  onChange: (value: string) => void
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
  const latest = useRef({ value, onChange })
  latest.current = { value, onChange }

  useEffect(() => {
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
        EditorView.updateListener.of(({ docChanged, transactions, state }) => {
          if (!docChanged || transactions.some((transaction) => transaction.annotation(fromOutside))) return
          const edited = isTrimmed ? state.doc.toString().trim() : state.doc.toString()
          latest.current.onChange(withLineEndingsOf(latest.current.value, edited))
        }),
      ],
    })
    view.current = editor
    return () => editor.destroy()
  }, [label, extensions, view, isTrimmed])

  useEffect(() => {
    const editor = view.current
    const next = withLf(value)
    const shown = editor?.state.doc.toString() ?? next
    if (!editor || (isTrimmed ? shown.trim() === next : shown === next)) return
    // Only what differs, so that the cursor stays where it is.
    editor.dispatch({ changes: changeBetween(shown, next), annotations: fromOutside.of(true) })
  }, [value, view, isTrimmed])

  return <div ref={host} />
}
