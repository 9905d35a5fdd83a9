import type { EditorState } from "@codemirror/state"
import type { EditorView } from "@codemirror/view"
import { nodeAt } from "./node-at"

/** A link in a text, or the words that can become one. */
export interface FoundLink {
  /** Of all of it. */
  from: number
  to: number
  text: string
  address: string
  isNew: boolean
}

/** The link of the cursor, or else what is selected in a line, or the word of the cursor. */
export const linkAt = (state: EditorState): FoundLink => {
  const { main } = state.selection
  const nodes = ([-1, 1] as const).map((side) => nodeAt(state, main.head, ["Link"], side))
  const link = nodes.find((node) => node?.getChild("URL"))
  const [start, end] = link?.getChildren("LinkMark") ?? []
  const url = link?.getChild("URL")
  if (link && start && end && url) {
    const { from, to } = link
    const text = state.sliceDoc(start.to, end.from)
    return { from, to, text, address: state.sliceDoc(url.from, url.to), isNew: false }
  }
  const { from, to } = main.empty ? (state.wordAt(main.head) ?? main) : main
  const last = Math.min(to, state.doc.lineAt(from).to)
  return { from, to: last, text: state.sliceDoc(from, last), address: "", isNew: true }
}

/** Write a link in the place of the one that was found, or only its text. The title of the one before stays. */
export const setLink = (
  view: EditorView,
  { from, to, ...old }: FoundLink,
  text: string,
  address?: string,
) => {
  const [title = ""] = /\s+(?:"[^"]*"|'[^']*')(?=\s*\)$)/.exec(view.state.sliceDoc(from, to)) ?? []
  const written = address === old.address ? address : addressOf(address ?? "")
  const insert = address === undefined ? text : `[${text}](${written}${old.isNew ? "" : title})`
  view.dispatch({
    changes: { from, to, insert },
    selection: { anchor: from + insert.length },
    userEvent: "input",
  })
}

/** What is written for an address that was typed: of another site also without https. */
const addressOf = (typed: string) => {
  const address = typed.trim().replace(/[\s()<>]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  if (/^[^\s/:@]+@[^\s/:@]+$/.test(address)) return `mailto:${address}`
  return /^[a-z\d-]+(?:\.[a-z\d-]+)+(?:[/?#].*)?$/i.test(address) ? `https://${address}` : address
}
