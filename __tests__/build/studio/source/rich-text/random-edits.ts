/** Edits of a document as a user of the studio makes them, chosen at random. */
import { setBlockType, splitBlock, toggleMark, wrapIn } from "prosemirror-commands"
import type { Node } from "prosemirror-model"
import { liftListItem, sinkListItem, splitListItem, wrapInList } from "prosemirror-schema-list"
import { type Command, EditorState, TextSelection } from "prosemirror-state"
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow } from "prosemirror-tables"
import { marks, nodes, schema } from "../../../../../src/studio/source/rich-text/schema"

export type Random = (below: number) => number

/** Numbers that are the same in each run. */
export const randomFrom = (seed: number): Random => {
  let state = Math.imul(seed, 2654435761)
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

type Edit = (state: EditorState, random: Random) => EditorState | undefined

const words = [
  "lamp",
  "a*b",
  "2_000",
  "x < y",
  "{site}",
  "[boat]",
  "1. quay",
  "# pier",
  "tide.",
  "`mole`",
  "|",
  "ä“é”",
]

const one = <Item>(items: readonly Item[], random: Random) => items[random(items.length)] as Item

const ran = (state: EditorState, command: Command) => {
  let next: EditorState | undefined
  command(state, (transaction) => {
    next = state.apply(transaction)
  })
  return next
}

/** The places of the nodes that match. */
const placesOf = (doc: Node, isWanted: (node: Node, parent: Node | null) => boolean) => {
  const places: { node: Node; at: number }[] = []
  doc.descendants((node, at, parent) => {
    if (isWanted(node, parent)) places.push({ node, at })
  })
  return places
}

/** Put the cursor into a text, or select a word of it. */
const selected = (state: EditorState, random: Random, isWord: boolean, type?: string) => {
  const texts = placesOf(state.doc, ({ isText, text = "" }, parent) => {
    const isWanted = type ? parent?.type.name === type : parent?.type !== nodes.code_block
    return isText && /\w/.test(text) && isWanted
  })
  if (texts.length === 0) return undefined
  const { node, at } = one(texts, random)
  const found = [...(node.text ?? "").matchAll(/\w+/g)]
  const word = one(found, random)
  const start = at + word.index
  const end = start + word[0].length
  const anchor = isWord ? start : start + random(word[0].length + 1)
  const selection = TextSelection.create(state.doc, anchor, isWord ? end : anchor)
  return state.apply(state.tr.setSelection(selection))
}

const command =
  (make: (random: Random) => Command, isWord = false, type?: string): Edit =>
  (state, random) => {
    const at = selected(state, random, isWord, type)
    return at && ran(at, make(random))
  }

const onBlock =
  (edit: (state: EditorState, at: number, node: Node) => EditorState): Edit =>
  (state, random) => {
    const index = random(state.doc.childCount)
    const at = state.doc.children.slice(0, index).reduce((sum, { nodeSize }) => sum + nodeSize, 0)
    return edit(state, at, state.doc.child(index))
  }

const insertText =
  (text: (random: Random) => string): Edit =>
  (state, random) => {
    const at = selected(state, random, false)
    return at?.apply(at.tr.insertText(text(random)))
  }

export const edits: Record<string, Edit> = {
  "type a word": insertText((random) => ` ${one(words, random)} `),
  "type letters": insertText(() => "xyz"),
  "remove a word": command(
    () => (state, dispatch) => {
      dispatch?.(state.tr.deleteSelection())
      return true
    },
    true,
  ),
  bold: command(() => toggleMark(marks.strong), true),
  italic: command(() => toggleMark(marks.em), true),
  code: command(() => toggleMark(marks.code), true),
  link: command(() => toggleMark(marks.link, { href: "/insights/" }), true),
  "split a block": command(() => splitBlock),
  "make a heading": command((random) => setBlockType(nodes.heading, { level: 2 + random(3) })),
  "make a paragraph": command(() => setBlockType(nodes.paragraph)),
  "make a list": command((random) => wrapInList(random(2) ? nodes.bullet_list : nodes.ordered_list)),
  "quote a block": command(() => wrapIn(nodes.blockquote)),
  "split an entry": command(() => splitListItem(nodes.list_item)),
  "indent an entry": command(() => sinkListItem(nodes.list_item)),
  "lift an entry": command(() => liftListItem(nodes.list_item)),
  "add a row": command(() => addRowAfter, false, "table_cell"),
  "remove a row": command(() => deleteRow, false, "table_cell"),
  "add a column": command(() => addColumnAfter, false, "table_cell"),
  "remove a column": command(() => deleteColumn, false, "table_cell"),
  "type in a cell": command(
    (random) => (state, dispatch) => {
      dispatch?.(state.tr.insertText(one(words, random)))
      return true
    },
    false,
    "table_cell",
  ),
  "break a line": command(() => (state, dispatch) => {
    dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()))
    return true
  }),
  "remove a block": onBlock((state, at, { nodeSize }) =>
    state.doc.childCount > 1 ? state.apply(state.tr.delete(at, at + nodeSize)) : state,
  ),
  "move a block": onBlock((state, at, node) =>
    state.doc.childCount > 1 ? state.apply(state.tr.delete(at, at + node.nodeSize).insert(0, node)) : state,
  ),
  "insert a paragraph": onBlock((state, at) =>
    state.apply(state.tr.insert(at, nodes.paragraph.create(null, schema.text("A new paragraph.")))),
  ),
}

/** A document after a random edit. Undefined: the edit is not possible there. */
export const editedAtRandom = (doc: Node, random: Random, name: string): Node | undefined => {
  const after = edits[name]?.(EditorState.create({ doc }), random)?.doc
  return after && !after.eq(doc) ? after : undefined
}
