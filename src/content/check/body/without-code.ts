import { closesCode, codeStart } from "../../compile/code/fence-reader"

/**
 * The text with spaces in place of its code. Every other character keeps its place. Where it is not certain what the
 * parser takes for code, the text stays as it is.
 */
export const withoutCode = (text: string): string => {
  const lines = withoutFences(text).split("\n")
  const paragraphs: string[][] = []
  for (const [index, line] of lines.entries())
    if (index > 0 && line.trim() && lines[index - 1]?.trim()) paragraphs.at(-1)?.push(line)
    else paragraphs.push([line])
  return paragraphs.map((paragraph) => withoutSpans(paragraph.join("\n"))).join("\n")
}

/** Without the blocks between lines of backticks or tildes that are closed. */
function withoutFences(text: string): string {
  const lines = text.split("\n")
  let [indent, marks, first, after] = ["", "", -1, 0]
  for (const [index, line] of lines.entries()) {
    if (first < 0) {
      const [, before = "", found] = codeStart.exec(line) ?? []
      if (!found) continue
      if (isInCode(lines.slice(after, index).join("\n"))) break
      ;[indent, marks, first] = [before.replace(/[^>\t]/g, " "), found, index]
    } else if (closesCode(line, marks)) {
      for (let at = first; at <= index; at += 1) lines[at] = blank(lines[at] ?? "")
      ;[first, after] = [-1, index + 1]
    } else if (!line.startsWith(indent) && (line.trim() || indent.includes(">"))) break
  }
  return lines.join("\n")
}

/** Whether a text ends inside braces, a tag or an import: marks of code are part of them. */
const isInCode = (text: string) =>
  text.lastIndexOf("{") > text.lastIndexOf("}") ||
  /^<[A-Za-z/][^>]*$/.test(text.slice(text.lastIndexOf("<"))) ||
  /=\s*(?:"[^"\n]*|'[^'\n]*)$/m.test(text) ||
  /^(?:import|export)\b/m.test(text.slice(text.lastIndexOf("\n\n")))

/** What can begin before a code span, and contain backticks: an escaped character, a tag, braces. */
const inline = /\\[^\n]|`+|<[A-Za-z/](?:[^"'<>`{}]|"[^"]*"|'[^']*')*>|\{[^{}]*\}/

/** A paragraph without the code between backticks. */
function withoutSpans(paragraph: string): string {
  if (!paragraph.includes("`")) return paragraph
  // Indexes of the runs of each length, the last one first.
  const runs = new Map<number, number[]>()
  for (const { 0: run, index } of [...paragraph.matchAll(/`+/g)].reverse()) {
    const same = runs.get(run.length)
    if (same) same.push(index)
    else runs.set(run.length, [index])
  }
  const tokens = new RegExp(inline, "g")
  const parts: string[] = []
  let from = 0
  for (let token = tokens.exec(paragraph); token; token = tokens.exec(paragraph)) {
    const { 0: found, index } = token
    const same = found.startsWith("`") ? (runs.get(found.length) ?? []) : []
    while (same.length > 0 && (same.at(-1) ?? 0) <= index) same.pop()
    const end = same.pop()
    if (end === undefined) continue
    tokens.lastIndex = end + found.length
    parts.push(paragraph.slice(from, index), blank(paragraph.slice(index, tokens.lastIndex)))
    from = tokens.lastIndex
  }
  return parts.join("") + paragraph.slice(from)
}

const blank = (text: string) => text.replace(/[^\n]/g, " ")
