import type { Nodes } from "mdast"
import { at, nodesOf } from "../body/body"
import { reportUnread } from "../body/unread-text"
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
    for (const { node } of nodesOf(body, "delete")) {
      const [start, end] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0]
      const [written, text] = /^~(?!~)([\w+-]{1,8})~$/.exec(body.text.slice(start, end)) ?? []
      if (!written || !/\w/.test(body.text[start - 1] ?? "")) continue
      const replacement = `<sub>${text}</sub>`
      const message = `"${written}" is shown as struck text`
      report(foreignMarkdown, at(node, ""), message, `Write ${replacement}`, replacement)
    }
    for (const { node } of nodesOf(body, "definition", "linkReference").filter(({ node }) =>
      isSpacedNote(node),
    )) {
      const written = body.text.slice(node.position?.start.offset, node.position?.end.offset)
      const name = `[${node.label?.trim().replace(/\s+/g, "-")}]`
      const message = "is not read as a footnote: there is a space in its name"
      report(
        foreignMarkdown,
        at(node, `[${node.label}]`),
        message,
        `Write ${name}`,
        written.replace(/\[.*?\]/s, name),
      )
    }
    reportUnread(body, foreignMarkdown, report, (text, { type }) =>
      forms.flatMap(({ mark, kind, message, fix, instead }) =>
        [...text.matchAll(mark)].map(({ 0: found, index, groups }) => {
          const replacement = instead?.(groups?.text ?? "")
          // [[bin]] is a name in some languages of settings.
          const isUnsure = /^\[\[/.test(found) && (type === "heading" || !/^\[\[\p{Lu}/u.test(found))
          const shown = { kind, at: index, length: found.length, message, replacement, isUnsure }
          return { ...shown, fix: replacement ? `Write ${replacement}` : fix }
        }),
      ),
    )
  },
})

/** `[^my note]` with `[^my note]: Tea`, which Markdown reads as a link. */
export const isSpacedNote = (node: Nodes) =>
  (node.type === "definition" || node.type === "linkReference") && /^\^.*\s/s.test(node.label ?? "")

interface Form {
  mark: RegExp
  kind: string
  message: string
  fix: string
  instead?: (text: string) => string
}

const form = (kind: string, mark: RegExp, fix: string, instead?: Form["instead"]): Form => ({
  mark,
  kind,
  message: `is not read as ${kind === "contents" ? "a list of contents" : `a ${kind}`}`,
  fix,
  instead,
})

/** Each mark, and what to write. */
const forms: Form[] = [
  form("highlight", /(?<![=\w])==(?<text>[^\s=](?:[^=\n]*[^\s=])?)==(?![=\w])/g, "", (text) => `**${text}**`),
  form("raised text", /(?<![\^\\[])\^(?<text>[\w+-]{1,8})\^(?!\^)/g, "", (text) => `<sup>${text}</sup>`),
  form("link", /\[\[(?!toc\]\])[^[\]\n]*[\p{L}][^[\]\n]*\]\]/giu, "Write [text](address)"),
  form(
    "footnote",
    /\[\^(?<text>[^\]\n]*\s[^\]\n]*)\]/g,
    "",
    (text) => `[^${text.trim().replace(/\s+/g, "-")}]`,
  ),
  form("footnote", /\^\[[^\]\n]+\]/g, "Write [^1], and on a line of its own: [^1]: the note"),
  form("contents", /^\[{1,2}toc\]{1,2}$/gi, 'Remove it: pages show "On this page" by themselves'),
  form("formula", /\$\$[^$\n]+\$\$/g, "Write it in backticks, or as a picture"),
  form("call-out", /^!!! ?\w+.*$/gm, "Write on lines of their own: :::note[Title], the text, and :::"),
  form("definition", /(?<=\n)[ \t>]*: \S.*$/gm, "Write <Definitions>"),
]
