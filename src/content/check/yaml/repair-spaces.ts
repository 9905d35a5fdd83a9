import type { Position, Report } from "../diagnostic"
import { nameOfSpace } from "../rules/control-character"
import { aTab, invisibleSpace } from "../rules/invisible-space"

/**
 * Report tabs and special spaces where YAML expects plain ones: at the beginning of a line, after a dash and around the
 * colon of a field. Return the text with plain spaces.
 */
export const repairSpaces = (text: string, report: Report): string => {
  const lines = text.split("\n")
  const blocks = linesOfBlocks(lines)
  const tabs: Found[] = []
  const special: Found[] = []
  const repaired = lines.map((line, index) => {
    const [prefix] = (blocks.has(index) ? indentation : structure).exec(line) ?? [""]
    const tab = /^ *(?=\t[ \t]*\S)/.exec(line)
    if (tab) tabs.push({ start: { line: index + 1, column: tab[0].length + 1 }, name: "a tab" })
    const at = prefix.search(specialSpace)
    if (at >= 0)
      special.push({ start: { line: index + 1, column: at + 1 }, name: nameOfSpace(prefix[at] ?? "") })
    return plain(line.slice(0, prefix.length)) + line.slice(prefix.length)
  })
  reportFirst(tabs, aTab[1], report)
  reportFirst(special, "Delete it, and type a space if one is needed", report)
  return repaired.join("\n")
}

interface Found {
  start: Position
  name: string
}

/** The beginning of a line: dashes, a field's name and its colon, and the spaces around them. */
const structure = /^\s*(?:-\s+)*(?:[A-Za-z_][\w-]*\s*:(?:\s+|$))?/

/** In a block of text only the indentation has a meaning. */
const indentation = /^\s*/

const specialSpace = /[^\S \t\r]/

/** Tabs that indent become steps of two spaces. */
const plain = (prefix: string) =>
  prefix.replace(/^[ \t]+/, (indent) => indent.replaceAll("\t", "  ")).replace(/[^\S\t\r]/g, " ")

/** One diagnostic for all lines: text is copied with many of them. */
function reportFirst([first, ...more]: Found[], fix: string, report: Report) {
  if (!first) return
  const count = more.length === 1 ? "1 more line" : `${more.length} more lines`
  report(invisibleSpace, first, `this is ${first.name}${more.length > 0 ? `, as on ${count}` : ""}`, fix)
}

/** Indexes of the lines in blocks of text, which start with | or >. */
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
