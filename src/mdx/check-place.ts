import type { Nodes } from "mdast"
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx"
import type { SectionDefinition } from "../content-model/define-section"
import { parentOf } from "../content-model/sections"
import type { Refuse } from "./refuse"

type Element = MdxJsxFlowElement | MdxJsxTextElement

/**
 * Report an element in the wrong place, and content that its definition does not allow.
 * @returns whether both are right
 */
export const checkPlace = (node: Element, parent: Nodes, definition: SectionDefinition, refuse: Refuse) => {
  const [place, message] = wrongContent(node, definition) ?? [node, wrongPlace(node, parent, definition)]
  if (message) refuse(place, `<${definition.name}>`, message)
  return !message
}

/** Parents of elements of the text. What they allow as children is checked for each of them. */
const textParents = ["root", "mdxJsxFlowElement", "listItem"]

function wrongPlace(node: Element, parent: Nodes, definition: SectionDefinition): string | undefined {
  const own = "put it on a line of its own, with blank lines around it"
  if (definition.surface !== "text")
    return parent.type === "root" && node.type === "mdxJsxFlowElement"
      ? undefined
      : `a section stands alone: ${own}`
  const container = parentOf(definition)?.name
  if (container && !("name" in parent && parent.name === container))
    return `is only possible in <${container}>. Put <${container}> around it`
  return node.type === "mdxJsxFlowElement" && textParents.includes(parent.type)
    ? undefined
    : `is inside a line of text or a quotation: ${own}`
}

type Wrong = [place: Nodes, message: string]

function wrongContent(node: Element, { name, children, surface }: SectionDefinition): Wrong | undefined {
  const content = node.children as Nodes[]
  if (children === "nothing") {
    if (content.length === 0) return undefined
    const what = surface === "text" ? "this element holds no text" : "a section holds no text"
    return [node, `${what}. Write <${name} /> and put the text before or after it`]
  }
  if (content.length === 0) return [node, `is empty. Write ${contentName(children)} in it`]
  const wrong = content.find((child) => !isAllowed(child, children))
  if (wrong || (isList(children) && content.length > 1))
    return [wrong ?? node, `takes ${contentName(children)} and nothing else. Move the rest out of it`]
  return undefined
}

type Content = Exclude<SectionDefinition["children"], "nothing">

const isList = (children: Content) => children === "list" || children === "numbered list"

const contentName = (children: Content) => {
  if (Array.isArray(children)) return children.map((name) => `<${name}>`).join(" or ")
  return isList(children) ? `one ${children}` : children === "text" ? "a line of text" : "text"
}

function isAllowed(child: Nodes, children: Content): boolean {
  if (Array.isArray(children))
    return child.type === "mdxJsxFlowElement" && children.includes(child.name ?? "")
  if (children === "text") return child.type === "paragraph"
  if (isList(children)) return child.type === "list" && (children === "list" || child.ordered === true)
  return true
}
