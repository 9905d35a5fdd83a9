import { fieldName } from "../../../content/browser"
import { withLf } from "../../source/line-endings"
import { allBlocks, type Block, type FieldPath, type Range } from "../../source/parse-source"
import { placeholderIn } from "../../source/placeholder"
import { pageParts } from "../blocks/page-parts"
import { valuesOf } from "../form/field-text"
import { type PlacedProblem, pathAt } from "../state/place-problems"
import type { Editor } from "../state/use-editor"
import { editorAround, editorSelector } from "../text/text-editors"

/** Words of a text. */
export interface Passage {
  offset: number
  words: string
}

/** Show the control of a field and put the cursor in it. Return whether there is one. @param id `useForm().idOf` */
export const revealField = (id: string) => reveal(document.getElementById(`field ${id}`))

/**
 * Show a block, or else the element that it is in, and put the cursor in it, at the place of a text if it has it.
 * @param passage what to select there
 */
const revealBlock = (id: string, offset = 0, passage = ""): boolean => {
  const element = document.getElementById(`block ${id}`)
  const outer = id.replace(/\.\d+$/, "")
  // A text that is all of an element is no block of its own.
  const content = element
    ? element.querySelector<HTMLElement>(`:scope > :not(details) :is(${editorSelector})`)
    : document.getElementById(`block ${outer}`)?.querySelector<HTMLElement>(editorSelector)
  if (content) {
    openAround(content)
    revealInText(content, { offset, words: passage })
    return true
  }
  return element ? reveal(element) : outer !== id && revealBlock(outer)
}

/** Put the cursor into an editor, and select words at an offset, or wherever they are. */
export const revealInText = (content: Element, { offset, words }: Passage) => {
  const editor = editorAround(content)
  if (!editor) return
  const text = editor.text()
  const found = [text.indexOf(words, offset), text.indexOf(words)].find((at) => at >= 0)
  const [from, to] = found === undefined ? [0, 0] : [found, found + words.length]
  editor.select(from, to, true)
}

/**
 * Put the cursor where it was in the text of a block, or of an element.
 * @param id ends in "new" for a text that is not written yet @param offset undefined: there is no text
 */
export const focusBlock = (id: string, offset: number | undefined) => {
  const element = document.getElementById(`block ${id}`)
  const content = element?.querySelector<HTMLElement>(editorSelector)
  const editor = content ? editorAround(content) : undefined
  if (!content || !editor || offset === undefined) return reveal(element)
  openAround(content)
  const anchor = Math.min(offset, editor.text().length)
  const placeholder = placeholderIn(editor.text(), anchor)
  editor.select(anchor, placeholder?.start === anchor ? placeholder.end : anchor)
  content.scrollIntoView({ block: "nearest" })
}

/** Show the place of a problem: its field, or the block that has its line. Return whether it was found. */
export const revealProblem = (
  { field, offset }: Pick<PlacedProblem, "field" | "offset">,
  text: string,
  blocks: readonly Block[],
  passage = "",
): boolean => {
  const around = allBlocks(text, blocks).filter(({ start, end }) => offset >= start && offset <= end + 1)
  const [innermost] = around.reverse()
  const fields = field ? [...around.map(({ id }) => `${id} ${field}`), field] : []
  if (fields.some(revealField)) return true
  const { id, start } = innermost ?? {}
  return id !== undefined && revealBlock(id, withLf(text.slice(start, offset)).length, passage)
}

/** Show a place of a text, and select a passage there. Return whether it was found. */
export const revealPlace = (
  { offset, words }: Passage,
  { text, source: { fields, yaml, blocks } }: Pick<Editor, "text" | "source">,
): boolean => {
  const isIn = ({ start, end }: Range) => offset >= start && offset <= end
  const around = allBlocks(text, blocks).findLast(isIn)
  const attributes = around?.kind === "element" ? Object.entries(around.props) : []
  const [name] = attributes.find(([, { range }]) => isIn(range)) ?? []
  const attribute = around?.kind === "element" && name ? `<${around.name} ${name}>` : ""
  const field = yaml && isIn(yaml) ? fieldName(pathAt(fields, offset)) : attribute
  if (!revealProblem({ field, offset }, text, blocks, withLf(words))) return false
  const control = document.activeElement as Partial<HTMLInputElement> | null
  const at = /text/.test(control?.type ?? "") ? (control?.value ?? "").indexOf(words) : -1
  if (at >= 0) control?.setSelectionRange?.(at, at + words.length)
  return true
}

/** Show what an element of the page was made from: an attribute, a text or a field. @param part of the page */
export const revealPicked = (element: Element, part: string, { text, source, model, values }: Editor) => {
  const clicked = (element.closest(textElements) ?? element).textContent ?? ""
  const indices = pageParts(source.blocks, model).get(part) ?? []
  for (const block of allBlocks(text, source.blocks)) {
    if (!indices.includes(Number.parseInt(block.id, 10))) continue
    if (block.kind === "element") {
      const prop = fieldWith(clicked, valuesOf(block))
      if (prop && revealField(`${block.id} <${block.name} ${prop}>`)) return
    } else {
      const offset = offsetOfText(text.slice(block.start, block.end), clicked)
      if (offset !== undefined) return revealBlock(block.id, offset)
    }
  }
  const field = fieldWith(clicked, values)
  if (!field || !revealField(field)) revealBlock(String(indices[0] ?? 0))
}

/** Open what an element is in and what it contains, and put the cursor into its first control. */
export function reveal(element: Element | null | undefined) {
  if (!element) return false
  openAround(element.querySelector("details") ?? element)
  // Not in what is closed.
  const first = (selector: string) =>
    [...element.querySelectorAll<HTMLElement>(selector)].find((one) => !one.closest("details:not([open])"))
  const control =
    // That of a field is described by its hint; there may be others next to it.
    first("[aria-describedby]") ??
    first("input:not([hidden]), select, textarea") ??
    element.querySelector<HTMLElement>("summary, button")
  // An element may be higher than the window.
  ;(control ?? element).scrollIntoView({ block: "center" })
  control?.focus({ preventScroll: true })
  return true
}

function openAround(element: Element) {
  for (const details of document.querySelectorAll("details"))
    if (details.contains(element)) details.open = true
}

/** The name of the field whose value is a text of the page. */
const fieldWith = (text: string, value: unknown, path: FieldPath = []): string | undefined => {
  if (value === null || typeof value !== "object")
    return lettersOf(String(value)) === lettersOf(text) ? fieldName(path) : undefined
  for (const [key, child] of Array.isArray(value) ? value.entries() : Object.entries(value)) {
    const found = fieldWith(text, child, [...path, key])
    if (found) return found
  }
  return undefined
}

/** Where a paragraph of the page is in Markdown, by its first letters. Undefined if it is not there. */
export const offsetOfText = (markdown: string, text: string) => {
  const wanted = lettersOf(text).slice(0, 30)
  let offset = 0
  for (const line of markdown.split("\n")) {
    if (wanted && lettersOf(line).includes(wanted)) return offset
    offset += line.length + 1
  }
  return undefined
}

/** The element of the page that shows a line of Markdown, by its first letters. */
export const elementOfLine = (part: Element, line: string) => {
  const wanted = lettersOf(line).slice(0, 30)
  const elements = wanted ? [...part.querySelectorAll(textElements)] : []
  return elements.find(({ textContent }) => lettersOf(textContent).includes(wanted))
}

/** The line of the cursor, if the element is in an editor. */
export const lineOfCursor = (element: Element) => editorAround(element)?.line()

/** Elements of the page whose text is that of one line. */
const textElements = "p, h1, h2, h3, h4, li, td, figcaption, blockquote"

// Of a link, the page shows its text only.
const lettersOf = (text: string) => text.replace(/\]\([^)]*\)|[^\p{L}\p{N}]/gu, "").toLowerCase()
