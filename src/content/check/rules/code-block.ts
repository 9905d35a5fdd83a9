import type { Nodes } from "mdast"
import { closesCode } from "../../compile/code/fence-reader"
import { at } from "../body/body"
import { isIndentedCode } from "../body/indented-code"
import { defineRule, type Problem } from "../rule"

/** Blocks of code without an end. */
export const codeBlock = defineRule({
  id: "code-block",
  about:
    "A block of code starts and ends with a line of the same marks. Without the second, all that follows is code.",
  examples: {
    in: "body",
    wrong: [
      "```\nlet a",
      "```\nlet a\n``` and so on",
      "    let a\n    let b * c",
      "Tea:\n\n\tlet a\n\n\t# let b\n\nMilk.",
      "    if (a < b) {\n      <T>\n    }",
      "- Tea:\n\n      let a",
      "Tea:\n\n``ts\nlet a = {\n  b < c,\n}\n```",
      "Tea:\n\nlet a = {\n  b < c,\n}\n\nexport { a }\n```\n\nMilk.",
    ],
    right: ["```\nlet a\n```", "- Tea\n\n    and milk\n- Sugar", "Tea\n    and milk"],
  },
  body(body, report) {
    const indented = body.nodes.filter(({ node, parent }) => isIndentedCode(node, parent, body))
    for (const [index, { node, parent }] of indented.entries()) {
      const before = indented[index - 1]
      const isFirst = before?.parent !== parent || !areNeighbours(before.node, node, parent)
      if (isFirst) report(codeBlock, at(node, "code"), ...indentedCode)
    }
  },
  node({ node }, { text }) {
    if (node.type !== "code") return undefined
    const { start, end } = node.position ?? {}
    const lines = text.slice(start?.offset, end?.offset).split(/\r?\n/)
    const fence = fenceOf(lines[0] ?? "")
    if (!start || !fence) return undefined
    const fix = `Write ${fence} alone on a line after the code`
    const again = node.value.split("\n").findIndex((line) => hasTextAfter(line, fence))
    const line = start.line + 1 + again
    if (again >= 0)
      return [`there is text after the ${fence} of line ${line}, so it does not close the block`, fix]
    return isClosed(lines) ? undefined : ["this block of code is not closed", fix]
  },
})

/** Indented lines, which are shown one after the other as text. */
export const indentedCode: Problem = [
  "lines that are indented like code are shown as text",
  "Write a line of ``` above and below them, or remove the spaces before them",
]

const areNeighbours = (first: Nodes, second: Nodes, parent: Nodes) =>
  "children" in parent && parent.children[parent.children.indexOf(first as never) + 1] === second

/** The marks that open a block of code, unless it is one by indentation. */
const fenceOf = (line: string) => /^(?:`{3,}|~{3,})/.exec(line)?.[0] ?? ""

const isClosed = (lines: readonly string[]) =>
  lines.length > 1 && closesCode(lines.at(-1) ?? "", fenceOf(lines[0] ?? ""))

/** Whether a block ends with code that is not closed, which takes in the end of the block. */
export const endsInOpenCode = (node: Nodes, text: string): boolean => {
  const last = "children" in node ? node.children.at(-1) : undefined
  if (last) return endsInOpenCode(last, text)
  const { start, end } = node.position ?? {}
  return node.type === "code" && !isClosed(text.slice(start?.offset, end?.offset).split("\n"))
}

/** Whether a line was meant to close the block, or opens the next one. */
const hasTextAfter = (line: string, fence: string) => {
  const text = line.replace(/^ {1,3}/, "")
  const words = text.replace(/^(?:`+|~+)/, "")
  return text.startsWith(fence) && words.trim() !== "" && !words.includes("`")
}
