import { parseDocument } from "yaml"
import { inlineYaml, quotedYaml, unprintable } from "../../content/browser"
import { lineBreakOf } from "./lines"
import type { Scalar, ScalarStyle } from "./source"

interface Written {
  /** The value as it is in the text. */
  source: string
  value: Scalar
  style: ScalarStyle
  isFlow: boolean
}

/** The YAML of a new value in the style of the old one. Lines without a changed word stay as they are. */
export const scalarText = (old: Written, value: Scalar): string => {
  const { source, style, isFlow } = old
  if (typeof value !== "string") return inlineYaml(value)
  const inline = inlineYaml(value, isFlow)
  if (style === '"') return quotedYaml(value)
  if (style === "'") return unprintable.test(value) ? inline : `'${value.replaceAll("'", "''")}'`
  const isOtherwise = style === "plain" ? inline !== value : unprintable.test(value.replaceAll("\n", ""))
  if (!source.includes("\n") || isOtherwise) return inline
  const lines = style === "plain" ? refold(source, String(old.value), value) : blockText(old, value)
  return lines !== undefined && readsAs(lines, value, isFlow) ? lines : inline
}

/** Undefined if a block cannot have the value. */
function blockText({ source, style, value: before }: Written, value: string) {
  const [header = ""] = /^[^\n]*\n/.exec(source) ?? []
  const body = source.slice(header.length)
  const [indent] = /^ +(?=\S)/m.exec(body) ?? []
  const chomping = value.endsWith("\n\n") ? "+" : value.endsWith("\n") ? "" : "-"
  if (!indent || (chomping === "+" && !header.includes("+"))) return undefined
  const content = value.replace(/\n$/, "")
  const lines =
    style === ">"
      ? refold(body, String(before).replace(/\n$/, ""), content)
      : content.replace(/^(?=.)/gm, indent).replaceAll("\n", lineBreakOf(source))
  return lines && header.replace(/^([|>])(?:(\d)[+-]?|[+-]?(\d?))/, `$1$2$3${chomping}`) + lines
}

/** Change words of a folded text, whose line breaks are spaces in the value. Undefined if it has other white space. */
function refold(source: string, before: string, value: string) {
  const split = (text: string) => text.trim().split(/(\s+)/)
  const [written, old, words] = [split(source), split(before), split(value)]
  const hasOtherSpaces = [...old, ...words].some((part) => /^\s/.test(part) && !/^[ \n]$/.test(part))
  if (written.length !== old.length || hasOtherSpaces) return undefined
  const least = Math.min(old.length, words.length)
  let start = 0
  while (start < least && old[start] === words[start]) start += 1
  let end = 0
  while (end < least - start && old.at(-1 - end) === words.at(-1 - end)) end += 1
  const [indent = "  "] = /(?<=\n)[ ]+(?=\S)/.exec(source) ?? []
  const lineBreak = lineBreakOf(source)
  const changed = words
    .slice(start, words.length - end)
    .map((part) => (part === "\n" ? lineBreak + lineBreak + indent : part))
  const [space = ""] = /^\s*/.exec(source) ?? []
  return space + [...written.slice(0, start), ...changed, ...written.slice(written.length - end)].join("")
}

function readsAs(source: string, value: string, isFlow: boolean) {
  const document = parseDocument(`v: ${isFlow ? `[${source}]` : source}\n`, {
    logLevel: "error",
    prettyErrors: false,
  })
  return document.errors.length === 0 && document.getIn(isFlow ? ["v", 0] : ["v"]) === value
}
