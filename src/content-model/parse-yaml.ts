import type { YAMLException } from "js-yaml"
import { explainYamlError, indentingTab, type YamlMistake } from "./yaml-mistakes"
import { readYaml } from "./yaml-values"

export interface ParsedYaml {
  /** What is written, mistakes aside; undefined where it cannot be read even without them. */
  data: unknown
  /** Mistakes of the syntax. */
  mistakes: YamlMistake[]
  /** The text that was read in the end: with mistakes mended so that what stands beside them can be checked. */
  text: string
}

/** More lines with mistakes than this are not worth listing: something else is wrong with the file. */
const mostMistakes = 25

/** A line that cannot be read after this cannot be mended. */
const mostAttempts = 3

/**
 * Reads YAML. The parser stops at the first mistake: its line is mended in a way that suits nobody but the parser, and
 * all is read again, so that one mistake does not hide the others.
 */
export const parseYaml = (source: string): ParsedYaml => {
  const mistakes: YamlMistake[] = []
  let text = source
  const note = (mistake: YamlMistake, mended: string) => {
    mistakes.push(mistake)
    text = mended
  }

  const tab = indentingTab(text)
  if (tab) note({ ...tab, message: tab.message.replace("here", `here${others(text)}`) }, withoutTabs(text))
  for (const { mistake, mended } of lineMistakes(text))
    note(
      mistake,
      replaceLine(text, mistake.line, () => mended),
    )

  const attempts = new Map<number, number>()
  while (attempts.size < mostMistakes) {
    try {
      return { data: readYaml(text), mistakes, text }
    } catch (error) {
      const { reason = "" } = error as { reason?: string }
      const mistake = explainYamlError(text, error as YAMLException)
      // What goes on to be wrong with a line after it was mended once is our doing, not the editor's.
      if (!mistakes.some(({ line }) => line === mistake.line)) mistakes.push(mistake)
      const attempt = (attempts.get(mistake.line) ?? 0) + 1
      const mended = withMended(text, mistake, reason)
      if (mended === text || attempt > mostAttempts) break
      attempts.set(mistake.line, attempt)
      text = mended
    }
  }
  return { data: undefined, mistakes, text }
}

/** How many more lines a tab indents. */
const others = (text: string) => {
  const count = (text.match(/^ *\t[ \t]*\S/gm) ?? []).length - 1
  return count > 0 ? `, and on ${count} more ${count === 1 ? "line" : "lines"}` : ""
}

/** The text with one mistake mended: in a way that keeps the fields beside it what they are. */
function withMended(text: string, { line, column, message }: YamlMistake, reason: string) {
  if (/duplicated/.test(reason)) return replaceLine(text, line, (found) => renamedKey(found, column))
  if (/has a value already/.test(message)) return indentedLike(text, line + 1, line)
  if (/indented differently/.test(message)) return indentedLike(text, line, line - 1)
  return replaceLine(text, line, quotedValue)
}

/** A line with the indentation of another one. */
function indentedLike(text: string, line: number, model: number) {
  const indent = /^[ ]*(?:- )?/.exec(text.split("\n")[model - 1] ?? "")?.[0].replace("-", " ") ?? ""
  return replaceLine(text, line, (found) => indent + found.trimStart())
}

/** Every tab that indents becomes a step of two spaces. */
const withoutTabs = (text: string) => text.replace(/^[ \t]+/gm, (indent) => indent.replaceAll("\t", "  "))

interface LineMistake {
  mistake: YamlMistake
  /** The line as it was probably meant. */
  mended: string
}

/** Mistakes that YAML reads without a word, as something else than was meant. */
function lineMistakes(text: string): LineMistake[] {
  const lines = text.split(/\r?\n/)
  let block = -1
  return lines.flatMap((line, index) => {
    const indent = line.search(/\S/)
    if (block >= 0 && (indent < 0 || indent > block)) return []
    block = /[:-][ \t]+[|>][-+0-9]*[ \t]*$/.test(line) ? indent : -1
    const found =
      swallowedText(line) ?? runawayQuote(line, lines[index + 1]) ?? swallowedEntry(line, lines[index - 1])
    if (!found) return []
    const { message, mended, column } = found
    return [{ mistake: { line: index + 1, column, message }, mended }]
  })
}

/** A text that ends at ` #…` without quotes: YAML takes the rest for a comment, where an editor meant a number sign. */
function swallowedText(line: string) {
  const pattern = /^(\s*(?:- +)*(?:[A-Za-z_][\w-]*:[ \t]+)?)((?!- )[^\s"'#[{|>&*!%@`].*?)[ \t]+(#[^\s#].*)$/
  const [, head = "", value = "", comment = ""] = pattern.exec(line) ?? []
  // Behind a number or a word of YAML it is a comment indeed; without a value the field is reported as empty.
  if (!comment || /^(true|false|[-\d.]+|[\w-]+:)$/.test(value)) return undefined
  return {
    column: line.length - comment.length + 1,
    message: `"${comment}" is read as a comment and does not show. Put the whole text in quotes`,
    mended: head + JSON.stringify(`${value} ${comment}`),
  }
}

/** A quotation mark that opens a text and does not close it, so that the next field becomes a part of the text. */
function runawayQuote(line: string, next = "") {
  const [, head = "", value = ""] = /^(\s*(?:- +)*(?:[A-Za-z_][\w-]*:[ \t]+)?)(["'].*)$/.exec(line) ?? []
  if (!value || !/^\s*(?:- +)*[A-Za-z_][\w-]*:(?:\s|$)/.test(next)) return undefined
  if (/^"(?:[^"\\]|\\.)*"|^'(?:[^']|'')*'/.test(value)) return undefined
  return {
    column: head.length + 1,
    message: "a quotation mark opens here and never closes. Close it at the end of the text",
    mended: head + JSON.stringify(value.slice(1)),
  }
}

/** An entry of a list that is indented deeper than a text above it, and so becomes a part of that text. */
function swallowedEntry(line: string, above = "") {
  const [, indent = "", entry] = /^( *)(- .*)$/.exec(line) ?? []
  const [, start = "", value = ""] =
    /^( *(?:- +)?)(?:[A-Za-z_][\w-]*:[ \t]+)?([^\s"'#[{|>&*!%@`].*)$/.exec(above) ?? []
  if (!entry || !value || value.endsWith(":") || indent.length <= start.search(/\S|$/)) return undefined
  return {
    column: indent.length + 1,
    message:
      "this entry is indented deeper than the text above it and becomes a part of it. Put the dash below the dash above",
    mended: start.replace(/-.*/, "") + entry,
  }
}

function replaceLine(text: string, line: number, mend: (line: string) => string) {
  const lines = text.split("\n")
  const current = lines[line - 1]
  if (current === undefined) return text
  const end = current.endsWith("\r") ? "\r" : ""
  lines[line - 1] = mend(current.slice(0, current.length - end.length)) + end
  return lines.join("\n")
}

/** The line with all of its value in quotes; a line that is no field becomes one. */
function quotedValue(line: string) {
  const [, head = "", key, value = ""] = /^(\s*(?:- +)*)(?:([A-Za-z_][\w-]*):)?\s*(.*?)\s*$/.exec(line) ?? []
  if (!value) return line
  if (/^"(?:[^"\\]|\\.)*"$/.test(value)) return line.replace(value, () => JSON.stringify(value.slice(1, -1)))
  if (key) return `${head}${key}: ${JSON.stringify(value)}`
  if (head.includes("-")) return head + JSON.stringify(value)
  const [, word, rest = ""] = /^([A-Za-z_][\w-]*)\s*(.*)$/.exec(value) ?? []
  return word ? `${head}${word}: ${JSON.stringify(rest)}` : `${head}# ${value}`
}

/** The second of two fields of one name gets another name. */
const renamedKey = (line: string, column: number) =>
  line.slice(0, column - 1) + line.slice(column - 1).replace(/^["']?[^"':]+["']?/, "written-twice")
