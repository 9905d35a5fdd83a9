import type { ContentModel } from "../../model/content-model"
import type { Position } from "../diagnostic"
import type { FixableProblem, Rule } from "../rule"
import { elementSyntax } from "../rules/element-syntax"
import { html, htmlProblem, isHtml, isPlainElement } from "../rules/html"
import { suggestionFor } from "../suggestion"
import { shortened } from "./body"

export interface Range {
  start: Position
  end: Position
}

/** Why a text cannot be parsed, in an editor's words. */
export interface SyntaxProblem {
  rule: Rule
  problem: FixableProblem
  start: Position
  /** What the fix replaces. */
  end?: Position
  /** What to leave out to parse the rest, if the parser does not say. */
  without?: readonly Range[]
  /** Whether it comes from a problem that is reported already. */
  isReported?: boolean
}

/** Part of one line. */
export const inLine = ({ line, column }: Position, length: number): Range => ({
  start: { line, column },
  end: { line, column: column + length },
})

/** A tag as written, and its place. */
export interface WrittenTag extends Range {
  text: string
  name: string
  /** The whole line. */
  line: string
}

/** A problem with an element. */
export const explained = (
  { start, end }: Pick<SyntaxProblem, "start" | "end">,
  ...problem: FixableProblem
): SyntaxProblem => ({ rule: elementSyntax, problem, start, end })

/** An element that does not end, or a name in angle brackets that is none. */
export const unclosedTag = (tag: WrittenTag, model: ContentModel): SyntaxProblem => {
  const { text, name, line, start } = tag
  const known = nameOfElement(text, name, model)
  if (known) return explained(tag, `the element <${name}> is not closed`, ...endOf(known, text, model))
  if (isHtml(name) && !/\w/.test(line[start.column - 2] ?? ""))
    return { ...explained(tag, ...htmlProblem(name)), rule: html }
  return (
    codeProblem(line, start) ??
    explained(tag, `there is no element <${name}>`, "Remove it, or write it in backticks")
  )
}

/** A closing tag without an opening one. @param open name of the element that it was meant to close */
export const strayTag = (tag: WrittenTag, model: ContentModel, open?: string): SyntaxProblem => {
  const message = `</${tag.name}> closes an element that is not open`
  if (tag.name === "br") return explained(tag, message, "Write <br />", "<br />")
  const known = open && (nameOfElement("=", open, model) ?? open)
  return known
    ? explained(tag, message, `Did you mean "</${known}>"?`, `</${known}>`)
    : explained(tag, message, "Remove it", "")
}

/** An opening tag whose name is misspelt. @param name in its closing tag */
export const misspeltTag = (tag: WrittenTag, meant: string): SyntaxProblem => {
  const { text, name } = tag
  return explained(
    tag,
    `there is no element <${name}>`,
    `Did you mean "<${meant}>"?`,
    text.replace(name, meant),
  )
}

/** Whether an element may be written. */
export const isElement = (name: string, { sections }: ContentModel) =>
  name in sections || isPlainElement(name)

/** Tags of one element in two paragraphs, entries or the like. */
export const splitTags = (tag: WrittenTag, { sections }: ContentModel): SyntaxProblem => {
  const { name } = tag
  const isBlock = sections[name] && !sections[name].inline
  const fix = isBlock
    ? "Write each of the two on a line of its own"
    : "Write both in one paragraph, around words of the same line"
  return explained(tag, `<${name}> and </${name}> are not in the same paragraph or entry`, fix)
}

/** `Vec<T>`, `Map<string, number>`, `<your name>`, `a<b`: what a `<` makes an element of. */
export const codeProblem = (line: string, start: Position): SyntaxProblem | undefined => {
  const column = start.column - 1
  const [before = ""] = /[\w.:$]*$/.exec(line.slice(0, column)) ?? []
  const rest = line.slice(column)
  const [brackets] = bracketed.exec(rest) ?? (before ? (/^<[^\s<>`]+/.exec(rest) ?? []) : [])
  if (!brackets) return undefined
  const code = `\`${before}${brackets}\``
  const place = inLine({ ...start, column: start.column - before.length }, code.length - 2)
  return {
    ...explained(place, `"${brackets}" is read as an element`, `Write it in backticks: ${code}`, code),
    without: [{ start, end: place.end }],
  }
}

/** Angle brackets, up to three pairs in each other, and what belongs to them after the last. */
const bracketed = /^<(?:[^<>`]|<(?:[^<>`]|<[^<>`]*>)*>)*>[\w()[\].]*/

/** The element that a tag was meant to be: a name of other case, or a misspelt one if there are attributes. */
const nameOfElement = (text: string, name: string, { sections }: ContentModel) => {
  if (isPlainElement(name)) return name
  const names = Object.keys(sections)
  const same = names.find((known) => known.toLowerCase() === name.toLowerCase())
  return same ?? (text.includes("=") ? suggestionFor(name, names) : undefined)
}

/** How to end an element: one that has content after it, other sections and `<br />` at once. */
function endOf(name: string, text: string, { sections }: ContentModel): [fix: string, replacement?: string] {
  const content = sections[name]?.children ?? "text"
  if (name === "br" || content === "nothing") {
    const whole = text.replace(/^<[^\s>]+/, `<${name}`).replace(/\s*>$/, " />")
    return [`Write ${shortened(whole)}`, whole]
  }
  return [`Write </${name}> after its ${content === "text" ? "text" : "content, on a line of its own"}`]
}
