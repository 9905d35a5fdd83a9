import { isRemote } from "../../compile/address"
import { defineRule } from "../rule"

/** What is not possible in a text that several documents share. */
export const snippet = defineRule({
  id: "snippet",
  about: "Snippets are texts for several documents: they have no headings, footnotes or pictures.",
  examples: {
    in: "files",
    wrong: ["snippets/tea.mdx: ## Tea", "snippets/tea.mdx: Hot.[^1]\n\n[^1]: Tea."],
    right: ["snippets/tea.mdx: Tea is **hot**."],
  },
  node({ node }, { isSnippet }) {
    const isLocal =
      ["heading", "footnoteDefinition"].includes(node.type) || (node.type === "image" && !isRemote(node.url))
    return isSnippet && isLocal ? ["is not allowed in a snippet", "Write it in the documents"] : undefined
  },
})
