import type { Report } from "../diagnostic"
import { codeBlock } from "../rules/code-block"

/** Report code whose first line of ``` is missing or damaged, and return the text without it: it is no Markdown. */
export const withoutDamagedFence = (text: string, report: Report): string => {
  const lines = text.split("\n")
  const [above, end] = lastMarks(lines)
  const code = end < 0 ? [] : lines.slice(above + 1, end)
  const damaged = code.findLastIndex((line) => damagedMarks.test(line))
  const first = damaged < 0 ? firstOfCode(code) : damaged
  if (first < 0) return text
  const start = { line: above + first + 2, column: 1 }
  const [message, fix] = damaged < 0 ? missing : incomplete
  report(codeBlock, { start }, message, fix)
  lines.fill("", above + 1 + first, end + 1)
  return lines.join("\n")
}

const missing = [
  "there is no line of ``` above this code",
  "Write ``` and its language, e.g. ```ts, above it",
] as const

const incomplete = [
  "this line does not start a block of code",
  "Write ``` and the language, without other signs: ```ts",
] as const

/** A line that begins with a part of the marks, or with something before them. */
const damagedMarks = /^(?!`{3})(?=.{0,4}`.{0,4}`).{0,8}[^`]*$/

/** The lines of the last marks that close a block, and of those that are alone though they do not open one, or −1. */
function lastMarks(lines: readonly string[]): [above: number, alone: number] {
  let [above, open] = [-1, -1]
  for (const [index, line] of lines.entries()) {
    const [marks, info] = /^ {0,3}`{3,}(.*)$/.exec(line) ?? []
    if (marks === undefined) continue
    const isEnd = open >= 0 && !info
    if (open >= 0 && info && lines[open] === "```") break
    if (isEnd) above = index
    open = isEnd ? -1 : index
  }
  return open >= 0 && lines[open] === "```" ? [above, open] : [-1, -1]
}

/** The first line of the code at the end of some lines, or −1 if they end with a text. */
function firstOfCode(lines: readonly string[]) {
  const isCode = (line = "") => /^\s+\S|[{}()[\];,=]\s*$/.test(line)
  if (!isCode(lines.at(-1))) return -1
  const paragraph = lines.findLastIndex((line, at) => line !== "" && !isCode(line) && isText(lines, at))
  return lines.findIndex((line, at) => at > paragraph && line !== "")
}

/** Whether a line is a paragraph by itself. */
const isText = (lines: readonly string[], at: number) => !lines[at - 1] && !lines[at + 1]
