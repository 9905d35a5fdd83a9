import { textOf } from "../../compile/titles"
import { at, nodesOf } from "../body/body"
import { defineRule } from "../rule"

/** Lines of an address and the like, which are shown as one line. */
export const lineBreak = defineRule({
  id: "line-break",
  about:
    "Lines below each other are shown as one. To keep them, for example in an address, end each with a \\.",
  severity: "warning",
  examples: {
    in: "body",
    wrong: ["Hearth House\n12 Harbour Street\nLisbon"],
    right: [
      "Hearth House\\\n12 Harbour Street\\\nLisbon",
      "We drink tea,\nTom and I,\nevery day.",
      "[Services](/services/)\n[Insights](/insights/)\n[Company](/company/)",
    ],
  },
  body(body, report) {
    for (const { node } of nodesOf(body, "paragraph")) {
      const lines = textOf(node).split("\n")
      const isText = node.children.every(({ type }) => type === "text" || type === "link")
      const links = node.children.filter(({ type }) => type === "link").length
      if (!isText || lines.length < 3 || links * 2 > lines.length || !lines.every(isShortLine)) continue
      const written = body.text.slice(node.position?.start.offset, node.position?.end.offset)
      const message = "these lines are shown as one"
      const fix = "Write \\ at the end of each but the last"
      report(lineBreak, at(node, ""), message, fix, written.replaceAll("\n", "\\\n"))
    }
  },
})

/** A line that is no part of a sentence. */
const isShortLine = (line: string) => line.length <= 40 && /^[\p{Lu}\p{N}+].*[^.,;:!?…\s-]$/u.test(line)
