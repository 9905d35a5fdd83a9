import type { List, ListItem, Nodes, PhrasingContent, RootContent, TableCell } from "mdast"
import type { Mark, Node } from "prosemirror-model"
import { literalText } from "./markdown"
import { address } from "./read-document"
import { isEmpty, marks, nodes } from "./schema"

/** A piece of a line with its marks. */
type Token = { marks: readonly Mark[] } & (
  | { kind: "text" | "code"; text: string }
  | { kind: "space" | "break" }
  | { kind: "node"; node: Node }
)

const known = new WeakMap<Node, RootContent>()

/** A block as mdast, in one form: two documents are the same text if these trees are the same. */
export const mdastOf = (node: Node): RootContent => {
  const found = known.get(node) ?? makeMdast(node)
  known.set(node, found)
  return found
}

function makeMdast(node: Node): RootContent {
  const { attrs, type } = node
  switch (type) {
    case nodes.paragraph:
      return { type: "paragraph", children: inlineOf(node) }
    case nodes.heading:
      return { type: "heading", depth: attrs.level, children: inOneLine(node) }
    case nodes.blockquote:
      return { type: "blockquote", children: blocksOf(node) as [] }
    case nodes.call_out:
      return { type: "callOut", head: attrs.head, children: blocksOf(node) }
    case nodes.footnote: {
      const label = String(attrs.label)
      const children = blocksOf(node) as []
      return { type: "footnoteDefinition", identifier: label.toLowerCase(), label, children }
    }
    case nodes.bullet_list:
    case nodes.ordered_list:
      return listOf(node)
    case nodes.code_block:
      return { type: "code", lang: attrs.lang, meta: attrs.meta, value: node.textContent }
    case nodes.rule:
      return { type: "thematicBreak" }
    case nodes.picture:
      return { type: "paragraph", children: [imageOf(node)] }
    case nodes.table:
      return tableOf(node)
    default:
      return { type: "raw", value: attrs.source }
  }
}

const blocksOf = (node: Node) =>
  withMarkersApart(node.children.filter((child) => !isEmpty(child)).map(mdastOf))

/** Lists that follow each other need different marks. */
export const withMarkersApart = (blocks: readonly RootContent[]): RootContent[] => {
  const apart: RootContent[] = []
  for (const block of blocks) {
    const before = apart.at(-1)
    const marker = block.type === "list" && before?.type === "list" ? markerApart(block, before) : undefined
    apart.push(marker ? ({ ...block, data: { marker } } as List) : block)
  }
  return apart
}

function markerApart(list: List, before: List) {
  if (list.ordered !== before.ordered) return undefined
  const [one, other] = list.ordered ? [".", ")"] : ["-", "*"]
  const [own, last] = [list, before].map(({ data }) => data?.marker ?? one)
  return own === last ? (last === one ? other : one) : undefined
}

function listOf(node: Node): List {
  const children = node.children.map((item): ListItem => {
    const content = blocksOf(item)
    const hasParagraphs = content.some(
      ({ type }, index) => type === "paragraph" && content[index + 1]?.type === "paragraph",
    )
    const spread = (Boolean(item.attrs.spread) && content.length > 1) || hasParagraphs
    // Markdown has no task without a text.
    const checked = content.length > 0 ? item.attrs.checked : null
    return { type: "listItem", checked, spread, children: content as [] }
  })
  const ordered = node.type === nodes.ordered_list
  const { start, marker, spread } = node.attrs
  return {
    ...{ type: "list", ordered, start: ordered ? start : null, spread: Boolean(spread), children },
    data: { marker },
  }
}

const tableOf = ({ firstChild: header, children }: Node): RootContent => ({
  type: "table",
  align: header?.children.map(({ attrs }) => attrs.align),
  children: children.map((row) => ({
    type: "tableRow",
    // Each row is as long as the header.
    children:
      header?.children.map((_, column): TableCell => {
        const cell = row.maybeChild(column)
        return { type: "tableCell", children: cell ? inOneLine(cell) : [] }
      }) ?? [],
  })),
})

const imageOf = ({ attrs: { url, title, alt } }: Node): PhrasingContent => ({
  type: "image",
  url,
  title,
  alt,
})

const inlineOf = (node: Node) => grouped(tokensOf(node), [])

/** Without line breaks of Markdown. */
const inOneLine = (node: Node) => {
  const change = <Kind extends Nodes>(child: Kind): Kind => {
    if (child.type === "break") return { type: "raw", value: "<br />" } as never
    return "children" in child ? { ...child, children: (child.children as Nodes[]).map(change) } : child
  }
  return inlineOf(node).map(change)
}

/** Spaces are one, have the marks that both neighbours have, and none is at an edge. */
function tokensOf(node: Node): Token[] {
  const tokens: Token[] = []
  for (const child of node.children) {
    const own = child.marks
    const { text = "" } = child
    if (child.type === nodes.hard_break) tokens.push({ kind: "break", marks: own })
    else if (!child.isText) tokens.push({ kind: "node", node: child, marks: own })
    else if (marks.code.isInSet(own)) {
      tokens.push({ kind: "code", text, marks: marks.code.removeFromSet(own) })
    } else
      for (const part of text.match(/[ \t\n]+|[^ \t\n]+/g) ?? [])
        if (/[^ \t\n]/.test(part)) tokens.push({ kind: "text", text: part, marks: own })
        else if (tokens.at(-1)?.kind !== "space") tokens.push({ kind: "space", marks: own })
  }
  const isEdge = (token: Token | undefined) => !token || token.kind === "break"
  const kept = tokens.filter(
    (token, index) => token.kind !== "space" || !(isEdge(tokens[index - 1]) || isEdge(tokens[index + 1])),
  )
  while (kept.at(-1)?.kind === "break") kept.pop()
  while (kept[0]?.kind === "break") kept.shift()
  return kept.map((token, index) => {
    if (isSolid(token)) return token
    const after = kept.slice(index + 1).find(isSolid)?.marks ?? []
    const before = kept.slice(0, index).findLast(isSolid)?.marks ?? []
    return { ...token, marks: before.filter((mark) => mark.isInSet(after)) }
  })
}

const isSolid = ({ kind }: Token) => kind !== "space" && kind !== "break"

/** Tokens in the marks that they share, the longest outside. */
function grouped(tokens: readonly Token[], within: readonly Mark[]): PhrasingContent[] {
  const content: PhrasingContent[] = []
  for (let index = 0; index < tokens.length; ) {
    const token = tokens[index] as Token
    const endOf = (mark: Mark) => {
      const length = tokens.slice(index).findIndex((one) => !mark.isInSet(one.marks))
      return length < 0 ? tokens.length : index + length
    }
    const opened = token.marks.filter((mark) => !mark.isInSet(within))
    const [outer, end = index + 1] = opened
      .map((mark) => [mark, endOf(mark)] as const)
      .reduce<readonly [Mark?, number?]>((best, next) => (next[1] > (best[1] ?? 0) ? next : best), [])
    if (outer) content.push(markedAs(outer, grouped(tokens.slice(index, end), [...within, outer])))
    else for (const part of partsOf(token, tokens[index + 1])) add(content, part)
    index = end
  }
  return content
}

function add(content: PhrasingContent[], part: PhrasingContent) {
  const last = content.at(-1)
  if (part.type === "text" && last?.type === "text") last.value += part.value
  else content.push(part)
}

function partsOf(token: Token, next: Token | undefined): PhrasingContent[] {
  switch (token.kind) {
    case "space":
      return [{ type: "text", value: " " }]
    case "break":
      return [{ type: "break" }]
    case "code":
      return [{ type: "inlineCode", value: token.text }]
    case "node":
      return token.node.type === nodes.image
        ? [imageOf(token.node)]
        : [{ type: "raw", value: token.node.attrs.source }]
    default: {
      // An address has no escapes.
      const [, before = "", word = "", after = ""] =
        /^([("“‘']*)(.*?)([.,;:!?)”’'"…]*)$/su.exec(token.text) ?? []
      if (!address.test(word) || (next && next.kind !== "space")) return [{ type: "text", value: token.text }]
      const text = (value: string): PhrasingContent[] => (value ? [{ type: "text", value }] : [])
      return [...text(before), { type: "raw", value: word }, ...text(after)]
    }
  }
}

function markedAs(
  { type, attrs: { href, title, reference } }: Mark,
  children: PhrasingContent[],
): PhrasingContent {
  if (type === marks.strong) return { type: "strong", children }
  if (type === marks.em) return { type: "emphasis", children }
  if (type === marks.strike) return { type: "delete", children }
  if (!reference) return { type: "link", url: href, title, children: children as [] }
  const [identifier, label, referenceType] = JSON.parse(reference)
  return { type: "linkReference", identifier, label, referenceType, children: children as [] }
}

/** Whether two blocks are read the same, apart from what no reader sees. */
export const isSame = (one: Node, other: Node) =>
  JSON.stringify(plain(mdastOf(one)), withoutWays) === JSON.stringify(plain(mdastOf(other)), withoutWays)

const withoutWays = (key: string, value: unknown) =>
  /^(?:spread|data|referenceType|label)$/.test(key) || value === null ? undefined : value

/** Addresses in the text become links by themselves: they are no difference. */
function plain(node: Nodes): Nodes {
  // A reference without its note is text.
  if (node.type === "raw" && (/^\[\^[^\]]*\]$/.test(node.value) || address.test(node.value)))
    return { type: "text", value: node.value }
  if (!("children" in node)) return node
  const [only] = node.children
  if (node.type === "paragraph" && node.children.length === 1 && only?.type === "raw") return plain(only)
  const children: Nodes[] = []
  for (const child of (node.children as Nodes[]).map(plain)) {
    const part = literalText(child) ?? child
    const last = children.at(-1)
    if (part.type === "text" && last?.type === "text")
      children[children.length - 1] = { type: "text", value: last.value + part.value }
    else children.push(part)
  }
  const head = node.type === "callOut" ? { head: node.head.replace(/^:+/, ":::") } : {}
  return { ...node, ...head, children } as Nodes
}
