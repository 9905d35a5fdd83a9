import { lift, setBlockType, toggleMark, wrapIn } from "prosemirror-commands"
import type { Attrs, MarkType, NodeType } from "prosemirror-model"
import { liftListItem, wrapInList } from "prosemirror-schema-list"
import { type Command, type EditorState, Selection, TextSelection } from "prosemirror-state"
import { marks, nodes } from "../../source/rich-text/schema"

/** The innermost node of a type that the cursor is in, and where it starts. */
export const nodeAround = ({ selection: { $from } }: EditorState, ...types: NodeType[]) => {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth)
    if (types.includes(node.type)) return { node, place: $from.before(depth) }
  }
  return undefined
}

/** The word of the cursor. Undefined if something is selected, or the cursor is in no word. */
export const wordAt = ({ selection }: EditorState) => {
  const { $from, empty } = selection
  const text = (from: number, to: number) => $from.parent.textBetween(from, to, null, "\uFFFC")
  const { parentOffset, parent } = $from
  const [before = ""] = /[\p{L}\p{N}_’'-]*$/u.exec(text(0, parentOffset)) ?? []
  const [after = ""] = /^[\p{L}\p{N}_’'-]*/u.exec(text(parentOffset, parent.content.size)) ?? []
  const isWord = empty && parent.isTextblock && before + after !== ""
  return isWord
    ? {
        from: $from.pos - before.length,
        to: $from.pos + after.length,
        isInside: before !== "" && after !== "",
      }
    : undefined
}

/** Mark what is selected, or the word around the cursor, or what is typed next; or do it no longer. */
export const toggleWords =
  (type: MarkType): Command =>
  (state, dispatch) => {
    const word = wordAt(state)
    if (!word?.isInside) return toggleMark(type)(state, dispatch)
    const { from, to } = word
    const isMarked = state.doc.rangeHasMark(from, to, type)
    dispatch?.(isMarked ? state.tr.removeMark(from, to, type) : state.tr.addMark(from, to, type.create()))
    return true
  }

/** Make the selected paragraphs headings, or paragraphs again. Headings are in nothing else. */
const toggleHeading =
  (type: NodeType, attrs: Attrs | null = null): Command =>
  (state, dispatch, view) => {
    if (state.selection.$from.parent.hasMarkup(type, attrs))
      return setBlockType(nodes.paragraph)(state, dispatch)
    while (view && nodeAround(view.state, nodes.list_item, nodes.blockquote, nodes.call_out))
      if (!lift(view.state, dispatch)) break
    return setBlockType(type, attrs)(view?.state ?? state, dispatch)
  }

const toggleList =
  (type: NodeType): Command =>
  (state, dispatch, view) => {
    const around = nodeAround(state, nodes.bullet_list, nodes.ordered_list)
    if (around?.node.type === type) return liftListItem(nodes.list_item)(state, dispatch)
    if (!around) {
      setBlockType(nodes.paragraph)(state, dispatch)
      return wrapInList(type)(view?.state ?? state, dispatch)
    }
    dispatch?.(state.tr.setNodeMarkup(around.place, type, { spread: around.node.attrs.spread }))
    return true
  }

const toggleAround =
  (type: NodeType): Command =>
  (state, dispatch) =>
    (nodeAround(state, type) ? lift : wrapIn(type))(state, dispatch)

interface Action {
  run: Command
  /** Whether the selection is that. */
  isActive: (state: EditorState) => boolean
}

const ofWords = (type: MarkType): Action => ({
  run: toggleWords(type),
  isActive: ({ selection: { from, to, empty, $from }, storedMarks, doc }) =>
    empty ? type.isInSet(storedMarks ?? $from.marks()) !== undefined : doc.rangeHasMark(from, to, type),
})

const ofLines = (run: (type: NodeType, attrs?: Attrs) => Command, type: NodeType, attrs?: Attrs): Action => ({
  run: run(type, attrs),
  isActive: (state) => {
    const { node } = nodeAround(state, type) ?? {}
    return node !== undefined && (!attrs || node.hasMarkup(type, attrs))
  },
})

/** What the toolbar does, by its names. */
export const actions = {
  Bold: ofWords(marks.strong),
  Italic: ofWords(marks.em),
  Code: ofWords(marks.code),
  Heading: ofLines(toggleHeading, nodes.heading, { level: 2 }),
  "Smaller heading": ofLines(toggleHeading, nodes.heading, { level: 3 }),
  List: ofLines(toggleList, nodes.bullet_list),
  "Numbered list": ofLines(toggleList, nodes.ordered_list),
  Quotation: ofLines(toggleAround, nodes.blockquote),
  "Call-out": ofLines(toggleAround, nodes.call_out),
}

/** Whether a text is to be replaced. */
export const isPlaceholder = (text: string) => /^TODO /.test(text)

/** Put the cursor into the first text behind a place, or select that text if it is a placeholder. */
export const enterBlock =
  (place: number): Command =>
  ({ doc, tr }, dispatch) => {
    const { $from } = Selection.near(doc.resolve(place))
    const end = isPlaceholder($from.parent.textContent) ? $from.end() : $from.pos
    dispatch?.(tr.setSelection(TextSelection.create(doc, $from.pos, end)).scrollIntoView())
    return true
  }

/** Put the cursor next to a block. A text that has no line there gets one. @param edge of the block */
export const leaveBlock =
  (edge: number, isForward: boolean): Command =>
  (state, dispatch) => {
    const { tr } = state
    const $edge = state.doc.resolve(edge)
    const next = isForward ? $edge.nodeAfter : $edge.nodeBefore
    if (!next?.isTextblock) tr.insert(edge, nodes.paragraph.create())
    const place = isForward ? edge + 1 : next?.isTextblock ? edge - 1 : edge + 1
    dispatch?.(tr.setSelection(TextSelection.create(tr.doc, place)).scrollIntoView())
    return true
  }
