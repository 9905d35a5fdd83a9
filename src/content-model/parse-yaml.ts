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

/** As many as an editor mends in one go; after them something else is wrong. */
const mostMistakes = 25

/**
 * Reads YAML. The parser stops at the first mistake: its line is mended in a way that suits nobody but the parser, and
 * the rest is read, so that one mistake does not hide the others.
 */
export const parseYaml = (source: string): ParsedYaml => {
  const mistakes: YamlMistake[] = []
  let text = source
  const note = (mistake: YamlMistake, mended: string) => {
    mistakes.push(mistake)
    text = mended
  }

  const tab = indentingTab(text)
  if (tab) note(tab, withoutTabs(text))
  for (const { mistake, mended } of swallowedTexts(text))
    note(
      mistake,
      replaceLine(text, mistake.line, () => mended),
    )

  while (mistakes.length < mostMistakes) {
    try {
      return { data: readYaml(text), mistakes, text }
    } catch (error) {
      const exception = error as YAMLException & { reason?: string }
      const mistake = explainYamlError(text, exception)
      const mended = replaceLine(text, mistake.line, (line) =>
        /duplicated/.test(exception.reason ?? "") ? renamedKey(line, mistake.column) : quotedValue(line),
      )
      const again = mistakes.some(({ line }) => line === mistake.line)
      if (!again) mistakes.push(mistake)
      if (again || mended === text) break
      text = mended
    }
  }
  return { data: undefined, mistakes, text }
}

/** Every tab that indents becomes a step of two spaces. */
const withoutTabs = (text: string) => text.replace(/^[ \t]+/gm, (indent) => indent.replaceAll("\t", "  "))

/** Texts that end at ` #…` without quotes: YAML takes the rest for a comment, where an editor meant a number sign. */
function swallowedTexts(text: string) {
  const pattern = /^(\s*(?:- +)*(?:[A-Za-z_][\w-]*:[ \t]+)?)([^\s"'#[{|>&*!%@`].*?)[ \t]+(#[^\s#].*)$/
  const found: { mistake: YamlMistake; mended: string }[] = []
  let block = -1
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const indent = line.search(/\S/)
    if (block >= 0 && (indent < 0 || indent > block)) continue
    block = /[:-][ \t]+[|>][-+0-9]*[ \t]*$/.test(line) ? indent : -1
    const [, head = "", value = "", comment = ""] = pattern.exec(line) ?? []
    if (!comment || /^(true|false|[-\d.]+)$/.test(value)) continue
    found.push({
      mistake: {
        line: index + 1,
        column: line.length - comment.length + 1,
        message: `"${comment}" is read as a comment and does not show. Put the whole text in quotes`,
      },
      mended: head + JSON.stringify(`${value} ${comment}`),
    })
  }
  return found
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
  if (!value || /^"(?:[^"\\]|\\.)*"$/.test(value)) return line
  if (key) return `${head}${key}: ${JSON.stringify(value)}`
  if (head.includes("-")) return head + JSON.stringify(value)
  const [, word, rest = ""] = /^([A-Za-z_][\w-]*)\s*(.*)$/.exec(value) ?? []
  return word ? `${head}${word}: ${JSON.stringify(rest)}` : `${head}# ${value}`
}

/** The second of two fields of one name gets another name. */
const renamedKey = (line: string, column: number) =>
  line.slice(0, column - 1) + line.slice(column - 1).replace(/^["']?[^"':]+["']?/, "written-twice")
