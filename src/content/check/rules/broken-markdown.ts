import { type Form, marksIn, reportUnread } from "../body/unread-text"
import { defineRule } from "../rule"

/** Headings, tables, lists and elements that are shown as they are written. */
export const brokenMarkdown = defineRule({
  id: "broken-markdown",
  about: "Markdown that is not written exactly is shown to visitors with its marks.",
  examples: {
    in: "body",
    wrong: ["**Note:**tea", "##Noon", "a **b", "a ~~ b ~~", "a `b", "-one\n-two", "CallToAction />"],
    right: ["**Note**: tea", "2*(a+b)*c", "## Noon", "a **b**", "2**10", "- one\n- two"],
  },
  body: (body, report) => {
    const lines = linesWith(Object.keys(body.model.sections).join("|"))
    reportUnread(body, brokenMarkdown, report, (text, { type }) => {
      // A ` that is open in a cell is reported as a | in code.
      const marks = firstOf(text, type === "tableCell" ? pairs : [...pairs, backtick])
      return type === "paragraph" ? [...marks, ...marksIn(text, lines), ...firstOf(text, groups)] : marks
    })
  },
})

/** The first mark of each form. */
const firstOf = (text: string, forms: readonly Form[]) =>
  forms.flatMap((form) => marksIn(text, [form]).slice(0, 1))

/** A mark of a pair, and what the two make of the text between them. A single * or _ may be meant. */
const pair = (mark: string, kind: string): Form => {
  const [sign] = mark
  const quoted = `\\${sign}\\${sign}`
  // Neither 2**10 nor __init__.
  const start = `(?<![\\w${sign}])${quoted}(?![${sign}])[^${sign}\\n]{0,30}`
  const end = `${quoted}(?![\\w${sign}])(?<=[^\\s${sign}]\\S{0,200})`
  const fix = `Write ${mark} directly before the first word and directly after the last one, punctuation outside, or put a name of code in backticks`
  return [new RegExp(`${start}|${end}`, "g"), `is not read as ${kind} text`, fix, kind]
}

const pairs = [pair("**", "bold"), pair("__", "bold"), pair("~~", "struck")]

const backtick: Form = [/`[^`\n]{0,30}/g, "is not read as code", "Write another ` after the code", "code"]

/** The start of a line, also in a quotation or list. */
const start = String.raw`(?<=^[ \t>]{0,40})`

/** The next line. */
const next = String.raw`\n[ \t>]{0,40}`

/** Lines that are wrong by themselves. @param names of elements, as a pattern */
const linesWith = (names: string): Form[] => [
  [
    new RegExp(String.raw`${start}(?<marks>#{2,6})[^#\s].*`, "gm"),
    "is not read as a heading",
    ({ marks }) => `Write a space between ${marks} and its text`,
    "heading",
  ],
  [
    new RegExp(String.raw`<[ \t]+(?:\/?(?:${names})\b[^<>]*|\/?[A-Za-z]\w*\b[^<>]*\/)>`, "g"),
    'has a space after "<" and is shown as text',
    (_, tag) => `Write <${tag.slice(1).trimStart()}`,
    "element",
  ],
  [
    new RegExp(String.raw`${start}(?:${names})\b[^<>\n]*\/>(?=[ \t]*$)`, "gm"),
    'has no "<" and is shown as text',
    (_, tag) => `Write <${tag}`,
    "element",
  ],
]

const row = String.raw`\|.*\|[ \t]*$`
const dashes = String.raw`(?:\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)+\|?|\|[ \t]*:?-+:?[ \t]*\|)[ \t]*$`

/** Lines that are wrong together: one alone may be anything, and only the first is reported. */
const groups: Form[] = [
  [
    new RegExp(`${start}(?:${dashes}|${row}(?=${next}${row}))`, "gm"),
    "is not read as a table",
    (_, first) => {
      const cells = /[^-:|\s]/.test(first) ? first.trim().split("|").length - 2 : 0
      const example = cells > 0 ? `: |${"---|".repeat(cells)}` : ", e.g. |---|---|"
      return `Write a second line with three dashes for each cell of the first${example}`
    },
    "table",
  ],
  [
    new RegExp(
      String.raw`${start}(?:\d{1,3}(?=[.\)]))?(?<sign>[\-+*]|(?<=\d)[.\)])(?=\p{L}).*(?=${next}\d{0,3}\k<sign>\p{L})`,
      "gmu",
    ),
    "is not read as a list",
    "Write a space after the mark of each entry: - one",
    "list",
  ],
]
