import type { Root } from "mdast"
import { esmPackages } from "./esm-packages"
import type { Refusal } from "./refuse"
import { syntaxRefusal } from "./syntax-refusal"

interface ParsedBody {
  /** What was parsed: the source with spaces in the place of what was refused. */
  text: string
  /** Null where it cannot be parsed even without what was refused. */
  root: Root | null
  /** Mistakes of the syntax; the tree is what remains without them. */
  refusals: Refusal[]
}

/** As many as an editor mends in one go; after them something else is wrong. */
const mostMistakes = 25

/** Parses a body, whose nodes have the places of the file; of what cannot be parsed, all that can. */
export const parseBody = async (source: string): Promise<ParsedBody> => {
  const { parser, parserOfPlainText } = await esmPackages()
  const head = /^(?:[ \t]*\r?\n)+/.exec(source)?.[0] ?? ""
  const body = source.slice(head.length)
  const fitting = mayHoldBareLinks.test(body) ? parser : parserOfPlainText
  try {
    return { root: movedDown(fitting.parse(body), head), text: source, refusals: [] }
  } catch {
    const { root, text, refusals } = parseInPieces(parser, body)
    const lines = head.split("\n").length - 1
    return {
      root: root && movedDown(root, head),
      text: head + text,
      refusals: refusals.map((refusal) => ({ ...refusal, line: refusal.line + lines })),
    }
  }
}

/** What the links that are recognised in plain text have in common, spelt or escaped. */
const mayHoldBareLinks = /:\/\/|www\.|[@&\\]/i

/** Gives every node its place in the file, of which the parser has not seen the first lines: they take its time. */
function movedDown(root: Root, head: string): Root {
  const lines = head.split("\n").length - 1
  const move = (node: Placed) => {
    for (const point of [node.position?.start, node.position?.end]) {
      if (!point) continue
      point.line += lines
      if (point.offset !== undefined) point.offset += head.length
    }
    if (Array.isArray(node.attributes)) node.attributes.forEach(move)
    node.children?.forEach(move)
  }
  move(root)
  return root
}

type Placed = Pick<Root, "position"> & {
  /** Elements have a list of them; call-outs have another form. */
  attributes?: Placed[] | object | null
  children?: Placed[]
}

/**
 * The parser stops at the first mistake of the syntax: it is taken out and the rest is parsed again, so that one
 * mistake does not hide the others.
 */
function parseInPieces(parser: { parse: (text: string) => Root }, source: string): ParsedBody {
  const found: Refusal[] = []
  let text = source
  while (found.length < mostMistakes) {
    try {
      return { root: parser.parse(text), text, refusals: found }
    } catch (error) {
      const refusal = syntaxRefusal(error, text)
      if (!refusal) throw error
      found.push(refusal)
      const rest = without(text, refusal, String((error as { reason?: unknown }).reason ?? ""))
      if (rest === text) break
      text = rest
    }
  }
  return { root: null, text, refusals: found }
}

/** The text with spaces in the place of what was refused; every other character keeps its place. */
function without(text: string, at: { line: number; column: number }, reason: string): string {
  const start = offsetOf(text, at)
  // A closing tag that fits none: the tag it should have closed goes with it, or it would be reported as well.
  const opening = /corresponding closing tag for `<[^`]*>` \((\d+):(\d+)-(\d+):(\d+)\)/.exec(reason)
  if (opening) {
    const [line = 1, column = 1, endLine = 1, endColumn = 1] = opening.slice(1).map(Number)
    const from = offsetOf(text, { line, column })
    return blank(
      blank(text, from, offsetOf(text, { line: endLine, column: endColumn })),
      start,
      start + tagLength(text, start),
    )
  }
  const inTag =
    /["']/.test(text[start] ?? "") || /before attribute value|in attribute|after attribute/.test(reason)
  const tag = inTag ? text.lastIndexOf("<", start) : start
  const from = tag < 0 ? start : tag
  return blank(text, from, from + lengthOf(text, from))
}

/** How many characters from here belong to the mistake. */
function lengthOf(text: string, start: number): number {
  const rest = text.slice(start)
  if (rest.startsWith("<!--")) {
    const end = rest.indexOf("-->")
    return end < 0 ? 4 : end + 3
  }
  // A line of code ends its paragraph, whatever the parser took it to be.
  if (/^(?:import|export)\b/.test(rest)) return /\r?\n[ \t]*\r?\n|$/.exec(rest)?.index ?? 0
  if (rest.startsWith("<")) return tagLength(text, start)
  if (rest.startsWith("{")) {
    const end = /\}|\r?\n[ \t]*\r?\n|$/.exec(rest)
    return end?.[0] === "}" ? end.index + 1 : 1
  }
  return 1
}

const tagLength = (text: string, start: number) => /^<\/?[^<>\r\n]*>/.exec(text.slice(start))?.[0].length ?? 1

const blank = (text: string, from: number, to: number) =>
  text.slice(0, from) + text.slice(from, to).replace(/[^\r\n]/g, " ") + text.slice(to)

function offsetOf(text: string, { line, column }: { line: number; column: number }): number {
  let start = 0
  for (let index = 1; index < line; index += 1) start = text.indexOf("\n", start) + 1
  return start + column - 1
}
