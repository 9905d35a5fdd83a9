import type { Heading, Nodes } from "mdast"
import { textOf } from "../../compile/titles"
import { at, type Body } from "../body/body"
import { isIndentedCode } from "../body/indented-code"
import type { Report } from "../diagnostic"
import { positionAt } from "../position"
import { defineRule } from "../rule"

/** Headings of the wrong level, and empty ones. */
export const heading = defineRule({
  id: "heading",
  about: "Headings start with `##` and go down one step at a time; `#` is the title of the page.",
  examples: {
    in: "body",
    wrong: ["# Noon", "#### Noon", "##", "## Noon ## One ### Two", "## ???", "## Noon\n\n## Noon"],
    right: ["## Noon\n\n### At one\n\n## C# and F# ##", "## Noon\n\n### Tea\n\nHot.\n\n### Tea"],
  },
  body(body, report) {
    // The headings that the next one is below, as they are written.
    let above: number[] = [1]
    for (const { node, parent } of body.nodes) {
      if (node.type === "mdxJsxFlowElement" && body.model.sections[node.name ?? ""]?.heading)
        above = above.slice(0, 2)
      if (node.type !== "heading" || isIndentedCode(node, parent, body)) continue
      const place = at(node, "#".repeat(node.depth))
      above = above.filter((depth) => depth < node.depth)
      const level = above.length + 1
      if (node.depth === 1)
        report(heading, place, "only the hero's title is a heading of this level", "Write ##")
      else if (node.depth > level) report(heading, place, "skips a level", `Write ${"#".repeat(level)}`)
      above.push(node.depth)
      const text = textOf(node).trim()
      const warn = (message: string, fix: string) =>
        report(heading, place, message, fix, undefined, "warning")
      if (!hasText(node)) report(heading, place, "this heading is empty", "Write its text or remove the line")
      else if (!/[\p{L}\p{N}\p{Emoji}]/u.test(text))
        warn("this heading has no letter or digit, and so no address", "Write words")
      const siblings: Nodes[] = "children" in parent ? parent.children : []
      const before = siblings[siblings.indexOf(node) - 1]
      if (before?.type === "heading" && before.depth === node.depth && textOf(before).trim() === text)
        warn("this heading is written twice in a row", "Remove one of the two")
      reportJoined(node, body, report)
    }
  },
})

/** Headings in the line of another one. */
function reportJoined({ children }: Heading, { text }: Body, report: Report) {
  for (const { type, position } of children) {
    const start = position?.start.offset ?? 0
    const written = type === "text" ? text.slice(start, position?.end.offset) : ""
    for (const { 0: marks, index } of written.matchAll(/(?<=[ \t])#{2,6}(?=[ \t]+\S)/g)) {
      const from = start + index
      const place = { start: positionAt(text, from), end: positionAt(text, from + marks.length) }
      const fix = "Write it on a line of its own, with a blank line above"
      const message = "this heading is in the line of another one"
      report(heading, { ...place, field: marks }, message, fix, `\n\n${marks}`)
    }
  }
}

const hasText = (node: Nodes): boolean =>
  "value" in node ? node.value.trim() !== "" : "children" in node && node.children.some(hasText)
