import type { Nodes } from "mdast"
import type { SectionDefinition } from "../../model/define-section"
import { at, elementsOf } from "../body/body"
import { defineRule } from "../rule"

/** Elements that are empty, or contain what they must not contain. */
export const elementContent = defineRule({
  id: "element-content",
  about:
    "Sections have nothing between tags: `<Results />`. [Elements of the text](ELEMENTS.md) contain what their description says.",
  examples: {
    in: "body",
    wrong: ["<CallToAction>Hello</CallToAction>", "<Steps>\nFirst.\n</Steps>", '<Details summary="Tea" />'],
    right: ["<Steps>\n1. First.\n</Steps>"],
  },
  body(body, report) {
    for (const { node } of elementsOf(body)) {
      const name = node.name ?? ""
      // What was left out may have been its content.
      if (body.removed.some((offset) => isInside(offset, node))) continue
      const definition = body.sections.includes(name) ? body.model.sections[name] : undefined
      const [wrong, message, fix] = (definition && wrongContent(node.children, definition)) ?? []
      if (message && fix) report(elementContent, at(wrong ?? node, `<${name}>`), message, fix)
    }
  },
})

const isInside = (offset: number, { position }: Nodes) =>
  position?.start.offset !== undefined &&
  offset > position.start.offset &&
  offset < (position.end.offset ?? 0)

type Wrong = [wrong: Nodes | undefined, message: string, fix: string]

function wrongContent(content: Nodes[], { name, children, surface }: SectionDefinition): Wrong | undefined {
  if (children === "nothing") {
    const what = surface === "text" ? "element" : "section"
    const fix = `End the tag in /> and remove </${name}>; put the text before or after it`
    return content.length > 0 ? [undefined, `this ${what} cannot contain text`, fix] : undefined
  }
  if (content.length === 0) return [undefined, "is empty", `Write ${contentName(children)} in it`]
  const wrong = content.find((child) => !isAllowed(child, children))
  return wrong || (isList(children) && content.length > 1)
    ? [wrong, `can only contain ${contentName(children)}`, "Move the rest out of it"]
    : undefined
}

type Content = Exclude<SectionDefinition["children"], "nothing">

const isList = (children: Content) => children === "list" || children === "numbered list"

const contentName = (children: Content) => {
  if (Array.isArray(children)) return children.map((name) => `<${name}>`).join(" or ")
  if (isList(children)) return `one ${children}`
  return children === "text" ? "text without marks" : "text"
}

function isAllowed(child: Nodes, children: Content): boolean {
  if (Array.isArray(children))
    return child.type === "mdxJsxFlowElement" && children.includes(child.name ?? "")
  // Paragraphs: the place of the element is reported by own-line.
  if (children === "text") return child.type === "text" || child.type === "paragraph"
  if (isList(children)) return child.type === "list" && (children === "list" || child.ordered === true)
  return true
}
