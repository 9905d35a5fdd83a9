import { sections } from "../content-model/sections"
import type { Leftover } from "./leftovers"

/** Headings, tables, lists and elements that could not be read. @param text As `unreadText` gives it. */
export const leftoverMarks = (text: string): Leftover[] => {
  const lines = linesOf(text)
  return [...headings(lines), ...table(lines), ...list(lines), ...elements(text)]
}

interface Line {
  text: string
  /** Where it begins in the paragraph. */
  at: number
}

/** The lines of a paragraph, without what sets them off in a quotation or list. */
const linesOf = (paragraph: string): Line[] =>
  [...paragraph.matchAll(/^[ \t>]*(.*?)[ \t\r]*$/gm)].map(({ 0: whole, 1: text = "", index }) => ({
    text,
    at: index + whole.indexOf(text),
  }))

const leftover = (kind: string, { text, at }: Line, message: string): Leftover => ({
  kind,
  at,
  length: text.length,
  message,
})

const headings = (lines: Line[]) =>
  lines.flatMap((line) => {
    const [marks] = /^#{2,6}(?=[^#\s])/.exec(line.text) ?? []
    return marks
      ? [leftover("heading", line, `is not read as a heading. Write a space between ${marks} and its text`)]
      : []
  })

const dashes = /^\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)+\|?$|^\|[ \t]*:?-+:?[ \t]*\|$/

/** Two lines with | at both ends, or the line of dashes alone, that do not make a table. */
function table(lines: Line[]): Leftover[] {
  const isRow = ({ text }: Line | undefined = { text: "", at: 0 }) => /^\|.*\|$/.test(text)
  const at = lines.findIndex(
    (line, index) => (isRow(line) && isRow(lines[index + 1])) || dashes.test(line.text),
  )
  const first = lines[at]
  if (!first) return []
  const cells = dashes.test(first.text) ? 0 : first.text.split("|").length - 2
  const example = cells > 0 ? `: |${"---|".repeat(cells)}` : ", e.g. |---|---|"
  return [
    leftover(
      "table",
      first,
      `is not read as a table. Its second line has three dashes for each cell of the first${example}`,
    ),
  ]
}

/** Entries whose mark is none of Markdown's, or misses its space; one line alone may be anything. */
function list(lines: Line[]): Leftover[] {
  const bullet = lines.find(({ text }) => /^[•◦‣▪●○][ \t\p{L}]/u.test(text))
  if (bullet)
    return [
      leftover("list", bullet, "is not read as a list. Write a dash and a space before each entry: - one"),
    ]
  const markOf = ({ text }: Line | undefined = { text: "", at: 0 }) =>
    /^(?:[-+*]|\d{1,3}[.)])(?=\p{L})/u.exec(text)?.[0].replace(/\d+/, "1")
  const entry = lines.find((line, index) => markOf(line) && markOf(line) === markOf(lines[index + 1]))
  return entry
    ? [leftover("list", entry, "is not read as a list. Write a space behind the mark of each entry: - one")]
    : []
}

/** < Hero /> */
const elements = (text: string) =>
  [...text.matchAll(/<[ \t]+(\/?[A-Za-z]\w*)\b[^<>]*>/g)].flatMap(({ 0: tag, 1: name = "", index }) =>
    tag.endsWith("/>") || Object.hasOwn(sections, name.replace("/", ""))
      ? [
          leftover(
            "element",
            { text: tag, at: index },
            `a space stands behind "<", and it is shown as text. Write <${tag.slice(1).trimStart()}`,
          ),
        ]
      : [],
  )
