import { EditorView } from "@codemirror/view"
import { fieldName } from "../../../content/check/field-name"
import { allBlocks, type Block, type FieldPath } from "../../source/parse-source"
import { placeholderIn } from "../../source/placeholder"
import type { PlacedProblem } from "../state/place-problems"

/** Show the control of a field and put the cursor in it. Return whether there is one. @param id `useForm().idOf` */
export const revealField = (id: string) => reveal(document.getElementById(`field ${id}`))

/** Show a block, or else the element that it is in, and put the cursor in it, at the place of a text if it has it. */
export const revealBlock = (id: string, offset?: number): boolean => {
  const element = document.getElementById(`block ${id}`)
  if (!element) return id.includes(".") && revealBlock(id.replace(/\.\d+$/, ""))
  const content = element.querySelector<HTMLElement>(":scope > :not(details) .cm-content")
  const view = content && EditorView.findFromDOM(content)
  if (!view) return reveal(element)
  openAround(element)
  const anchor = Math.min(offset ?? 0, view.state.doc.length)
  view.focus()
  view.dispatch({ selection: { anchor }, effects: EditorView.scrollIntoView(anchor, { y: "center" }) })
  return true
}

/**
 * Put the cursor where it was in the text of a block, or of an element.
 * @param id ends in "new" for a text that is not written yet @param offset undefined: there is no text
 */
export const focusBlock = (id: string, offset: number | undefined) => {
  const element = document.getElementById(`block ${id}`)
  const content = element?.querySelector<HTMLElement>(".cm-content")
  const view = content && EditorView.findFromDOM(content)
  if (!view || offset === undefined) return reveal(element)
  const anchor = Math.min(offset, view.state.doc.length)
  openAround(content)
  if (!view.hasFocus) view.focus()
  const placeholder = placeholderIn(view.state.doc.toString(), anchor)
  const head = placeholder?.start === anchor ? placeholder.end : anchor
  if (view.state.selection.main.head !== head) view.dispatch({ selection: { anchor, head } })
  content.scrollIntoView({ block: "nearest" })
}

/** Show the place of a problem: its field, or the block that has its line. Return whether it was found. */
export const revealProblem = (
  { field, offset }: PlacedProblem,
  text: string,
  blocks: readonly Block[],
): boolean => {
  const around = allBlocks(text, blocks).filter(({ start, end }) => offset >= start && offset <= end + 1)
  const [innermost] = around.reverse()
  const fields = field ? [...around.map(({ id }) => `${id} ${field}`), field] : []
  if (fields.some(revealField)) return true
  return innermost !== undefined && revealBlock(innermost.id, offset - innermost.start)
}

/** Open what an element is in and what it contains, and put the cursor into its first control. */
export function reveal(element: Element | null | undefined) {
  if (!element) return false
  openAround(element.querySelector("details") ?? element)
  const control =
    // That of a field is described by its hint; there may be others next to it.
    element.querySelector<HTMLElement>("[aria-describedby]") ??
    element.querySelector<HTMLElement>("input:not([hidden]), select, textarea") ??
    element.querySelector<HTMLElement>("summary, button")
  element.scrollIntoView({ block: "center" })
  control?.focus({ preventScroll: true })
  return true
}

function openAround(element: Element) {
  for (const details of document.querySelectorAll("details"))
    if (details.contains(element)) details.open = true
}

/** The name of the field whose value is a text of the page. */
export const fieldWith = (text: string, value: unknown, path: FieldPath = []): string | undefined => {
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
export const lineOfCursor = (element: Element) => {
  const content = element.closest<HTMLElement>(".cm-content")
  const state = content ? EditorView.findFromDOM(content)?.state : undefined
  return state?.doc.lineAt(state.selection.main.head).text
}

/** Elements of the page whose text is that of one line. */
export const textElements = "p, h1, h2, h3, h4, li, td, figcaption, blockquote"

// Of a link, the page shows its text only.
const lettersOf = (text: string) => text.replace(/\]\([^)]*\)|[^\p{L}\p{N}]/gu, "").toLowerCase()
