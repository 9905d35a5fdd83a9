import { sections } from "../../collections/sections"
import { reportUnread, type UnreadMark } from "../body/unread-text"
import { defineRule } from "../rule"

/** Headings, tables, lists and elements that are shown as they are written. */
export const brokenMarkdown = defineRule({
  id: "broken-markdown",
  about: "Markdown that is not written exactly is shown to visitors with its marks.",
  examples: {
    in: "body",
    wrong: [
      "これは**太字（強調）**です",
      "これは**「太字」**です",
      "**Note:**tea",
      "a) Tea\nb) Milk",
      "##Noon",
      "a **b",
      "a ~~ b ~~",
      "a `b",
      "-one\n-two",
      "CallToAction />",
    ],
    right: [
      "これは**太字**（強調）です",
      "**太字**です",
      "2*(a+b)*c",
      "## Noon",
      "a **b**",
      "2**10",
      "- one\n- two",
    ],
  },
  body: (body, report) =>
    reportUnread(body, brokenMarkdown, report, (text, { type }) => {
      const crowded = crowdedMarks(text)
      const rest = crowded.reduce(
        (all, { at, length }) => all.slice(0, at) + " ".repeat(length) + all.slice(at + length),
        text,
      )
      // A ` that is open in a cell is reported as a | in code.
      const marks = [...crowded, ...unpaired(rest, type === "tableCell" ? pairs : [...pairs, backtick])]
      if (type !== "paragraph") return marks
      const lines = linesOf(text)
      return [marks, headings(lines), table(lines), list(lines), elements(text), tags(lines)].flat()
    }),
})

interface Line {
  text: string
  /** Where it begins in the paragraph. */
  at: number
}

/** The lines of a paragraph, without the marks of a quotation or list. */
const linesOf = (paragraph: string): Line[] =>
  [...paragraph.matchAll(/^[ \t>]*(.*)$/gm)].map(({ 0: whole, 1: text = "", index }) => ({
    text: text.trimEnd(),
    at: index + whole.length - text.length,
  }))

const unread = (kind: string, { text, at }: Line, message: string, fix: string): UnreadMark => ({
  kind,
  at,
  length: text.length,
  message,
  fix,
})

const headings = (lines: Line[]) =>
  lines.flatMap((line) => {
    const [marks] = /^#{2,6}(?=[^#\s])/.exec(line.text) ?? []
    const fix = `Write a space between ${marks} and its text`
    return marks ? [unread("heading", line, "is not read as a heading", fix)] : []
  })

/** A mark of a pair, and what the two make of the text between them. A single * or _ may be meant. */
const pair = (mark: string, kind: string, alternative = "") => {
  const [sign] = mark
  const quoted = `\\${sign}\\${sign}`
  // Neither 2**10 nor __init__.
  const start = `(?<![\\w${sign}])${quoted}(?![${sign}])[^${sign}\\n]{0,30}`
  const end = `${quoted}(?![\\w${sign}])(?<=[^\\s${sign}]\\S{0,200})`
  return {
    kind,
    mark: new RegExp(`${start}|${end}`),
    message: `is not read as ${kind} text`,
    fix: `Write ${mark} directly before the first word and directly after the last one${alternative}`,
  }
}

const pairs = [
  pair("**", "bold"),
  pair("__", "bold", ", or put a name of code in backticks"),
  pair("~~", "struck"),
]

/**
 * Marks between a letter and punctuation, which Markdown does not read: `**太字（強調）**です`, `**Note:**tea`. Brackets and
 * punctuation move out of the bold text, or get a space after them.
 */
const crowdedMarks = (text: string): UnreadMark[] =>
  [...text.matchAll(crowded)].flatMap(({ 0: found, index, groups = {} }) => {
    const { mark = "", before = "", inside = "", after = "" } = groups
    const [lead = ""] = /^\p{P}*/u.exec(inside) ?? []
    const [trail = ""] = /(?:（[^（）]*）|\([^()]*\)|\p{P})+$/u.exec(inside.slice(lead.length)) ?? []
    const core = inside.slice(lead.length, inside.length - trail.length)
    if (!core.trim() || !((before && lead) || (after && trail))) return []
    const isWide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(
      before + after,
    )
    if (!isWide && (mark !== "**" || lead || !/[:.!?]$/.test(trail))) return []
    const moved = isWide ? `${lead}${mark}${core}${mark}${trail}` : `${mark}${inside}${mark} `
    const message =
      "is not read as bold text or emphasis: a letter follows or precedes its marks and punctuation"
    const [at, length] = [index + before.length, found.length - before.length]
    return [{ kind: "bold", at, length, message, fix: `Write ${moved.trim()}`, replacement: moved }]
  })

const letter = "[\\p{L}\\p{N}]"
const crowded = new RegExp(
  `(?<before>${letter}?)(?<mark>\\*{1,3})(?![\\s*])(?<inside>[^*\\n]*[^*\\s])\\k<mark>(?!\\*)(?=(?<after>${letter}?))`,
  "gu",
)

const backtick = {
  kind: "code",
  mark: /`[^`\n]{0,30}/,
  message: "is not read as code",
  fix: "Write another ` after the code",
}

/** The first mark of each kind that is shown as it is written. */
const unpaired = (text: string, kinds: (typeof backtick)[]) =>
  kinds.flatMap(({ kind, mark, message, fix }) => {
    const found = mark.exec(text)
    return found ? [unread(kind, { text: found[0], at: found.index }, message, fix)] : []
  })

const dashes = /^\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)+\|?$|^\|[ \t]*:?-+:?[ \t]*\|$/

const noLine: Line = { text: "", at: 0 }

/** Two lines with | at both ends, or the line of dashes alone, that are not a table. */
function table(lines: Line[]): UnreadMark[] {
  const isRow = ({ text } = noLine) => /^\|.*\|$/.test(text)
  const first = lines.find(
    (line, index) => (isRow(line) && isRow(lines[index + 1])) || dashes.test(line.text),
  )
  if (!first) return []
  const cells = dashes.test(first.text) ? 0 : first.text.split("|").length - 2
  const example = cells > 0 ? `: |${"---|".repeat(cells)}` : ", e.g. |---|---|"
  const fix = `Write a second line with three dashes for each cell of the first${example}`
  return [unread("table", first, "is not read as a table", fix)]
}

/** Entries with an unknown mark, or without a space after it; one line alone may be anything. */
function list(lines: Line[]): UnreadMark[] {
  const message = "is not read as a list"
  const bullet = lines.find(({ text }) => /^[•◦‣▪●○][ \t\p{L}]/u.test(text))
  if (bullet) return [unread("list", bullet, message, "Write a dash and a space before each entry: - one")]
  const letters = lines.findIndex(({ text }) => /^\(?a[.)] \S/.test(text))
  const lettered = lines[letters]
  if (lettered && /^\(?b[.)] \S/.test(lines[letters + 1]?.text ?? ""))
    return [unread("list", lettered, message, "Write numbers: 1., 2. and so on")]
  const markOf = ({ text } = noLine) => /^(?:[-+*]|\d{1,3}[.)])(?=\p{L})/u.exec(text)?.[0].replace(/\d+/, "1")
  const entry = lines.find((line, index) => markOf(line) && markOf(line) === markOf(lines[index + 1]))
  return entry ? [unread("list", entry, message, "Write a space after the mark of each entry: - one")] : []
}

/** < Hero /> */
const elements = (text: string) =>
  [...text.matchAll(/<[ \t]+(\/?[A-Za-z]\w*)\b[^<>]*>/g)].flatMap(({ 0: tag, 1: name = "", index }) => {
    const fix = `Write <${tag.slice(1).trimStart()}`
    return tag.endsWith("/>") || Object.hasOwn(sections, name.replace("/", ""))
      ? [unread("element", { text: tag, at: index }, 'has a space after "<" and is shown as text', fix)]
      : []
  })

/** Hero />: a section without its first sign. */
const tags = (lines: Line[]) =>
  lines.flatMap((line) => {
    const [name = ""] = /^[A-Z]\w+(?=[^<>]*\/>$)/.exec(line.text) ?? []
    return Object.hasOwn(sections, name)
      ? [unread("element", line, 'has no "<" and is shown as text', `Write <${line.text}`)]
      : []
  })
