import type { Blockquote, Link, Nodes, Paragraph, PhrasingContent, RootContent, Table } from "mdast"
import type { Attrs, Mark, MarkType, Node } from "prosemirror-model"
import { literalText, parseMarkdown } from "./markdown"
import { marks, nodes, schema } from "./schema"

/** A block of a text. */
export interface Unit {
  node: Node
  /** As mdast names it. */
  type: string
  /** Where it is in the source. */
  start: number
  end: number
}

/** The blocks of Markdown that is not in a source. */
export const nodesOf = (children: readonly RootContent[]): Node[] =>
  children.map((child) => new Reader("").block(child))

/** The blocks of a text. Undefined: it has an error of the syntax. */
export const tryReadUnits = (source: string): Unit[] | undefined => {
  // The parser does not count byte-order marks.
  const text = source.replace(/^\uFEFF+/, "")
  const before = source.length - text.length
  const reader = new Reader(text)
  try {
    return parseMarkdown(text).map((node) => {
      const { start, end } = rangeOf(node)
      return { node: reader.block(node), type: node.type, start: before + start, end: before + end }
    })
  } catch {
    return undefined
  }
}

const rangeOf = ({ position }: Nodes) => ({
  start: position?.start.offset ?? 0,
  end: position?.end.offset ?? 0,
})

/** The first line of `> [!NOTE] Title`. */
const alert = /^\[![\w-]+\][^\n]*/

/** A text that is a link by itself. */
export const address =
  /^(?:(?:https?:\/\/|www\.)(?:(?!&\w+;)[^\s<>()[\]*~{}\\`|"])*[\w/]|[\w.+-]+@(?:[\w-]+\.)+[\w-]*\w)$/

/** Makes nodes of the schema of mdast. What the schema does not know becomes a node with its source. */
class Reader {
  constructor(private readonly source: string) {}

  block = (node: RootContent): Node => {
    switch (node.type) {
      case "paragraph":
        return this.paragraph(node)
      case "heading":
        return nodes.heading.create({ level: node.depth }, this.inline(node.children))
      case "blockquote":
        return this.quotation(node)
      case "containerDirective": {
        const [label] = node.children
        const isLabel = label?.type === "paragraph" && label.data?.directiveLabel
        const content = isLabel ? node.children.slice(1) : node.children
        const [head = ""] = this.raw(node).split("\n")
        return nodes.call_out.create({ head: head.trimEnd() }, this.blocks(content))
      }
      case "footnoteDefinition":
        return nodes.footnote.create({ label: node.label }, this.blocks(node.children))
      case "list": {
        const marker = /[-*+.)]/.exec(this.source.slice(rangeOf(node).start))?.[0] ?? null
        const items = node.children.map(({ checked = null, spread = null, children }) =>
          nodes.list_item.create({ checked, spread }, this.blocks(children)),
        )
        const attrs = { marker, spread: node.spread, start: node.start ?? 1 }
        return (node.ordered ? nodes.ordered_list : nodes.bullet_list).create(attrs, items)
      }
      case "code": {
        const { lang = null, meta = null, value } = node
        return nodes.code_block.create({ lang, meta }, value ? schema.text(value) : null)
      }
      case "thematicBreak":
        return nodes.rule.create()
      case "table":
        return this.table(node)
      default:
        return nodes.raw_block.create({ source: this.raw(node) })
    }
  }

  private blocks(children: readonly RootContent[]) {
    return children.length > 0 ? children.map(this.block) : [nodes.paragraph.create()]
  }

  private paragraph({ children }: Paragraph) {
    const [image, ...more] = children
    if (image?.type !== "image" || more.length > 0) return nodes.paragraph.create(null, this.inline(children))
    const { url, title = null, alt = null } = image
    return nodes.picture.create({ url, title, alt })
  }

  /** A quotation, or a call-out that is written as one. */
  private quotation({ children }: Blockquote) {
    const [first, ...others] = children
    const [text, ...rest] = first?.type === "paragraph" ? first.children : []
    const value = text?.type === "text" ? text.value : ""
    const [head] = alert.exec(value) ?? []
    const isCallOut = head && (rest.length === 0 || value.slice(head.length).startsWith("\n"))
    if (!isCallOut || first?.type !== "paragraph") return nodes.blockquote.create(null, this.blocks(children))
    const shown = value.slice(head.length + 1)
    const below = { ...first, children: [{ type: "text" as const, value: shown }, ...rest] }
    const content = shown || rest.length > 0 ? [below, ...others] : others
    return nodes.call_out.create({ head }, this.blocks(content))
  }

  private table({ children, align }: Table) {
    const width = Math.max(...children.map((row) => row.children.length))
    const rows = children.map((row, index) => {
      const type = index > 0 ? nodes.table_cell : nodes.table_header
      const cells = Array.from({ length: width }, (_, column) =>
        type?.create({ align: align?.[column] ?? null }, this.inline(row.children[column]?.children ?? [])),
      )
      return nodes.table_row.create(null, cells as Node[])
    })
    return nodes.table.create(null, rows)
  }

  inline(children: readonly PhrasingContent[], within: readonly Mark[] = []): Node[] {
    return children.flatMap((node) => this.phrase(node, within))
  }

  private phrase(node: PhrasingContent, within: readonly Mark[]): Node[] {
    const marked = (type: MarkType, content: readonly PhrasingContent[], attrs?: Attrs) =>
      this.inline(content, type.create(attrs).addToSet(within))
    const raw = () => [nodes.raw_inline.create({ source: this.raw(node) }, null, within)]
    switch (node.type) {
      case "text":
        return node.value ? [schema.text(node.value.replace(/\s*\n\s*/g, " "), within)] : []
      case "inlineCode":
        return [schema.text(node.value.replace(/\n/g, " "), marks.code.create().addToSet(within))]
      case "strong":
        return marked(marks.strong, node.children)
      case "emphasis":
        return marked(marks.em, node.children)
      case "delete":
        return marked(marks.strike, node.children)
      case "link": {
        if (this.isAddress(node)) return this.inline(node.children, within)
        const { url: href, title = null } = node
        return node.children.length > 0 ? marked(marks.link, node.children, { href, title }) : raw()
      }
      case "linkReference": {
        const reference = JSON.stringify([node.identifier, node.label, node.referenceType])
        return node.children.length > 0 ? marked(marks.link, node.children, { reference }) : raw()
      }
      case "break":
        return [nodes.hard_break.create(null, null, within)]
      case "image": {
        const { url, title = null, alt = null } = node
        return [nodes.image.create({ url, title, alt }, null, within)]
      }
      default:
        return /^<br\s*\/>$/.test(this.raw(node)) ? [nodes.hard_break.create(null, null, within)] : raw()
    }
  }

  /** Whether a link is written as its address only. */
  private isAddress(node: Link) {
    const { start, end } = rangeOf(node)
    const text = literalText(node)?.value
    return text !== undefined && (!node.position || this.source.slice(start, end) === text)
  }

  /** The source of a node, without the indent and the marks of what it is in. */
  private raw(node: Nodes) {
    if ("value" in node && !node.position) return node.value
    const { start, end } = rangeOf(node)
    const around = new RegExp(`^[ \\t>]{0,${(node.position?.start.column ?? 1) - 1}}`)
    const [first = "", ...lines] = this.source.slice(start, end).split("\n")
    return [first, ...lines.map((line) => line.replace(around, ""))].join("\n")
  }
}
