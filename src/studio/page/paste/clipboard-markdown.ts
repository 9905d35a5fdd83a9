import type { ElementContent, Element as HastElement } from "hast"
import type { Image, Nodes, Paragraph, Root, RootContent } from "mdast"
import type { Options } from "rehype-remark"
import { clipboardContent, textOf } from "./clipboard-content"

/** What a picture has become. Undefined: it is left out. */
export type SavedImage = { path: string; alt: string } | undefined

/** Read a clipboard's HTML as Markdown that documents may have. */
export const clipboardMarkdown = async (html: string) => {
  const toMdast = await loadConverter()
  const { content, pictures, lost } = clipboardContent(html)
  const root = toMdast({ type: "root", children: content.map(tidyTables) })
  const children = withLevels(root.children.flatMap(pullImages).filter(isWritten))
  const blocks = (images: readonly SavedImage[]) => children.flatMap((node) => withImages(node, images))
  return { pictures, lost, blocks }
}

/** Loaded when it is needed: it is large. */
async function loadConverter() {
  const [{ unified }, toMarkdown] = await Promise.all([import("unified"), import("rehype-remark")])
  const lowered = (_: unknown, { tagName, children: [text] }: HastElement) => ({
    type: "html" as const,
    value: `<${tagName}>${text && "value" in text ? text.value : ""}</${tagName}>`,
  })
  const labelOf = ({ properties }: HastElement) => String(properties.label)
  const handlers: Options["handlers"] = {
    ...{ sub: lowered, sup: lowered },
    "note-reference": (_: unknown, node: HastElement) => ({
      type: "html" as const,
      value: `[^${labelOf(node)}]`,
    }),
    note: (state, node: HastElement) => ({
      ...{ type: "footnoteDefinition" as const, identifier: labelOf(node), label: labelOf(node) },
      children: state.toFlow(state.all(node)) as [],
    }),
  }
  const reader = unified().use(toMarkdown.default, { handlers })
  return (root: { type: "root"; children: ElementContent[] }) => reader.runSync(root) as Root
}

/** Tables as Markdown can have them: their first row is the header, and a cell is one line. */
function tidyTables(node: ElementContent): ElementContent {
  if (node.type !== "element") return node
  if (node.tagName !== "table") return { ...node, children: node.children.map(tidyTables) }
  const rows = find(node, "tr").filter((row) => textOf(row.children).trim() || find(row, "img").length > 0)
  const cells = rows.map((row) => [...find(row, "td"), ...find(row, "th")])
  // Mails have a frame that is a table.
  if (cells.every(({ length }) => length <= 1))
    return {
      ...node,
      tagName: "div",
      children: cells.flat().map((cell) => tidyTables({ ...cell, tagName: "div" })),
    }
  const tidied = rows.map((row, index) => ({
    ...row,
    children: cellsOf(row).map((cell) => ({
      ...cell,
      tagName: index === 0 ? "th" : "td",
      children: inOneLine(cell.children, index === 0),
    })),
  }))
  return { ...node, children: tidied }
}

const cellsOf = ({ children }: HastElement) =>
  children.filter((cell): cell is HastElement => cell.type === "element" && /^t[dh]$/.test(cell.tagName))

const find = (parent: HastElement, tagName: string): HastElement[] =>
  parent.children.flatMap((node) => {
    if (node.type !== "element") return []
    return node.tagName === tagName ? [node] : node.tagName === "table" ? [] : find(node, tagName)
  })

/** @param isHeader bold text is plain there: a header is bold */
const inOneLine = (content: readonly ElementContent[], isHeader: boolean): ElementContent[] =>
  content.flatMap((node): ElementContent[] => {
    const isMark = node.type !== "element" || /^(?:a|strong|em|del|code|img|su[bp])$/.test(node.tagName)
    if (node.type !== "element" || (isMark && !(isHeader && node.tagName === "strong"))) return [node]
    const space: ElementContent = { type: "text", value: isMark ? "" : " " }
    return [space, ...inOneLine(node.children, isHeader), space]
  })

/** A node, and after it the images that were in it: an image is a paragraph of its own. */
function pullImages(node: RootContent): RootContent[] {
  const images: Image[] = []
  const without = <Node extends Nodes>(parent: Node): Node => {
    if (!("children" in parent)) return parent
    const children = (parent.children as Nodes[]).flatMap((child) => {
      if (child.type === "image") images.push(child)
      return child.type === "image" ? [] : [without(child)]
    })
    return { ...parent, children: children.filter((child) => child.type !== "paragraph" || isWritten(child)) }
  }
  const rest = without({ type: "root", children: [node] }).children
  return [...rest, ...images.map((image): Paragraph => ({ type: "paragraph", children: [image] }))]
}

/** Text outside of blocks may have blanks only, and paragraphs may have lost their image. */
const isWritten = (node: Nodes): boolean => {
  if (node.type === "thematicBreak" || node.type === "image") return true
  if ("value" in node) return node.value.trim() !== ""
  return "children" in node && (node.children as Nodes[]).some(isWritten)
}

/** Headings start at the second level and do not skip one; lists without paragraphs have no blank lines. */
function withLevels(nodes: readonly RootContent[]) {
  let above: number[] = []
  const visit = (node: Nodes, isOutside: boolean): Nodes => {
    const children = "children" in node ? (node.children as Nodes[]).map((child) => visit(child, false)) : []
    if (node.type === "heading" && !isOutside)
      return { type: "paragraph", children: [{ type: "strong", children: node.children }] }
    if (node.type === "paragraph" || node.type === "heading") {
      if (node.type === "paragraph") return node
      above = [...above.filter((depth) => depth < node.depth), node.depth]
      return { ...node, depth: Math.min(above.length + 1, 6) as 2 }
    }
    if (node.type !== "list" && node.type !== "listItem")
      return "children" in node ? ({ ...node, children } as Nodes) : node
    const items = node.type === "list" ? node.children : [node]
    const spread = items.some((item) => item.children.filter(({ type }) => type !== "list").length > 1)
    const checked = node.type === "listItem" ? takeTask(children as Nodes[]) : undefined
    return { ...node, spread, children, ...(checked === undefined ? {} : { checked }) } as Nodes
  }
  return nodes.map((node) => visit(node, true)) as RootContent[]
}

/** Whether a task is done, which Notion writes as a text before it. Undefined: an entry is no task. */
function takeTask([first]: readonly Nodes[]) {
  const [text] = first?.type === "paragraph" ? first.children : []
  const [mark = "", sign] = text?.type === "text" ? (/^\[([ x])\]\s+/.exec(text.value) ?? []) : []
  if (!sign || text?.type !== "text") return undefined
  text.value = text.value.slice(mark.length)
  return sign === "x"
}

/** A block with the image that a picture has become, or nothing. */
function withImages(node: RootContent, images: readonly SavedImage[]): RootContent[] {
  const [image] = node.type === "paragraph" ? node.children : []
  if (image?.type !== "image") return [node]
  const saved = images[Number(image.url)]
  return saved ? [{ type: "paragraph", children: [{ type: "image", url: saved.path, alt: saved.alt }] }] : []
}
