import type { YAMLException } from "js-yaml"
import { mendLines } from "./yaml-lines"
import { explainYamlError, type YamlMistake } from "./yaml-mistakes"
import { mendSpaces } from "./yaml-spaces"
import { mendTokens } from "./yaml-tokens"
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
  // A byte-order mark is no column of an editor's.
  let text = source.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n")
  for (const mend of [mendSpaces, mendLines, mendTokens]) {
    const found = mend(text)
    mistakes.push(...found.mistakes)
    text = found.text
  }

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

function replaceLine(text: string, line: number, mend: (line: string) => string) {
  const lines = text.split("\n")
  const current = lines[line - 1]
  if (current === undefined) return text
  lines[line - 1] = mend(current)
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
