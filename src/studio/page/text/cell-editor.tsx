import { EditorState } from "@codemirror/state"
import { type Command, EditorView, keymap } from "@codemirror/view"
import { use, useLayoutEffect, useMemo, useRef, useState } from "react"
import { CodeEditor } from "./code-editor"
import { toggleMarks } from "./inline-marks"
import { livePreview } from "./live-preview"
import { lineLanguage } from "./markdown-language"
import { TextTools } from "./markdown-toolbar"

interface CellEditorProps {
  text: string
  name: string
  /** Where it was clicked. */
  pointer: { x: number; y: number } | undefined
  onChange: (text: string) => void
  onPaste: (texts: string[][]) => void
  onMove: (rows: number, columns: number, isGrowing?: boolean) => void
  onLeave: () => void
}

/** A cell of a table while it is edited. It has the cursor. */
export const CellEditor = ({ text, name, ...props }: CellEditorProps) => {
  const [pointer] = useState(props.pointer)
  const view = useRef<EditorView>(undefined)
  const { onLink } = use(TextTools)
  const latest = useRef({ ...props, onLink })
  latest.current = { ...props, onLink }

  useLayoutEffect(() => {
    const { current } = view
    if (!current) return
    const { length } = current.state.doc
    const clicked = pointer && current.posAtCoords(pointer, false)
    // What is to be replaced is selected.
    const anchor = clicked ?? (/^TODO /.test(current.state.doc.toString()) ? 0 : length)
    current.dispatch({ selection: { anchor, head: clicked ?? length } })
    current.focus()
  }, [pointer])

  const extensions = useMemo(() => {
    const go = (rows: number, columns: number, isGrowing = false) =>
      act(() => latest.current.onMove(rows, columns, isGrowing))
    /** Only from the edge of the text. */
    const goFrom =
      (rows: -1 | 0 | 1, columns: -1 | 0 | 1): Command =>
      (editor) => {
        const { main } = editor.state.selection
        const next = rows ? editor.moveVertically(main, rows > 0) : editor.moveByChar(main, columns > 0)
        const [before, after] = [main, next].map(({ head }) => editor.coordsAtPos(head)?.top)
        const isAtEdge = rows ? before === after : next.head === main.head
        return main.empty && isAtEdge ? go(rows, columns)(editor) : false
      }
    return [
      lineLanguage,
      livePreview,
      EditorView.contentAttributes.of({ spellcheck: "true" }),
      // A cell is one line.
      EditorState.transactionFilter.of((transaction) => (transaction.newDoc.lines > 1 ? [] : transaction)),
      EditorView.domEventHandlers({
        paste: (event) => {
          const plain = event.clipboardData?.getData("text/plain").replace(/\s*$/, "") ?? ""
          if (!/[\t\n]/.test(plain)) return false
          event.preventDefault()
          const texts = plain.split(/\r?\n/).map((line) => line.split("\t"))
          if (plain.includes("\t")) latest.current.onPaste(texts)
          else view.current?.dispatch(view.current.state.replaceSelection(plain.replace(/\s*\n\s*/g, " ")))
          return true
        },
      }),
      keymap.of([
        { key: "Tab", run: go(0, 1, true), shift: go(0, -1) },
        {
          key: "Enter",
          run: go(1, 0),
          shift: act((editor) => editor.dispatch(editor.state.replaceSelection("<br />"))),
        },
        { key: "ArrowUp", run: goFrom(-1, 0) },
        { key: "ArrowDown", run: goFrom(1, 0) },
        { key: "ArrowLeft", run: goFrom(0, -1) },
        { key: "ArrowRight", run: goFrom(0, 1) },
        { key: "Escape", run: act(() => latest.current.onLeave()) },
        { key: "Mod-k", run: act(() => latest.current.onLink()) },
        { key: "Mod-b", run: toggleMarks("StrongEmphasis", "**") },
        { key: "Mod-i", run: toggleMarks("Emphasis", "*") },
      ]),
    ]
  }, [])

  return (
    <CodeEditor
      ref={view}
      value={text}
      label={name}
      extensions={extensions}
      isTrimmed
      onChange={({ after }) => props.onChange(after)}
    />
  )
}

const act =
  (action: (editor: EditorView) => void): Command =>
  (editor) => {
    action(editor)
    return true
  }
