import type { Nodes } from "mdast"
import { parentOf } from "../../model/content-model"
import { elementName } from "../body/body"
import { defineRule, type Problem } from "../rule"

const fix = "Put it on a line of its own, with blank lines around it"

/** Sections, images and headings within something else. */
export const ownLine = defineRule({
  id: "own-line",
  about: "Sections, pictures and headings are on lines of their own, not in a sentence, list or quotation.",
  examples: {
    in: "body",
    wrong: ["See <CallToAction />.", "> ## Noon", '<Tab label="Tea">Hot.</Tab>'],
    right: ["<CallToAction />", '<Tabs label="Drink"><Tab label="Tea">Hot.</Tab></Tabs>'],
  },
  node({ node, parent, grandparent }, body): Problem | undefined {
    // Reported by call-out: one that is not closed contains all that follows.
    if ([parent, grandparent].some(({ type }) => type === "containerDirective")) return undefined
    if (node.type === "heading" && parent.type !== "root")
      return ["this heading is inside something else", outside(parent)]
    if (node.type === "image") {
      const isAlone = parent.type === "paragraph" && parent.children.length === 1 && isTextParent(grandparent)
      return isAlone ? undefined : ["this picture is inside a paragraph", fix]
    }
    const definition = body.sections.includes(elementName(node))
      ? body.model.sections[elementName(node)]
      : undefined
    if (!definition) return undefined
    // Reported by element-content.
    if (definition.children === "nothing" && "children" in node && node.children.length > 0) return undefined
    const container = parentOf(definition, body.model)?.name
    if (container && elementName(parent) !== container)
      // The container may have been left out.
      return body.removed.length > 0
        ? undefined
        : [`is only allowed in <${container}>`, `Put <${container}> around it`]
    if (definition.inline) return inlinePlace(node, parent)
    const isText = definition.surface === "text"
    const isAlone =
      node.type === "mdxJsxFlowElement" && (isText ? isTextParent(parent) : parent.type === "root")
    return isAlone
      ? undefined
      : [`this ${isText ? "element" : "section"} is inside something else`, outside(parent)]
  },
})

/** How to fix what cannot be in an element, or in a sentence, list or quotation. */
const outside = (parent: Nodes) => {
  if (parent.type !== "mdxJsxFlowElement") return fix
  return `Put it before or after ${parent.name === "CallOut" ? "the call-out" : `<${parent.name}>`}`
}

/** What is wrong with the place of an element that is part of a sentence. */
const inlinePlace = ({ type }: Nodes, parent: Nodes): Problem | undefined => {
  if (parent.type === "heading") return ["is not allowed in a heading", "Write it in the text"]
  return type === "mdxJsxTextElement"
    ? undefined
    : ["this element is part of a sentence", "Write it in the line of the words around it"]
}

/** `element-content` checks what these may contain. */
const isTextParent = ({ type }: Nodes) => ["root", "mdxJsxFlowElement", "listItem"].includes(type)
