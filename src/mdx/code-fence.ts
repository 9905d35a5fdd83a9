import type { Code } from "mdast"
import type { Refuse } from "./refuse"

/**
 * Refuses a block of code that is not closed: it takes in the rest of the page, and no other mistake shows.
 * @param text The whole source.
 */
export const checkCodeFence = (node: Code, text: string, refuse: Refuse) => {
  const { start, end } = node.position ?? {}
  const lines = text.slice(start?.offset, end?.offset).split(/\r?\n/)
  const [fence] = /^(?:`{3,}|~{3,})/.exec(lines[0] ?? "") ?? []
  if (!start || !fence) return
  const again = node.value.split("\n").findIndex((line) => hasWordsBehind(line, fence))
  if (again >= 0)
    return refuse(
      node,
      fence,
      `line ${start.line + 1 + again} does not close the block of code: words stand behind its ${fence}. Write ${fence} alone on a line behind the code`,
    )
  if (lines.length === 1 || !isFence(lines.at(-1) ?? "", fence))
    refuse(
      node,
      fence,
      `the block of code is not closed and takes in all that follows. Write ${fence} alone on a line behind the code`,
    )
}

/** Whether a line closes the block, whatever sets it off in a quotation or list. */
const isFence = (line: string, fence: string) => {
  const marks = line.replace(/^[\s>]+/, "").trimEnd()
  return marks.length >= fence.length && marks === marks[0]?.repeat(marks.length) && marks[0] === fence[0]
}

/** Whether a line should have closed the block, or opens the next one. */
const hasWordsBehind = (line: string, fence: string) => {
  const text = line.replace(/^ {1,3}/, "")
  const words = text.replace(/^(?:`+|~+)/, "")
  return text.startsWith(fence) && words.trim() !== "" && !words.includes("`")
}
