import { defineRule, type Problem } from "../rule"

const fix = "Put it on a line of its own, with blank lines around it"

/** Sections, images and headings within something else. */
export const ownLine = defineRule({
  id: "own-line",
  about: "Sections, pictures and headings are on lines of their own, not in a sentence, list or quotation.",
  examples: { in: "body", wrong: ["See <CallToAction />.", "> ## Noon"], right: ["<CallToAction />"] },
  node({ node, parent, grandparent }, { sections }): Problem | undefined {
    if (node.type === "heading" && parent.type !== "root")
      return ["this heading is inside a quotation or list", fix]
    if (node.type === "image") {
      const isAlone =
        parent.type === "paragraph" && parent.children.length === 1 && grandparent.type === "root"
      return isAlone ? undefined : ["this picture is inside a text", fix]
    }
    if (node.type !== "mdxJsxFlowElement" && node.type !== "mdxJsxTextElement") return undefined
    if (!node.name || !sections.includes(node.name)) return undefined
    if (node.children.length > 0)
      return ["this section cannot hold text", `Write <${node.name} /> and put the text before or after it`]
    const isAlone = node.type === "mdxJsxFlowElement" && parent.type === "root"
    return isAlone ? undefined : ["this section is inside something else", fix]
  },
})
