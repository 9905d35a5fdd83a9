import { type EditorState, TextSelection } from "prosemirror-state"
import type { EditorView } from "prosemirror-view"
import { marks } from "../../source/rich-text/schema"
import { wordAt } from "./commands"

/** The link of the cursor, or else what is selected in a paragraph, or the word of the cursor, which can become one. */
export const linkAt = (state: EditorState) => {
  const { $from, from, to } = state.selection
  const start = $from.start()
  const found = (place: number) => marks.link.isInSet(state.doc.nodeAt(place)?.marks ?? [])
  const link = found(from) ?? (from > start ? found(from - 1) : undefined)
  if (link) {
    let [first, last] = found(from)?.eq(link) ? [from, from] : [from - 1, from]
    while (first > start && found(first - 1)?.eq(link)) first -= 1
    while (last < $from.end() && found(last)?.eq(link)) last += 1
    const text = state.doc.textBetween(first, last)
    const { href, title } = link.attrs
    return { from: first, to: last, text, address: href, title, isNew: false }
  }
  const word = wordAt(state) ?? { from, to: Math.min(to, $from.end()) }
  const text = state.doc.textBetween(word.from, word.to)
  return { from: word.from, to: word.to, text, address: "", title: null, isNew: true }
}

/** Write a link in the place of the one that was found, or only its text. */
export const setLink = (
  view: EditorView,
  found: ReturnType<typeof linkAt>,
  text: string,
  address?: string,
) => {
  const { from, to, title } = found
  const { tr, schema } = view.state
  const written = address === found.address ? address : addressOf(address ?? "")
  // Its words may have other marks.
  if (text !== found.text)
    tr.replaceWith(from, to, schema.text(text, tr.doc.resolve(from).marksAcross(tr.doc.resolve(to)) ?? []))
  const end = from + (text !== found.text ? text.length : to - from)
  tr.removeMark(from, end, marks.link)
  if (address !== undefined) tr.addMark(from, end, marks.link.create({ href: written, title }))
  view.dispatch(tr.setSelection(TextSelection.create(tr.doc, end)).removeStoredMark(marks.link))
  view.focus()
}

/** What is written for an address that was typed: of another site also without https. */
const addressOf = (typed: string) => {
  const address = typed.trim().replace(/[\s()<>]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  if (/^[^\s/:@]+@[^\s/:@]+$/.test(address)) return `mailto:${address}`
  return /^[a-z\d-]+(?:\.[a-z\d-]+)+(?:[/?#].*)?$/i.test(address) ? `https://${address}` : address
}
