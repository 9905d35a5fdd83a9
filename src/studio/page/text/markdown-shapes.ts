import { callOutIn } from "./call-out-source"
import { type Canvas, Sign } from "./canvas"
import type { SyntaxNode } from "./node-at"

type Draw = (canvas: Canvas, node: SyntaxNode) => void

/** Draw a node of Markdown: how its lines look, and which of its marks are hidden. */
export const drawNode: Draw = (canvas, node) => {
  const [, level] = /Heading(\d)/.exec(node.name) ?? []
  if (level) canvas.lines(node, `cm-h${level}`)
  else shapes[node.name]?.(canvas, node)
}

const hideMark: Draw = (canvas, node) => canvas.hide(node, node.parent ?? node)

/** The marks of a link are shown while the cursor is in it, not behind it. */
const drawLink: Draw = (canvas, node) => {
  const inside = { from: node.from + 1, to: node.to - 1 }
  const [start, end] = node.getChildren("LinkMark")
  // Brackets without an address are text.
  if (!start || !end || !node.getChild("URL")) return
  canvas.hide(start, inside)
  canvas.mark({ from: start.to, to: end.from }, node.name === "Link" ? "cm-link" : "cm-image")
  canvas.hide({ from: end.from, to: node.to }, inside)
}

const shapes: Partial<Record<string, Draw>> = {
  HeaderMark: (canvas, { from, to, parent }) => {
    if (!parent) return
    // With the space behind it, or before it at the end of the line.
    const line = canvas.lineAt(from)
    const isFirst = from === line.from || from === parent.from
    const place = isFirst ? { from, to: Math.min(to + 1, line.to) } : { from: from - 1, to }
    canvas.hide(place, parent)
  },
  EmphasisMark: hideMark,
  StrikethroughMark: hideMark,
  CodeMark: hideMark,
  HardBreak: (canvas, { from, to }) => canvas.hide({ from, to: to - 1 }, { from, to }),
  Escape: (canvas, node) => canvas.hide({ from: node.from, to: node.from + 1 }, node),
  InlineCode: (canvas, node) => canvas.mark(node, "cm-code-text"),
  Link: drawLink,
  Image: drawLink,
  URL: (canvas, node) => {
    if (!/Link|Image/.test(node.parent?.name ?? "")) canvas.mark(node, "cm-link")
  },
  Comment: (canvas, node) => {
    const { from, to } = node
    canvas.hide({ from, to: from + 3 }, node, new Sign("Not on the page:", "cm-name"))
    canvas.hide({ from: to - 3, to }, node)
  },
  HorizontalRule: (canvas, node) => {
    canvas.lines(node, "cm-rule")
    canvas.hide(node, node)
  },
  FencedCode: (canvas, node) => {
    canvas.lines(node, "cm-code")
    canvas.keepBlankLines(node)
  },
  CodeInfo: (canvas, node) => canvas.mark(node, "cm-code-info"),
  Table: (canvas, node) => canvas.lines(node, "cm-table"),

  /** Its line breaks are spaces on the page, but not those of tags. */
  Paragraph: (canvas, node) => {
    for (const { to, text } of canvas.linesOf(node).slice(0, -1)) {
      const isKept = /(?:\\| {2}|>)$|^[> ]*\[!/.test(text) || /^\s*</.test(canvas.lineAt(to + 1).text)
      if (!isKept)
        canvas.add(to, new Sign("␣", "cm-space", "A space on the page. Shift and Enter keeps the line break"))
    }
  },

  ListItem: (canvas, node) => {
    const depth = depthOf(node)
    const line = canvas.lineAt(node.from)
    const [mark, first] = [node.firstChild, node.firstChild?.nextSibling]
    if (!mark) return
    canvas.lines({ from: line.from, to: line.from }, "cm-item", depth)
    const before = /[ \t]*$/.exec(line.text.slice(0, mark.from - line.from))?.[0].length ?? 0
    const place = { from: mark.from, to: Math.min(mark.to + 1, line.to) }
    const owner = { from: mark.from - before, to: mark.to }
    canvas.hide({ from: owner.from, to: mark.from }, owner)
    canvas.hide(place, owner, new Sign(signOf(canvas, node), "cm-sign"))
    const column = (first?.from ?? place.to) - line.from
    for (let child = first; child; child = child.nextSibling) {
      if (/List$/.test(child.name)) continue
      for (const below of canvas.linesOf({ from: Math.max(child.from, line.to + 1), to: child.to })) {
        const indent = Math.min(/^[ \t]*/.exec(below.text)?.[0].length ?? 0, column)
        canvas.lines({ from: below.from, to: below.from }, "cm-continued", depth)
        canvas.hide(
          { from: below.from, to: below.from + indent },
          { from: below.from, to: below.from + indent - 1 },
        )
      }
    }
  },
  TaskMarker: (canvas, node) =>
    canvas.hide(node, node, new Sign(canvas.text(node) === "[ ]" ? "☐" : "☑", "cm-task")),

  Blockquote: (canvas, node) => {
    const { kind = "quote" } = callOutIn(canvas.lineAt(node.from).text) ?? {}
    canvas.lines(node, `cm-set-off cm-${kind}`)
  },
  QuoteMark: (canvas, { from, to }) => {
    const line = canvas.lineAt(from)
    canvas.hide({ from, to: line.text[to - line.from] === " " ? to + 1 : to }, line)
  },

  CallOut: (canvas, node) => {
    const { kind } = callOutIn(canvas.lineAt(node.from).text) ?? {}
    if (!kind) return
    const end = node.nextSibling?.name === "CallOutMark" ? node.nextSibling : node
    canvas.lines({ from: node.from, to: end.to }, `cm-set-off cm-${kind}`)
    if (end !== node) canvas.hide(end, end)
  },
}

/** How many lists an entry is in. */
function depthOf(node: SyntaxNode): number {
  const { parent } = node
  return (node.name === "ListItem" ? 1 : 0) + (parent ? depthOf(parent) : 0)
}

/** The bullet of an entry, or its number on the page, which counts on from the first one. */
function signOf(canvas: Canvas, { from, parent }: SyntaxNode) {
  if (parent?.name !== "OrderedList") return "•"
  const items = parent.getChildren("ListItem")
  const first = Number.parseInt(canvas.text(parent), 10)
  return `${first + items.findIndex((item) => item.from === from)}.`
}
