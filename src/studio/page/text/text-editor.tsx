import { dropCursor } from "prosemirror-dropcursor"
import { gapCursor } from "prosemirror-gapcursor"
import { EditorState, Plugin, TextSelection, type Transaction } from "prosemirror-state"
import { tableEditing } from "prosemirror-tables"
import { EditorView, type NodeViewConstructor } from "prosemirror-view"
import { type RefObject, useLayoutEffect, useRef, useSyncExternalStore } from "react"
import type { Typing } from "../../source/edit-text"
import { offsetOf, placeOf } from "../../source/rich-text/places"
import { type OpenText, saveText } from "../../source/rich-text/save-text"
import { nodes } from "../../source/rich-text/schema"
import { useOpenEditor } from "../state/use-editor"
import { markdownRules } from "./input-rules"
import { markProblems, problemMarks, type TextProblem } from "./problem-marks"
import { textEditors } from "./text-editors"
import { textKeys } from "./text-keys"
import { TextBox } from "./text-styles"

interface TextEditorProps {
  /** The text of the file. */
  opened: OpenText
  /** The text as it is edited. */
  live: RefObject<OpenText | undefined>
  view: RefObject<EditorView | undefined>
  /** For screen readers. */
  label: string
  problems: readonly TextProblem[]
  onChange: (typing: Typing) => void
  onUpdate: (state: EditorState) => void
  /** A new object makes a new editor. */
  plugins: readonly Plugin[]
  nodeViews: Record<string, NodeViewConstructor>
}

/** Of a transaction: it was not made in the editor. */
const fromOutside = "fromOutside"

/** Of a transaction: where the cursor is in the source of the node that it selects. */
export const cursorInNode = "cursorInNode"

/**
 * A text as in a word processor. Each change is merged into the source of the text, and is taken back if that is not
 * possible. It has no history: the studio has one for the whole file.
 */
export const TextEditor = ({
  opened,
  live,
  view,
  label,
  plugins,
  nodeViews,
  problems,
  ...props
}: TextEditorProps) => {
  const host = useRef<HTMLDivElement>(null)
  const { history, notify, undo, redo } = useOpenEditor()
  useSyncExternalStore(history.subscribe, history.getShown)
  const latest = useRef({ ...props, opened, notify, undo, redo })
  latest.current = { ...props, opened, notify, undo, redo }

  useLayoutEffect(() => {
    const state = EditorState.create({
      doc: latest.current.opened.doc,
      plugins: [
        ...plugins,
        markdownRules,
        keys,
        lastLine,
        problemMarks,
        tableEditing(),
        dropCursor(),
        gapCursor(),
      ],
    })
    const editor: EditorView = new EditorView(host.current, {
      ...{ state, nodeViews },
      attributes: {
        ...{ role: "textbox", "aria-multiline": "true", "aria-label": label },
        spellcheck: "true",
      },
      // The line of the cursor is never below the toolbar.
      scrollMargin: { top: 60, right: 5, bottom: 5, left: 5 },
      handleDOMEvents: {
        keydown: readSelection,
        // A browser's own undo, from its menu or by a shake of a phone, is that of the file.
        beforeinput: (_, event) => {
          if (!event.inputType.startsWith("history")) return false
          event.preventDefault()
          latest.current[event.inputType === "historyUndo" ? "undo" : "redo"]()
          return true
        },
      },
      dispatchTransaction: (transaction) => apply(editor, transaction),
    })
    const apply = (target: EditorView, transaction: Transaction) => {
      const next = target.state.applyTransaction(transaction).state
      const { current: before } = live
      const saved =
        before && !transaction.getMeta(fromOutside) && next.doc !== target.state.doc
          ? saveText(before, next.doc)
          : before && { ...before, doc: next.doc }
      if (!saved) return latest.current.notify("A text cannot have that. It stays as it was")
      live.current = saved
      target.updateState(next)
      latest.current.onUpdate(next)
      if (!before || saved.source === before.source) return
      const inNode: number = transaction.getMeta(cursorInNode) ?? 0
      const cursor = offsetOf(saved, next.selection.from) + inNode
      latest.current.onChange({ before: before.source, after: saved.source, cursor })
    }
    live.current = latest.current.opened
    view.current = editor
    showOutside(editor, latest.current.opened, live)
    textEditors.set(editor.dom, {
      text: () => live.current?.source ?? "",
      select: (from, to, isCentered) => {
        if (!live.current) return
        const [anchor, head] = [placeOf(live.current, from), placeOf(live.current, to)].map((place) =>
          editor.state.doc.resolve(place),
        )
        if (!anchor || !head) return
        editor.focus()
        editor.dispatch(editor.state.tr.setSelection(TextSelection.between(anchor, head)).scrollIntoView())
        const { node } = editor.domAtPos(anchor.pos)
        const element = node instanceof Element ? node : node.parentElement
        if (isCentered) element?.scrollIntoView({ block: "center" })
      },
      line: () => editor.state.selection.$head.parent.textContent,
    })
    return () => editor.destroy()
  }, [label, plugins, nodeViews, live, view])

  useLayoutEffect(() => {
    // Until the pause in typing, the value is older than the editor's text.
    if (!history.isShown() || opened.source === live.current?.source || !view.current) return
    showOutside(view.current, opened, live)
  })

  useLayoutEffect(() => {
    if (view.current && live.current) markProblems(view.current, live.current, problems)
  }, [problems, live, view])

  return <TextBox ref={host} />
}

/** Show a text that was changed elsewhere. Only what differs is replaced, so that the cursor stays where it is. */
function showOutside(view: EditorView, opened: OpenText, live: RefObject<OpenText | undefined>) {
  const { tr, doc } = view.state
  const start = doc.content.findDiffStart(opened.doc.content)
  const end = doc.content.findDiffEnd(opened.doc.content as never)
  if (start !== null && end) {
    const overlap = Math.max(0, start - Math.min(end.a, end.b))
    tr.replace(start, end.a + overlap, opened.doc.slice(start, end.b + overlap))
  }
  view.dispatch(tr.setMeta(fromOutside, true))
  const shown = view.state.doc
  const units = opened.units.map((unit, index) => ({ ...unit, node: shown.child(index) }))
  live.current = { ...opened, doc: shown, units }
}

/** On a busy machine, a browser reports a moved cursor only after the next key. */
const readSelection = (view: EditorView) => {
  const { domObserver } = view as EditorView & { domObserver?: { onSelectionChange: () => void } }
  if (!view.composing) domObserver?.onSelectionChange()
  return false
}

const keys = new Plugin({ props: { handleKeyDown: textKeys } })

/** Below an element at the end is an empty line, which is not in the file. */
const lastLine = new Plugin({
  appendTransaction: (_, __, { doc, tr }) =>
    /^(?:paragraph|heading)$/.test(doc.lastChild?.type.name ?? "")
      ? null
      : tr.insert(doc.content.size, nodes.paragraph.create()),
})
