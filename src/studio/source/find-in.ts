import { fieldName, positionsIn } from "../../content/browser"
import { type ExcerptPart, excerptOf } from "../../util/excerpt"
import { foldedText } from "../../util/slugify"
import {
  allBlocks,
  type FieldPath,
  parseSource,
  type Range,
  type SourceKind,
  type ValueNode,
} from "./parse-source"

/** What is found in a text: words, or the name of a data entry or a section. */
export interface Finding extends Place {
  line: number
  column: number
  /** Characters to select. */
  length: number
  words: readonly ExcerptPart[]
  /** The words are in another order, or others are between them. */
  isLoose: boolean
}

interface Place {
  kind: "entry" | "section" | "text"
  /** The field, as problems name it; "" in the body. */
  field: string
}

interface Searched {
  text: string
  kind: SourceKind
  title: string
}

/**
 * Find words in the fields and the body of a text, whatever its capitals, accents and Markdown.
 * @param labels of sections, by the names of their elements
 */
export const findIn = (
  { text, kind, title }: Searched,
  query: string,
  labels: ReadonlyMap<string, string>,
): Finding[] => {
  const wanted = wordsIn(query).flatMap(({ letters }) => letters || [])
  const isIn = (searched: string) => (word: string) => searched.includes(word)
  const written = [...labels].filter(([name]) => text.includes(`<${name}`))
  const named = new Map(written.filter(([, label]) => wanted.some(isIn(lettersOf(label)))))
  const isPossible = named.size > 0 || wanted.every(isIn(lettersOf(text)))
  if (wanted.join("").length < 2 || !isPossible) return []

  const { fields, yaml, blocks } = parseSource(text, kind)
  const positionOf = positionsIn(text)
  const inner = allBlocks(text, blocks)
  const sections = inner.flatMap((block): Finding[] => {
    const label = block.kind === "element" ? named.get(block.name) : undefined
    const [match] = label ? matchesIn(`${label}: ${title}`, wanted) : []
    const place = { kind: "section", field: "", length: 0 } as const
    return match ? [{ ...match, ...place, ...positionOf(block.start) }] : []
  })
  // Fields that cannot be parsed are text.
  const inFields = fields ? valuesIn(fields, [], kind) : yaml ? [{ ...yaml, ...inBody }] : []
  const inBlocks = inner.flatMap((block) => {
    if (block.kind === "text") return { ...block, ...inBody }
    return Object.entries(block.props).flatMap(([name, { value, range }]) => {
      const start = text.indexOf("=", range.start) + 1
      const place = { ...inBody, field: `<${block.name} ${name}>` }
      return typeof value === "string" ? { ...place, start, end: range.end } : []
    })
  })
  const found = [...inFields, ...inBlocks].flatMap(({ kind, field, ...range }) =>
    passagesIn(text, range)
      .flatMap((passage) => matchesIn(text, wanted, passage))
      .map(({ start, end, ...match }) => {
        const { line, column } = positionOf(start)
        return { ...match, kind, field, line, column, length: end - start }
      }),
  )
  return [...sections, ...found]
}

const inBody: Place = { kind: "text", field: "" }

/** The values of a YAML tree. */
function valuesIn(node: ValueNode, path: FieldPath, kind: SourceKind): (Place & Range)[] {
  if (node.kind === "list") return node.items.flatMap((item, index) => valuesIn(item, [...path, index], kind))
  if (node.kind === "map")
    return node.entries.flatMap(({ key, value }) => valuesIn(value, [...path, key], kind))
  const quote = node.kind === "scalar" && /["']/.test(node.style) ? 1 : 0
  const isName = kind === "data" && path.length === 2 && /^(?:id|name|title)$/.test(String(path[1]))
  const place = { kind: isName ? "entry" : "text", field: fieldName(path) } as const
  return [{ ...place, start: node.start + quote, end: node.end - quote }]
}

/** Paragraphs, entries of lists, headings and rows of tables. */
function passagesIn(text: string, { start, end }: Range): Range[] {
  const breaks = [...text.slice(start, end).matchAll(passageBreak)]
  const starts = [start, ...breaks.map(({ 0: found, index }) => start + index + found.length)]
  return starts.map((from, at) => ({ start: from, end: start + (breaks[at]?.index ?? end - start) }))
}

const passageBreak = /\n[ \t]*\r?\n|\n(?=[ \t]*(?:[-*+]\s|#|\||\d+[.)]\s))/g

interface Match extends Range, Pick<Finding, "words" | "isLoose"> {}

/** Where words follow each other; or else the place with all of them. */
function matchesIn(text: string, wanted: readonly string[], range?: Range): Match[] {
  const letters = lettersOf(range ? text.slice(range.start, range.end) : text)
  if (!wanted.every((word) => letters.includes(word))) return []
  const shown = wordsIn(text, range)
  const words = shown.filter(({ letters }) => letters)
  const joined = wanted.join("")
  const isAt = (at: number) => wanted.every((word, index) => words[at + index]?.letters.includes(word))
  const exact = words.flatMap((word, at) => {
    // Also words with hyphens.
    if (word.letters.includes(joined)) return [[word]]
    return isAt(at) ? [words.slice(at, at + wanted.length)] : []
  })
  const single = words.filter(({ letters }) => wanted.some((word) => letters.includes(word)))
  const hasAll = wanted.every((word) => single.some(({ letters }) => letters.includes(word)))
  const isLoose = exact.length === 0
  const found = isLoose && hasAll ? [single] : exact
  const content = shown.map(({ text: word }) => word).join(" ")
  return found.map((match) => ({
    start: match[0]?.start ?? 0,
    end: (isLoose ? match[0] : match.at(-1))?.end ?? 0,
    words: excerptOf(
      content,
      match.map((word) => shown.indexOf(word)),
    ),
    isLoose,
  }))
}

/** The words of a text as they are read, with where their letters are. */
const wordsIn = (text: string, { start, end } = { start: 0, end: text.length }) =>
  [...text.slice(start, end).matchAll(/\S+/g)].flatMap(({ 0: written, index }) => {
    // Without the address of a link.
    const [name = ""] = written.split("](")
    const from = start + index + Math.max(name.search(letter), 0)
    const shown = written.replace(marks, "")
    const word = {
      text: shown,
      letters: lettersOf(name),
      start: from,
      end: from + name.replace(outside, "").length,
    }
    return shown ? [word] : []
  })

const letter = /[\p{L}\p{N}]/u
const outside = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu
/** Of Markdown, also the address of a link and the start of a call-out. A single hyphen starts an entry of a list. */
const marks = /\]\([^)\s]*\)?|:{3,}\w*|[*_`[\]|#>~]|^[-+]$/g

const lettersOf = (text: string) => foldedText(text).replace(/[^\p{L}\p{N}]/gu, "")
