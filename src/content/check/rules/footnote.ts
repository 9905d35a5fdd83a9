import type { Nodes } from "mdast"
import { at, nodesOf } from "../body/body"
import { defineRule } from "../rule"
import { isSpacedNote } from "./foreign-markdown"

/** Footnotes and addresses of links that nothing refers to, or that are defined twice: they are not shown. */
export const footnote = defineRule({
  id: "footnote",
  about: "A footnote, or the address of a link on a line of its own, is only used if the text refers to it.",
  examples: {
    in: "body",
    wrong: [
      "[^1]: A note.",
      "It is.[^1]\n\n[^1]: A note.\n\n[^1]: Another.",
      "[note]: /services/",
      "[//]: # (Ask Tom)",
    ],
    right: ["It is.[^1]\n\n[^1]: A note.", "[There][1].\n\n[1]: /services/"],
  },
  body(body, report) {
    const references = nodesOf(body, "footnoteReference", "linkReference", "imageReference")
    const used = new Set(references.map(({ node }) => keyOf(node)))
    const defined = new Set<string>()
    for (const { node } of nodesOf(body, "footnoteDefinition", "definition")) {
      if (isSpacedNote(node)) continue
      const key = keyOf(node)
      const isNote = node.type === "footnoteDefinition"
      const name = `[${isNote ? "^" : ""}${node.label ?? node.identifier}]`
      const place = at(node, name)
      if (isHiddenNote(node)) {
        const note = node.type === "definition" ? (node.title ?? node.label) : ""
        const comment = `{/* ${note} */}`
        report(footnote, place, "is a comment of other programs", `Write ${comment}`, comment, "warning")
        continue
      }
      const unused = "nothing in the text refers to this line, so it is not shown"
      if (!used.has(key))
        report(footnote, place, unused, `Write ${name} where it belongs, or remove the line`)
      else if (defined.has(key))
        report(footnote, place, "is defined twice, and only the first is shown", "Use another number")
      defined.add(key)
    }
  },
})

/** `[//]: # (note)`, a line that is meant not to be shown. */
export const isHiddenNote = (node: Nodes) => node.type === "definition" && /^#?$/.test(node.url)

/** Footnotes and links have names of their own. */
const keyOf = ({ type, identifier }: { type: string; identifier: string }) =>
  `${type.startsWith("footnote") ? "^" : ""}${identifier}`
