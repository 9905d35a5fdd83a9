import type { Nodes } from "mdast"
import type { Report } from "../diagnostic"
import { positionsIn } from "../position"
import type { Rule } from "../rule"
import { type Body, nodesOf, shortened } from "./body"

/** Markdown that is shown as it is written, because it could not be read. */
export interface UnreadMark {
  /** What it was meant to be, e.g. heading. Default by its first signs: an image, a footnote or a link. */
  kind?: string
  /** Where it begins in its paragraph. */
  at: number
  /** How much of it to show. */
  length: number
  message: string
  fix: string
  /** What to write in place of all that it shows, if that is certain. */
  replacement?: string
  /** Whether it may be meant as it is shown. */
  isUnsure?: boolean
}

/** A way to write something wrongly. A fix with a second text has what to write in its place. */
export type Form = readonly [
  mark: RegExp,
  message: string,
  fix: string | ((groups: Readonly<Record<string, string>>, found: string) => string | [string, string]),
  kind?: string,
]

/** Everything in a text that has one of the forms. */
export const marksIn = (text: string, forms: readonly Form[]): UnreadMark[] =>
  forms.flatMap(([mark, message, how, kind]) =>
    [...text.matchAll(mark)].map(({ 0: found, index: at, groups = {} }) => {
      const [fix = "", replacement] = [typeof how === "string" ? how : how(groups, found)].flat()
      return { kind, at, length: found.length, message, fix, replacement }
    }),
  )

/** Report the unread Markdown that `find` sees in the paragraphs, headings and cells of a body. */
export const reportUnread = (
  body: Body,
  rule: Rule,
  report: Report,
  find: (unread: string, block: Nodes) => UnreadMark[],
) => {
  const positionAt = positionsIn(body.text)
  for (const { node } of nodesOf(body, "paragraph", "heading", "tableCell")) {
    const start = node.position?.start.offset ?? 0
    const source = body.text.slice(start, node.position?.end.offset)
    if (!mayHoldMarks.test(source)) continue
    for (const mark of find(unreadText(node, body.text), node)) {
      const [from, to] = [start + mark.at, start + mark.at + mark.length]
      const shown = body.text.slice(from, to)
      const kind = shown.startsWith("!") ? "image" : shown.startsWith("[^") ? "footnote" : "link"
      const field = `${mark.kind ?? kind} ${shortened(shown)}`
      const place = { start: positionAt(from), end: positionAt(to), field }
      report(rule, place, mark.message, mark.fix, mark.replacement, mark.isUnsure ? "warning" : undefined)
    }
  }
}

/** Most paragraphs need no second look. */
const mayHoldMarks = /[[\]|<>`*_^]|~~|==|\$\$|^[ \t>]*[^\s\p{L}]/mu

/** Replaces a character that Markdown has read as something else than text. */
const placeholder = "\uFFFC"

/**
 * The source of a block with placeholders for links, images, code, marks and escaped characters. Every character keeps
 * its place; what is left is shown as it is written.
 */
function unreadText(block: Nodes, text: string): string {
  const [from, to] = span(block)
  const characters = text.slice(from, to).split("")
  const hide = (start: number, end: number) => {
    for (let index = start - from; index < end - from; index += 1)
      if (!/[\r\n]/.test(characters[index] ?? "\n")) characters[index] = placeholder
  }

  const visit = (node: Nodes) => {
    if (node.type === "text" || isBareLink(node, text) || !node.position) return
    const [start, end] = span(node)
    const children = withText.includes(node.type) && "children" in node ? node.children : []
    const [first, last] = [children[0], children.at(-1)]
    if (!first?.position || !last?.position) return hide(start, end)
    hide(start, span(first)[0])
    hide(span(last)[1], end)
    children.forEach(visit)
  }
  if ("children" in block) block.children.forEach(visit)

  return characters.join("").replace(/\\[!-/:-@[-`{-~]/g, placeholder.repeat(2))
}

/** Nodes that only mark their text. */
const withText = ["emphasis", "strong", "delete", "mdxJsxTextElement"]

/** An address in the text that is not a Markdown link; it may be half of one. */
const isBareLink = (node: Nodes, text: string) =>
  node.type === "link" && !/[[<]/.test(text[span(node)[0]] ?? "")

const span = ({ position }: Nodes): [start: number, end: number] => [
  position?.start.offset ?? 0,
  position?.end.offset ?? 0,
]
