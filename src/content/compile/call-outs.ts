import type { Blockquote, Nodes, Paragraph } from "mdast"
import type { ContainerDirective } from "mdast-util-directive"
import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx"
import { callOutKinds } from "../model/call-out-kinds"
import { codeNameOf } from "../model/code-name"
import { element } from "./nodes"
import { textOf } from "./titles"

/** A call-out in one of its notations. */
interface CallOutNotation {
  /** As written, known or not. */
  kind: string
  title: string
  children: Blockquote["children"]
  /** Where its title is. */
  titlePosition: Nodes["position"]
  isValid: boolean
  /** Whether `:::` ends it. */
  isClosed: boolean
}

/** The `CallOut` that a node is in another notation; undefined for other nodes and for what is not valid. */
export const callOut = (node: Nodes, text: string): MdxJsxFlowElement | undefined => {
  const { kind = "", title, children, titlePosition, isValid } = callOutNotation(node, text) ?? {}
  if (!isValid || !callOutKinds.includes(kind as never)) return undefined
  const made = element("CallOut", { kind, title }, children)
  const attributes = made.attributes.map((attribute) => ({ ...attribute, position: titlePosition }))
  return { ...made, attributes, position: node.position }
}

/** Read `:::note[Title]` … `:::`, or a quotation that starts with `[!NOTE] Title`. @param text that was parsed */
export const callOutNotation = (node: Nodes, text: string): CallOutNotation | undefined => {
  if (node.type === "containerDirective") return ofContainer(node, text)
  return node.type === "blockquote" ? ofQuotation(node) : undefined
}

function ofContainer({ name, attributes, children, position }: ContainerDirective, text: string) {
  const [label] = children
  const hasLabel = label?.type === "paragraph" && label.data?.directiveLabel
  const isClosed = /\n[ \t>]*:{3,}[ \t]*$/.test(text.slice(position?.start.offset, position?.end.offset))
  return {
    kind: name,
    title: hasLabel ? titleOf(label, text) : "",
    children: hasLabel ? children.slice(1) : children,
    titlePosition: hasLabel ? label.position : position,
    isClosed,
    isValid: isClosed && Object.keys(attributes ?? {}).length === 0,
  }
}

/** The words of a title, which is shown as a plain text: with signs that are part of names of code. */
function titleOf(label: Paragraph, text: string): string {
  const { children } = label
  if (!children.some((child) => codeNameOf(child, label, text))) return textOf(label).trim()
  return text.slice(children[0]?.position?.start.offset, children.at(-1)?.position?.end.offset).trim()
}

function ofQuotation({ children: [first, ...others] }: Blockquote): CallOutNotation | undefined {
  const [text, ...rest] = first?.type === "paragraph" ? first.children : []
  if (first?.type !== "paragraph" || text?.type !== "text") return undefined
  const [head, kind, title = ""] = /^\[!([\w-]+)\][ \t]*([^\n]*)\n?/.exec(text.value) ?? []
  if (!head || !kind) return undefined
  const below = { ...first, children: [{ ...text, value: text.value.slice(head.length) }, ...rest] }
  return {
    kind: kind.toLowerCase(),
    title: title.trim(),
    children: textOf(below) ? [below, ...others] : others,
    titlePosition: text.position,
    isClosed: true,
    // Otherwise its title has marks.
    isValid: head.endsWith("\n") || rest.length === 0,
  }
}
