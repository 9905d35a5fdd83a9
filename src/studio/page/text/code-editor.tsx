import { defaultKeymap } from "@codemirror/commands"
import { Annotation, type Extension } from "@codemirror/state"
import { EditorView, keymap } from "@codemirror/view"
import { type RefObject, useLayoutEffect, useReducer, useRef } from "react"
import { type Typing, withoutBlankLines } from "../../source/edit-text"
import { changeBetween, withLf } from "../../source/line-endings"
import { codeTheme } from "./code-theme"

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
  const [, render] = useReducer((count: number) => count + 1, 0)
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
          // The value may be the one before, since what was typed may have become another block.
          render()
        }),
      ],
    })
    view.current = editor
    return () => editor.destroy()
  }, [label, extensions, view])

  useLayoutEffect(() => {
    const editor = view.current
    const next = withLf(value)
    const shown = editor?.state.doc.toString() ?? next
    if (!editor || (isTrimmed ? withoutBlankLines(shown) === next : shown === next)) return
    // Only what differs, so that the cursor stays where it is.
    editor.dispatch({ changes: changeBetween(shown, next), annotations: fromOutside.of(true) })
  })

  return <div ref={host} />
}
