import type { Nodes } from "mdast"
import { at, nodesOf } from "../body/body"
import { type Form, marksIn, reportUnread } from "../body/unread-text"
import { defineRule } from "../rule"

/** Marks that only other programs read. */
export const foreignMarkdown = defineRule({
  id: "foreign-markdown",
  about:
    "Marks of other programs, such as `==text==` or `[[Page]]`, are shown to visitors as they are written.",
  examples: {
    in: "body",
    wrong: [
      "Drink H~2~O.",
      "It is ==new== now.",
      "It has 20 m^2^ of room.",
      "See [[Services]].",
      "It is so.[^my note]\n\n[^my note]: Tea.",
      "It is so.^[Tea.]",
      "[TOC]",
      "$$x + 1$$",
      "!!! note",
      "Tea\n: A hot drink.",
    ],
    right: [
      "Drink H<sub>2</sub>O, ~~tea~~ or ~tea~.",
      "Compare with == or ===, or `a == b`.",
      "It costs $5 to $10, or $$.",
      "It has x^2 + y^2 points, and `[[1], [2]]`.",
      "It is so.[^my-note]\n\n[^my-note]: Tea.",
    ],
  },
  body(body, report) {
    for (const { node } of nodesOf(body, "delete", "definition", "linkReference")) {
      const [start, end] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0]
      const written = body.text.slice(start, end)
      const [, lowered] = /^~(?!~)([\w+-]{1,8})~$/.exec(written) ?? []
      if (lowered && /\w/.test(body.text[start - 1] ?? ""))
        report(
          foreignMarkdown,
          at(node, ""),
          `"${written}" is shown as struck text`,
          ...write(`<sub>${lowered}</sub>`),
        )
      if (node.type === "delete" || !isSpacedNote(node)) continue
      const name = `[${hyphened(node.label ?? "")}]`
      const [fix] = write(name)
      report(foreignMarkdown, at(node, `[${node.label}]`), spacedNote, fix, written.replace(/\[.*?\]/s, name))
    }
    reportUnread(body, foreignMarkdown, report, (text, { type }) =>
      marksIn(text, forms).map((mark) => {
        const found = text.slice(mark.at, mark.at + 3)
        // [[bin]] is a name in some languages of settings.
        const isUnsure = found.startsWith("[[") && (type === "heading" || !/\p{Lu}$/u.test(found))
        return { ...mark, isUnsure }
      }),
    )
  },
})

/** `[^my note]` with `[^my note]: Tea`, which Markdown reads as a link. */
export const isSpacedNote = (node: Nodes) =>
  (node.type === "definition" || node.type === "linkReference") && /^\^.*\s/s.test(node.label ?? "")

const spacedNote = "is not read as a footnote: there is a space in its name"

const hyphened = (name: string) => name.trim().replace(/\s+/g, "-")

const write = (text: string): [fix: string, replacement: string] => [`Write ${text}`, text]

const form = (kind: string, mark: RegExp, fix: Form[2], what = `a ${kind}`): Form => [
  mark,
  `is not read as ${what}`,
  fix,
  kind,
]

const forms: Form[] = [
  form("highlight", /(?<![=\w])==(?<text>[^\s=](?:[^=\n]*[^\s=])?)==(?![=\w])/g, ({ text }) =>
    write(`**${text}**`),
  ),
  form("raised text", /(?<![\^\\[])\^(?<text>[\w+-]{1,8})\^(?!\^)/g, ({ text }) =>
    write(`<sup>${text}</sup>`),
  ),
  form("link", /\[\[(?!toc\]\])[^[\]\n]*[\p{L}][^[\]\n]*\]\]/giu, "Write [text](address)"),
  form("footnote", /\[\^(?<name>[^\]\n]*\s[^\]\n]*)\]/g, ({ name = "" }) => write(`[^${hyphened(name)}]`)),
  form("footnote", /\^\[[^\]\n]+\]/g, "Write [^1], and on a line of its own: [^1]: the note"),
  form(
    "contents",
    /^\[{1,2}toc\]{1,2}$/gi,
    'Remove it: pages show "On this page" by themselves',
    "a list of contents",
  ),
  form("formula", /\$\$[^$\n]+\$\$/g, "Write it in backticks, or as a picture"),
  form("call-out", /^!!! ?\w+.*$/gm, "Write on lines of their own: :::note[Title], the text, and :::"),
  form("definition", /(?<=\n)[ \t>]*: \S.*$/gm, "Write <Definitions>"),
]
