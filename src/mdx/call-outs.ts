import type { Blockquote, Nodes } from "mdast"
import type { ContainerDirective } from "mdast-util-directive"
import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx"
import { callOutKinds } from "../content-model/call-out-kinds"
import { element } from "./nodes"
import { textOf } from "./titles"

/** A call-out in one of its notations, valid or not. */
export interface CallOutNotation {
  kind: string
  title: string
  children: Blockquote["children"]
  problem?: "attributes" | "open" | "title"
}

/** The `CallOut` that a node is in another notation; undefined for other nodes and for what is not valid. */
export const callOut = (node: Nodes, text: string): MdxJsxFlowElement | undefined => {
  const { kind, title, children, problem } = callOutNotation(node, text) ?? {}
  if (!kind || problem || !callOutKinds.includes(kind as never)) return undefined
  return { ...element("CallOut", { kind, title }, children), position: node.position }
}

/** Read `:::note[Title]` … `:::`, or a quotation that starts with `[!NOTE] Title`. @param text that was parsed */
export const callOutNotation = (node: Nodes, text: string): CallOutNotation | undefined => {
  if (node.type === "containerDirective") return ofContainer(node, text)
  return node.type === "blockquote" ? ofQuotation(node) : undefined
}

function ofContainer({ name, attributes, children, position }: ContainerDirective, text: string) {
  const [label] = children
  const isLabel = label?.type === "paragraph" && label.data?.directiveLabel
  const found = {
    kind: name,
    title: isLabel ? textOf(label).trim() : "",
    children: isLabel ? children.slice(1) : children,
  }
  if (attributes && Object.keys(attributes).length > 0) return { ...found, problem: "attributes" as const }
  const isClosed = /\n[ \t>]*:{3,}[ \t]*$/.test(text.slice(position?.start.offset, position?.end.offset))
  return isClosed ? found : { ...found, problem: "open" as const }
}

function ofQuotation({ children: [first, ...others] }: Blockquote): CallOutNotation | undefined {
  const [text] = first?.type === "paragraph" ? first.children : []
  if (first?.type !== "paragraph" || text?.type !== "text") return undefined
  const [head, kind, title = ""] = /^\[!([\w-]+)\][ \t]*([^\n]*)\n?/.exec(text.value) ?? []
  if (!head || !kind) return undefined
  const rest = {
    ...first,
    children: [{ ...text, value: text.value.slice(head.length) }, ...first.children.slice(1)],
  }
  return {
    kind: kind.toLowerCase(),
    title: title.trim(),
    children: textOf(rest) ? [rest, ...others] : others,
    // A title with marks, or text that follows it on the same line.
    ...(!head.endsWith("\n") && first.children.length > 1 ? { problem: "title" } : {}),
  }
}
