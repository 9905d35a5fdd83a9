import { defineRule } from "../rule"

/** Footnotes that nothing refers to. */
export const footnote = defineRule({
  id: "footnote",
  about: "Each footnote has its mark in the text. Without one, it is not shown.",
  examples: { in: "body", wrong: ["[^1]: The source."], right: ["It is.[^1]\n\n[^1]: The source."] },
  node({ node }, { nodes }) {
    if (node.type !== "footnoteDefinition") return undefined
    const { identifier, label } = node
    const isUsed = nodes.some(
      (other) => other.node.type === "footnoteReference" && other.node.identifier === identifier,
    )
    const mark = `[^${label ?? identifier}]`
    return isUsed ? undefined : ["nothing refers to this footnote", `Write ${mark} in the text, or remove it`]
  },
})
