import { codeOf } from "./odd-characters"
import type { Mended, YamlMistake } from "./yaml-mistakes"

/**
 * Finds what looks like a plain space and is none where YAML reads spaces: at the beginning of a line, behind a dash
 * and around the colon of a field. js-yaml takes some tabs, and reads them as no indent at all.
 */
export const mendSpaces = (text: string): Mended => {
  const lines = text.split("\n")
  const blocks = linesOfBlocks(lines)
  const tabs: YamlMistake[] = []
  const odd: YamlMistake[] = []
  const mended = lines.map((line, index) => {
    const [prefix] = (blocks.has(index) ? indentation : structure).exec(line) ?? [""]
    const tab = /^ *(?=\t[ \t]*\S)/.exec(line)
    if (tab) tabs.push({ line: index + 1, column: tab[0].length + 1, message: "a tab" })
    const at = prefix.search(oddSpace)
    if (at >= 0) odd.push({ line: index + 1, column: at + 1, message: nameOf(prefix[at] ?? "") })
    return plain(line.slice(0, prefix.length)) + line.slice(prefix.length)
  })
  const mistakes = [
    ...firstOf(tabs, "Indent with spaces, two for each step"),
    ...firstOf(odd, "Write plain spaces, or nothing"),
  ]
  return { mistakes, text: mended.join("\n") }
}

/** Of a line's beginning: dashes, a field's name and its colon, with whatever stands for spaces around them. */
const structure =
  /^[\s\u200B\u2060]*(?:-[\s\u200B\u2060]+)*(?:[A-Za-z_][\w-]*[\s\u200B\u2060]*:(?:[\s\u200B\u2060]+|$))?/

/** In a block of text only its indentation is read so. */
const indentation = /^[\s\u200B\u2060]*/

const oddSpace = /[^\S \t\r]|[\u200B\u2060]/

/** Tabs that indent become steps of two spaces. */
const plain = (prefix: string) =>
  prefix
    .replace(/^[ \t]+/, (indent) => indent.replaceAll("\t", "  "))
    .replace(/[\u200B\u2060\uFEFF]/g, "")
    .replace(/[^\S\t\r]/g, " ")

const nameOf = (character: string) => {
  if (/[\u200B\u2060\uFEFF]/.test(character)) return `an invisible character (${codeOf(character)})`
  return /[\u00A0\u202F]/.test(character)
    ? `a no-break space (${codeOf(character)})`
    : `a special space (${codeOf(character)})`
}

/** One mistake for all lines: who copied one such line copied many. */
function firstOf([first, ...more]: YamlMistake[], advice: string): YamlMistake[] {
  const where = more.length > 0 ? `, and on ${more.length} more ${more.length === 1 ? "line" : "lines"}` : ""
  return first ? [{ ...first, message: `${first.message} stands here${where}. ${advice}` }] : []
}

/** Indexes of the lines that belong to a text which starts with | or >. */
export const linesOfBlocks = (lines: readonly string[]): Set<number> => {
  const found = new Set<number>()
  let block = -1
  lines.forEach((line, index) => {
    const indent = line.search(/\S/)
    if (block >= 0 && (indent < 0 || indent > block)) found.add(index)
    else block = /[:-][ \t]+[|>][-+0-9]*[ \t]*$/.test(line) ? indent : -1
  })
  return found
}
