import { syntaxTree } from "@codemirror/language"
import type { EditorState } from "@codemirror/state"
import { Fragment, type ReactNode } from "react"
import { nodeAt, type SyntaxNode } from "./node-at"

/** Markdown in a line as it looks on the page. @param at where it starts in the text of an editor */
export const InlineText = ({ state, at, name }: { state: EditorState; at: number; name: string }) => {
  const node = syntaxTree(state) && nodeAt(state, at, [name], 1)
  return node ? contentOf(state, node) : null
}

const elements: Partial<Record<string, (content: ReactNode) => ReactNode>> = {
  StrongEmphasis: (content) => <strong>{content}</strong>,
  Emphasis: (content) => <em>{content}</em>,
  Strikethrough: (content) => <s>{content}</s>,
  InlineCode: (content) => <code className="cm-code-text">{content}</code>,
  Link: (content) => <span className="cm-link">{content}</span>,
  HTMLTag: (content) => (String(content).startsWith("<br") ? <br /> : null),
}

function contentOf(state: EditorState, { from, to, firstChild, name }: SyntaxNode): ReactNode {
  const parts: ReactNode[] = []
  let at = from
  for (let child = firstChild; child; child = child.nextSibling) {
    parts.push(state.sliceDoc(at, child.from))
    const isHidden = /Mark$/.test(child.name) || (name === "Link" && /URL|Title/.test(child.name))
    if (!isHidden) parts.push(<Fragment key={child.from}>{contentOf(state, child)}</Fragment>)
    at = child.to
  }
  const rest = state.sliceDoc(name === "Escape" ? at + 1 : at, to).replaceAll("\\|", "|")
  const draw = elements[name]
  if (!draw) return [...parts, rest]
  return draw(parts.length ? [...parts, rest] : rest)
}
