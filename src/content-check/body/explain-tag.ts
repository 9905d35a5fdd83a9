import { sections } from "../../collections/sections"
import type { FixableProblem, Rule } from "../rule"
import { elementSyntax } from "../rules/element-syntax"
import { html, htmlProblem, isHtml, isPlainElement } from "../rules/html"
import { suggestionFor } from "../suggestion"
import { shortened } from "./body"

/** What is wrong, and the part of its line that is concerned, if that is not the tag. */
interface Explained {
  rule: Rule
  problem: FixableProblem
  columns?: readonly [start: number, end: number]
}

/** A tag as written, and its place. */
interface WrittenTag {
  text: string
  name: string
  line: string
  column: number
}

const explained = (...problem: FixableProblem): Explained => ({ rule: elementSyntax, problem })

/** An element that does not end, or a name in angle brackets that is none. */
export const unclosedTag = ({ text, name, line, column }: WrittenTag): Explained => {
  const known = nameOfElement(text, name)
  if (known) return explained(`the element <${name}> is not closed`, ...endOf(known, text))
  if (isHtml(name) && !/\w/.test(line[column - 2] ?? "")) return { rule: html, problem: htmlProblem(name) }
  return (
    codeProblem(line, column) ??
    explained(`there is no element <${name}>`, "Remove it, or write it in backticks")
  )
}

/** A closing tag without an opening one. @param open name of the element that it was meant to close */
export const strayTag = ({ name }: WrittenTag, open?: string): Explained => {
  const message = `</${name}> closes an element that is not open`
  if (name === "br") return explained(message, "Write <br />", "<br />")
  const known = open && (nameOfElement("=", open) ?? open)
  return known
    ? explained(message, `Did you mean "</${known}>"?`, `</${known}>`)
    : explained(message, "Remove it", "")
}

/** An opening tag whose name is misspelt. @param name in its closing tag */
export const misspeltTag = ({ text, name }: WrittenTag, meant: string): Explained =>
  explained(`there is no element <${name}>`, `Did you mean "<${meant}>"?`, text.replace(name, meant))

/** Whether an element may be written. */
export const isElement = (name: string) => Object.hasOwn(sections, name) || isPlainElement(name)

/** Tags of one element in two paragraphs, entries or the like. */
export const splitTags = ({ name }: WrittenTag): Explained => {
  const isBlock = sections[name] && !sections[name].inline
  return explained(
    `<${name}> and </${name}> are not in the same paragraph or entry`,
    isBlock
      ? "Write each of the two on a line of its own"
      : "Write both in one paragraph, around words of the same line",
  )
}

/** `Vec<T>`, `Map<string, number>`, `<your name>`, `a<b`: what a `<` makes an element of. */
export const codeProblem = (line: string, column: number): Explained | undefined => {
  const [before = ""] = /[\w.:$]*$/.exec(line.slice(0, column - 1)) ?? []
  const rest = line.slice(column - 1)
  const [brackets] = bracketed.exec(rest) ?? (before ? (/^<[^\s<>`]+/.exec(rest) ?? []) : [])
  if (!brackets) return undefined
  const code = `\`${before}${brackets}\``
  const start = column - before.length
  const problem = [`"${brackets}" is read as an element`, `Write it in backticks: ${code}`, code] as const
  return { rule: elementSyntax, problem, columns: [start, start + code.length - 2] }
}

/** Angle brackets, up to three pairs in each other, and what belongs to them after the last. */
const bracketed = /^<(?:[^<>`]|<(?:[^<>`]|<[^<>`]*>)*>)*>[\w()[\].]*/

/** The element that a tag was meant to be: a name of other case, or a misspelt one if there are attributes. */
const nameOfElement = (text: string, name: string) => {
  if (isPlainElement(name)) return name
  const names = Object.keys(sections)
  const same = names.find((known) => known.toLowerCase() === name.toLowerCase())
  return same ?? (text.includes("=") ? suggestionFor(name, names) : undefined)
}

/** How to end an element: one that has content after it, other sections and `<br />` at once. */
function endOf(name: string, text: string): [fix: string, replacement?: string] {
  const content = sections[name]?.children ?? "text"
  if (name === "br" || content === "nothing") {
    const whole = text.replace(/^<[^\s>]+/, `<${name}`).replace(/\s*>$/, " />")
    return [`Write ${shortened(whole)}`, whole]
  }
  return [`Write </${name}> after its ${content === "text" ? "text" : "content, on a line of its own"}`]
}
