import { defineRule } from "../rule"

/** Blocks of code without an end. */
export const codeBlock = defineRule({
  id: "code-block",
  about: "A block of code ends with a line of the same marks. Without it, all that follows is code.",
  examples: { in: "body", wrong: ["```\nlet a", "```\nlet a\n``` and so on"], right: ["```\nlet a\n```"] },
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
    const isClosed = lines.length > 1 && isFence(lines.at(-1) ?? "", fence)
    return isClosed ? undefined : ["this block of code is not closed", fix]
  },
})

/** The marks that open a block of code, unless it is one by indentation. */
const fenceOf = (line: string) => /^(?:`{3,}|~{3,})/.exec(line)?.[0] ?? ""

/** Whether a line closes the block, also in a quotation or list. */
const isFence = (line: string, fence: string) => {
  const marks = line.replace(/^[\s>]+/, "").trimEnd()
  return marks.length >= fence.length && marks === marks[0]?.repeat(marks.length) && marks[0] === fence[0]
}

/** Whether a line was meant to close the block, or opens the next one. */
const hasTextAfter = (line: string, fence: string) => {
  const text = line.replace(/^ {1,3}/, "")
  const words = text.replace(/^(?:`+|~+)/, "")
  return text.startsWith(fence) && words.trim() !== "" && !words.includes("`")
}
