import type { Blockquote, Nodes, Paragraph } from "mdast"
import type { ContainerDirective } from "mdast-util-directive"
import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx"
import { callOutKinds } from "../content-model/call-out-kinds"
import { didYouMean } from "../content-model/nearest"
import { attribute } from "./jsx-attribute"
import type { Refuse } from "./refuse"
import { textOf } from "./titles"

/** What other sites call them. */
const otherNames: Record<string, string> = {
  info: "note",
  important: "note",
  hint: "tip",
  success: "tip",
  warning: "caution",
  error: "danger",
}

/**
 * The `CallOut` that a node is in another notation: `:::note[Title]` … `:::`, or a quotation that begins with
 * `[!NOTE] Title`. Undefined for other nodes.
 * @param text the whole source
 */
export const callOut = (node: Nodes, text: string, refuse: Refuse): MdxJsxFlowElement | undefined => {
  if (node.type === "containerDirective") return fromContainer(node, text, refuse)
  if (node.type === "blockquote") return fromQuotation(node, refuse)
  if (node.type === "paragraph" && /^:::/.test(textOf(node)))
    refuse(
      node,
      ":::",
      "is not read as a call-out. Write :::note[Title] on a line of its own, then the text, then ::: on a line of its own",
    )
  return undefined
}

function fromContainer(node: ContainerDirective, text: string, refuse: Refuse) {
  const { name, attributes, children, position } = node
  const marks = `:::${name}`
  if (attributes && Object.keys(attributes).length > 0)
    refuse(node, marks, `takes nothing in braces. Write ${marks}[Title]`)
  const source = text.slice(position?.start.offset, position?.end.offset)
  if (!/\n[ \t>]*:{3,}[ \t]*$/.test(source))
    refuse(
      node,
      marks,
      "is not closed and takes in all that follows. Write ::: on a line of its own behind its text",
    )
  const [label] = children
  const isLabel = label?.type === "paragraph" && label.data?.directiveLabel
  return element(
    node,
    marks,
    name,
    isLabel ? textOf(label) : "",
    isLabel ? children.slice(1) : children,
    refuse,
  )
}

function fromQuotation(node: Blockquote, refuse: Refuse) {
  const [first, ...others] = node.children
  const [text] = first?.type === "paragraph" ? first.children : []
  if (first?.type !== "paragraph" || text?.type !== "text") return undefined
  const [head, kind, title = ""] = /^\[!([\w-]+)\][ \t]*([^\n]*)\n?/.exec(text.value) ?? []
  if (!head || !kind) return undefined
  const marks = `[!${kind}]`
  if (!head.endsWith("\n") && first.children.length > 1)
    refuse(node, marks, "its title is plain text, and its content begins on the next line. Write them so")
  const rest: Paragraph = {
    ...first,
    children: [{ ...text, value: text.value.slice(head.length) }, ...first.children.slice(1)],
  }
  return element(node, marks, kind.toLowerCase(), title, textOf(rest) ? [rest, ...others] : others, refuse)
}

function element(
  node: Nodes,
  marks: string,
  kind: string,
  title: string,
  children: Blockquote["children"],
  refuse: Refuse,
): MdxJsxFlowElement {
  const isKnown = callOutKinds.includes(kind as never)
  const other = otherNames[kind]
  const hint = other ? `. Did you mean "${other}"?` : didYouMean(kind, callOutKinds) || "."
  if (!isKnown)
    refuse(node, marks, `there is no call-out "${kind}"${hint} There are: ${callOutKinds.join(", ")}`)
  return {
    type: "mdxJsxFlowElement",
    name: "CallOut",
    attributes: [
      attribute("kind", isKnown ? kind : "note"),
      ...(title.trim() ? [attribute("title", title.trim())] : []),
    ],
    children: children as MdxJsxFlowElement["children"],
    position: node.position,
  }
}
