import { fenceReader } from "../../content/browser"
import { bracesEnd, type Tag, tagAt } from "./jsx-tag"
import { lineEnd, match } from "./lines"
import type { Block, ElementBlock, Range, Source } from "./source"

/**
 * Split a body into blocks, line by line instead of with the MDX parser: an error then affects only its own block.
 * Elements that are indented or in a paragraph with text belong to text blocks: MDX may read them differently.
 */
export const parseBody = (text: string, from: number): Pick<Source, "blocks" | "gaps"> => {
  const blocks: Block[] = []
  const gaps: number[] = []
  if (stepsIn(text.slice(from)) > maximumSteps) {
    const [start, end] = [from + text.slice(from).search(/\S/), text.trimEnd().length]
    return { blocks: [{ kind: "text", start, end }], gaps: [start, end] }
  }
  let isAfterBlank = true
  let isInList = false
  let elements = { end: from, isParagraph: false }
  for (let at = from; at < text.length; ) {
    if (isAfterBlank && at >= elements.end) elements = elementsAt(text, at)
    const isInParagraph = elements.isParagraph && at < elements.end
    const found = isInParagraph ? elementWithText(text, at) : elementAt(text, at)
    // HTML, whose names have small letters, is text, with the elements in it.
    const element = /^[A-Z]/.test(found?.name ?? "") ? found : undefined
    const end = found?.end ?? lineEnd(text, codeEnd(text, at))
    const isBlank = !text.slice(at, end).trim()
    if (element) {
      blocks.push(element)
      gaps.push(at)
    } else if (!isBlank) {
      const before = blocks.at(-1)
      const isItem = /[-*+]\s|\d+[.)]\s/y.test(text.slice(at, at + 12))
      const isIndented = /\s/.test(text[at] ?? "")
      if (before?.kind !== "text" || (isAfterBlank && !isIndented && !(isItem && isInList))) gaps.push(at)
      if (before?.kind === "text") before.end = end
      else blocks.push({ kind: "text", start: at, end })
      if (isAfterBlank && !isIndented) isInList = isItem
    }
    isAfterBlank = isBlank || element !== undefined
    at = end + (match(/\r?\n|\r/y, text, end)?.[0].length ?? 0)
  }
  return { blocks, gaps: [...gaps, blocks.at(-1)?.end ?? from] }
}

/** Steps of the parser that take about a second: a body that needs more is one text block. */
const maximumSteps = 100_000_000

/** From each line that may start an element or an expression, its end is looked for in all of the text. */
const stepsIn = (body: string) => (body.match(/^[<{]/gm)?.length ?? 0) * body.length

/** The end of the code block, container (`:::`) or expression that starts here; `at` if none does. */
function codeEnd(text: string, at: number): number {
  const end = containerEnd(text, at) ?? at + (match(fencedCode, text, at)?.[0].length ?? 0)
  if (end > at) return end
  const expression = text[at] === "{" ? bracesEnd(text, at) : undefined
  return expression !== undefined && isLineEnd(text, expression) ? expression : at
}

/** The end of a container; that of the text if it is not closed. Colons in a block of code do not end it. */
function containerEnd(text: string, at: number): number | undefined {
  const [head, colons = ""] = match(containerStart, text, at) ?? []
  if (head === undefined) return undefined
  const isInCode = fenceReader()
  for (let end = at + head.length; end < text.length; ) {
    const start = end + (match(/\r?\n|\r/y, text, end)?.[0].length ?? 0)
    end = lineEnd(text, start)
    const line = text.slice(start, end)
    if (!isInCode(line) && line.trim().startsWith(colons) && /^[ \t]*:+[ \t]*$/.test(line)) return end
  }
  return text.length
}

// If it is not closed, it matches up to the end of the text.
const fencedCode =
  /[ \t]*(?:(?:[-*+]|\d+[.)])[ \t]+)*(`{3,}(?=[^`\n]*(?:\n|$))|~{3,})[^\n]*(?:\n(?:[\s\S]*?\n)?[ \t]*\1[`~]*[ \t]*(?=\r?\n|$)|[\s\S]*)/y
const containerStart = /[ \t]*(:{3,})[A-Za-z][\w-]*(?:\[[^\n]*\])?(?:\{[^\n]*\})?[ \t]*(?=\r?\n|$)/y

/** Elements that follow each other line by line, and whether they are a paragraph, so that text may follow their tags. */
function elementsAt(text: string, start: number) {
  let end = start
  while (end < text.length && !isLineEnd(text, end)) {
    const found = elementWithText(text, end)
    // An element with blank lines is no part of a paragraph: it ends the one before it.
    if (!found) return { end, isParagraph: end > start && elementAt(text, end) !== undefined }
    end = found.end + (match(/[ \t]*(?:\r?\n|\r)?/y, text, found.end)?.[0].length ?? 0)
  }
  return { end, isParagraph: true }
}

/** The element of a paragraph that starts here, if no text follows on its last line. */
function elementWithText(text: string, start: number) {
  const found = /[A-Z]/.test(text[start + 1] ?? "") ? elementAt(text, start, true) : undefined
  const hasBlankLine = found && /\n[ \t]*\r?\n/.test(text.slice(start, found.end))
  return hasBlankLine ? undefined : found
}

/** The element that starts here, if no text follows its tags on their lines. @param hasText some may follow the first */
function elementAt(text: string, start: number, hasText = false) {
  const tag = text[start] === "<" ? tagAt(text, start) : undefined
  const element = tag && (hasText || isLineEnd(text, tag.end)) ? elementIn(text, start, tag) : undefined
  return element && isLineEnd(text, element.end) ? element : undefined
}

/** The element that starts here, whatever is behind it. */
const elementIn = (
  text: string,
  start: number,
  tag = tagAt(text, start),
): (Range & ElementBlock) | undefined => {
  const closing = tag?.isOpening ? closingTag(text, tag) : tag
  if (!tag || tag.isClosing || !closing) return undefined
  const { name, props, propsEnd } = tag
  const children = tag.isOpening ? { children: { start: tag.end, end: closing.start } } : {}
  return { kind: "element", name, props, propsEnd, ...children, start, end: closing.end }
}

/** The closing tag of an element. Undefined if the tags in between are not balanced. */
function closingTag(text: string, opening: Tag): Tag | undefined {
  const open = [opening.name]
  for (let at = opening.end; at < text.length; ) {
    const tag = text[at] === "<" ? tagAt(text, at) : undefined
    if (tag?.isOpening) open.push(tag.name)
    if (tag?.isClosing && open.pop() !== tag.name) return undefined
    if (open.length === 0) return tag
    at = tag?.end ?? textEnd(text, at)
  }
}

/** The end of the next piece without tags: code, an expression, an escaped character, or plain text. */
function textEnd(text: string, at: number): number {
  const fence = text[at - 1] === "\n" ? match(fencedCode, text, at) : null
  if (fence) return at + fence[0].length
  const expression = text[at] === "{" ? bracesEnd(text, at) : undefined
  return expression ?? at + (match(inlineText, text, at)?.[0].length ?? 1)
}

const inlineText = /(`+)(?!`)(?:(?!\r?\n[ \t]*\r?\n)[\s\S])*?[^`]\1(?!`)|`+|\\[\s\S]|[^`\\{<\n]+|[\s\S]/y

const isLineEnd = (text: string, at: number) => match(/[ \t]*(?:\r?\n|\r|$)/y, text, at) !== null
