/** Single mistakes of an editor, with the lines that they change. */

interface Mutation {
  text: string
  /** What was changed, and its lines in the new text, from 1. */
  edits: { what: string; line: number; endLine: number }[]
  /** Whether an invisible character was added. */
  invisible: boolean
}

const invisible = ["\u200B", "\u00AD", "\u202E", "\u2060", "\u0007", "\uFEFF"]

const signs = [..."{}<>[]()*_`\"'|:-#&~!/\\", "“", "**", "`a", "<b>", "</", "/>", "{/*", "](", ": ", " #"]

type Random = (below: number) => number

/** The text with some mistakes. */
export const mutated = (text: string, random: Random, count: number): Mutation => {
  const result: Mutation = { text, edits: [], invisible: false }
  for (let edit = 0; edit < count; edit += 1) mutate(result, random)
  return result
}

function mutate(result: Mutation, random: Random) {
  const { text } = result
  const lines = text.split("\n")
  const index = random(lines.length)
  const line = lines[index] ?? ""
  const at = random(line.length + 1)
  const marks = [...line.matchAll(/[{}<>[\]()*_`"'|:#-]/g)].map((mark) => mark.index)
  const mark = marks[random(marks.length)] ?? at
  const without = (from: number, length: number) => line.slice(0, from) + line.slice(from + length)
  const put = (inserted: string) => line.slice(0, at) + inserted + line.slice(at)
  const changes: [what: string, changed: string[]][] = [
    ["delete a character", [without(at, 1)]],
    ["delete a mark", [without(mark, 1)]],
    ["duplicate a mark", [line.slice(0, mark) + line.slice(mark, mark + 1) + line.slice(mark)]],
    ["swap", [line.slice(0, at) + (line[at + 1] ?? "") + (line[at] ?? "") + line.slice(at + 2)]],
    ["insert a sign", [put(signs[random(signs.length)] ?? "")]],
    ["insert an invisible character", [put(invisible[random(invisible.length)] ?? "")]],
    ["indent", [`  ${line}`]],
    ["outdent", [line.replace(/^ {1,2}/, "")]],
    ["delete a line", []],
    ["duplicate a line", [line, line]],
    ["insert a line break", [line.slice(0, at), line.slice(at)]],
  ]
  const [what, changed] = changes[random(changes.length)] ?? ["", [line]]
  if (what.includes("invisible")) result.invisible = true
  lines.splice(index, 1, ...changed)
  result.text = lines.join("\n")
  const added = changed.length - 1
  for (const edit of result.edits)
    if (edit.line > index + 1) {
      edit.line += added
      edit.endLine += added
    }
  // What ends above a line that is gone may have been its construct.
  const first = Math.max(1, index + (added < 0 ? 0 : 1))
  result.edits.push({
    what: `${what}: ${line.slice(0, 60)}`,
    line: first,
    endLine: index + 1 + Math.max(added, 0),
  })
}

/**
 * Whether a problem in a line can come from a mistake: it is in the same group of fields, or in the text from the
 * element, heading or code that is open there to the end of the paragraph; or in a line next to one of these, or in one with a
 * tag of the element whose tag was changed.
 */
export const isNear = (text: string, line: number, { edits }: Pick<Mutation, "edits">) => {
  const lines = text.split("\n")
  const end = lines.findIndex((other, at) => at > 0 && /^---\s*$/.test(other))
  return edits.some((edit) => {
    const isField = end < 0 || edit.line <= end + 1
    const isStart = (other = "") =>
      isField ? /^[\w"'“]/.test(other) : /^(?:<|#|:::|`|~|---|>|\|)/.test(other)
    const isEnd = (other = "") => (isField ? /^\S/.test(other) : other.trim() === "")
    let [first, last] = [edit.line - 1, edit.endLine - 1]
    while (first > 0 && !isStart(lines[first])) first -= 1
    while (last < lines.length - 1 && !isEnd(lines[last + 1])) last += 1
    const isConstruct = tagsIn(edit.what).some((tag) => tagsIn(lines[line - 1]).includes(tag))
    return isConstruct || (line >= first && line <= last + 2)
  })
}

/** The names of the tags in a line: an element that is not closed is reported where it is opened. */
const tagsIn = (line = "") => [...line.matchAll(/<\/?(\w+)/g)].map(([, name]) => name)

/** The words of the changed lines, without the names of files, that are on the page before a mistake, and not after it. */
export const lostWords = (
  { text, edits }: Mutation,
  before: string,
  after: string,
  words = /[\p{L}\p{N}]{3,}/gu,
) => {
  const lines = text.split("\n")
  const changed = edits.flatMap(({ line, endLine }) => lines.slice(line - 1, endLine)).join(" ")
  const shown = changed.replace(/\.\/[\w./-]+/g, "")
  return (shown.match(words) ?? []).filter((word) => before.includes(word) && !after.includes(word))
}
