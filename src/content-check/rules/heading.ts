import type { Nodes } from "mdast"
import { sections } from "../../collections/sections"
import { at } from "../body/body"
import { defineRule } from "../rule"

/** Headings of the wrong level, and empty ones. */
export const heading = defineRule({
  id: "heading",
  about: "Headings start with `##` and go down one step at a time; `#` is the title of the page.",
  examples: { in: "body", wrong: ["# Noon", "#### Noon", "##"], right: ["## Noon\n\n### At one"] },
  body({ nodes }, report) {
    let previous = 1
    for (const { node } of nodes) {
      if (node.type === "mdxJsxFlowElement" && sections[node.name ?? ""]?.heading)
        previous = Math.min(previous, 2)
      if (node.type !== "heading") continue
      const place = at(node, "#".repeat(node.depth))
      if (node.depth === 1)
        report(heading, place, "only the hero's title is a heading of this level", "Write ##")
      else if (node.depth > previous + 1)
        report(heading, place, "skips a level", `Write ${"#".repeat(previous + 1)}`)
      if (!hasText(node)) report(heading, place, "this heading is empty", "Write its text or remove the line")
      previous = node.depth
    }
  },
})

const hasText = (node: Nodes): boolean =>
  "value" in node ? node.value.trim() !== "" : "children" in node && node.children.some(hasText)
