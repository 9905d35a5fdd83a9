import { insertNewlineContinueMarkupCommand } from "@codemirror/lang-markdown"
import type { ChangeSpec, EditorState, Transaction } from "@codemirror/state"
import type { Command } from "@codemirror/view"
import { nodeAt, type SyntaxNode, treeUpTo } from "./node-at"

const continueMarkup = insertNewlineContinueMarkupCommand({ nonTightLists: false })

/** Leave a list from its empty entry: it is one level higher afterwards, or text below a blank line. */
export const leaveList: Command = (view) => {
  const { state } = view
  if (!/^[\s>]*(?:[-*+]|\d+[.)])\s*(?:\[[ xX]\]\s*)?$/.test(state.doc.lineAt(state.selection.main.head).text))
    return false
  const done: Transaction[] = []
  continueMarkup({ state, dispatch: (transaction) => done.push(transaction) })
  const after = done[0]?.state
  if (!after) return false
  const line = after.doc.lineAt(after.selection.main.head)
  const isBelowText = line.number > 1 && /[^\s>]/.test(after.doc.line(line.number - 1).text)
  if (isBelowText && /^[\s>]*$/.test(line.text)) {
    const insert = `\n${line.text}`
    const selection = { anchor: line.to + insert.length }
    done.push(after.update({ changes: { from: line.to, insert }, selection, scrollIntoView: true }))
  }
  view.dispatch(done)
  return true
}

/** Begin the next entry of a list. The numbers of those below it count on. */
export const newEntry: Command = (view) => {
  const { state } = view
  const { head } = state.selection.main
  const line = state.doc.lineAt(head)
  const end = line.from + line.text.slice(0, head - line.from).trimEnd().length
  // The list may go on below.
  treeUpTo(state, state.doc.length)
  const item = nodeAt(state, end, ["ListItem", "Blockquote"])
  const first = state.doc.lineAt(item?.from ?? 0)
  const [, before = "", mark = "", space = ""] =
    /^([\s>]*)([-*+]|\d+[.)])(\s+(?:\[[ xX]\]\s+)?)/.exec(first.text) ?? []
  if (item?.name !== "ListItem" || !mark || end <= first.from + before.length + mark.length) return false
  const number = Number.parseInt(mark, 10)
  const isCounting = numberOf(item.prevSibling, state) !== number
  const next = Number.isNaN(number)
    ? mark
    : mark.replace(String(number), String(isCounting ? number + 1 : number))
  const insert = `${isLoose(item, state) ? `\n${before.trimEnd()}` : ""}\n${before}${next}${space.replace(/x/i, " ")}`
  const changes: ChangeSpec[] = [{ from: end, to: head, insert }]
  let below = item.nextSibling
  for (let count = number + 1; below && numberOf(below, state) === count; count++, below = below.nextSibling)
    if (isCounting)
      changes.push({ from: below.from, to: below.from + String(count).length, insert: String(count + 1) })
  view.dispatch({
    changes,
    selection: { anchor: end + insert.length },
    scrollIntoView: true,
    userEvent: "input",
  })
  return true
}

const numberOf = (item: SyntaxNode | null, state: EditorState) =>
  item?.name === "ListItem" ? Number.parseInt(state.sliceDoc(item.from, item.to), 10) : undefined

/** Whether blank lines are between the entries. */
const isLoose = ({ from, to, prevSibling, nextSibling }: SyntaxNode, { doc }: EditorState) =>
  [doc.sliceString(prevSibling?.to ?? from, from), doc.sliceString(to, nextSibling?.from ?? to)].some(
    (between) => /\n[ \t>]*\n/.test(between),
  )
