import { type CST, isAlias, isMap, isScalar, isSeq, type Node, type Pair, parseDocument } from "yaml"
import type { FieldPath, MapEntry, ScalarStyle, ValueNode } from "./source"

/** Parse YAML. Undefined on an error. @param offset of the YAML in the whole text */
export const parseFields = (yaml: string, offset: number): ValueNode | undefined => {
  const document = parseDocument(yaml, { keepSourceTokens: true, prettyErrors: false, logLevel: "error" })
  if (document.errors.length > 0) return undefined
  return treeOf(document.contents, { yaml, offset }, yaml.length)
}

/** The value at a path. */
export const valueAt = (fields: ValueNode | undefined, path: FieldPath): ValueNode | undefined =>
  path.reduce<ValueNode | undefined>(childOf, fields)

const childOf = (node: ValueNode | undefined, key: string | number) => {
  if (node?.kind === "map") return node.entries.find((entry) => entry.key === key)?.value
  return node?.kind === "list" ? node.items[Number(key)] : undefined
}

/** The value of a node as data. Undefined for `other`. */
export const dataOf = (node: ValueNode | undefined): unknown => {
  if (node?.kind === "scalar") return node.value
  if (node?.kind === "list") return node.items.map(dataOf)
  if (node?.kind === "map")
    return Object.fromEntries(node.entries.map(({ key, value }) => [key, dataOf(value)]))
}

interface Context {
  yaml: string
  offset: number
}

/** @param at where the value would be if it is empty @param before tokens before the value, with its anchor and tag */
function treeOf(node: Node | null, context: Context, at: number, before: CST.SourceToken[] = []): ValueNode {
  const { yaml, offset } = context
  const range = (start: number, end: number) => ({ start: offset + start, end: offset + end })
  const [start, end] = node?.range ?? [at, at]
  const property = before.find(({ type }) => type === "anchor" || type === "tag")
  if (property || isAlias(node))
    return {
      kind: "other",
      ...range(property?.offset ?? start, start + withoutBlankEnd(yaml.slice(start, end)).length),
    }
  if (isSeq(node))
    return listOf(node.items as Node[], tokensOf(node), node.flow === true, context, [start, end])
  if (isMap(node))
    return mapOf(node.items as Pair<Node, Node | null>[], tokensOf(node), node.flow === true, context, [
      start,
      end,
    ])
  const scalar = isScalar(node) ? node : { value: null, type: undefined, source: "" }
  const style = styles[scalar.type ?? ""] ?? "plain"
  const source = yaml.slice(start, end)
  const length = style === "|" || style === ">" ? blockLength(source) : source.length
  return { kind: "scalar", value: readScalar(scalar.value, source), style, ...range(start, start + length) }
}

type Token = CST.CollectionItem

const tokensOf = ({ srcToken }: { srcToken?: unknown }) =>
  (srcToken as { items: Token[] } | undefined)?.items ?? []

function listOf(
  nodes: Node[],
  tokens: Token[],
  isFlow: boolean,
  context: Context,
  [start, end]: [number, number],
): ValueNode {
  const { offset } = context
  const dashes = nodes.map(
    (_, index) => tokens[index]?.start.find(({ type }) => type === "seq-item-ind")?.offset,
  )
  const items = nodes.map((node, index) =>
    treeOf(node, context, (dashes[index] ?? start) + 1, tokens[index]?.start),
  )
  const slots = items.map((item, index) => {
    const dash = dashes[index]
    return dash === undefined ? item : { start: dash + offset, end: Math.max(dash + offset + 1, item.end) }
  })
  const last = isFlow ? end + offset : (slots.at(-1)?.end ?? end + offset)
  return {
    kind: "list",
    isFlow,
    items,
    slots: slots.map(({ start, end }) => ({ start, end })),
    start: start + offset,
    end: last,
  }
}

function mapOf(
  pairs: Pair<Node, Node | null>[],
  tokens: Token[],
  isFlow: boolean,
  context: Context,
  [start, end]: [number, number],
): ValueNode {
  const { offset, yaml } = context
  const entries = pairs.map((pair, index): MapEntry | undefined => {
    const { start = [], sep = [] } = tokens[index] ?? {}
    if (!isScalar(pair.key) || !pair.key.range || start.some(({ type }) => /key|anchor|tag/.test(type)))
      return undefined
    const [from, to] = pair.key.range
    const colon = sep.find(({ type }) => type === "map-value-ind")?.offset ?? to - 1
    const value = treeOf(pair.value, context, colon + 1, sep)
    return {
      key: String(pair.key.value),
      value,
      range: { start: from + offset, end: Math.max(value.end, colon + 1 + offset) },
    }
  })
  const known = entries.filter((entry) => entry !== undefined)
  const last = isFlow ? end + offset : (known.at(-1)?.range.end ?? end + offset)
  if (known.length === pairs.length)
    return { kind: "map", isFlow, entries: known, start: start + offset, end: last }
  return {
    kind: "other",
    start: start + offset,
    end: start + offset + withoutBlankEnd(yaml.slice(start, end)).length,
  }
}

const styles: Record<string, ScalarStyle> = {
  QUOTE_DOUBLE: '"',
  QUOTE_SINGLE: "'",
  BLOCK_LITERAL: "|",
  BLOCK_FOLDED: ">",
}

/** As the content check reads it: no dates, and no numbers that are spelt in another way. */
function readScalar(value: unknown, source: string) {
  if (typeof value === "number" && String(value) !== source) return source
  return value === null || typeof value === "number" || typeof value === "boolean" ? value : String(value)
}

/** Without the last line break; blank lines below belong to the block only if its sign keeps them. */
const blockLength = (source: string) =>
  (/^.\d?\+/.test(source) ? source.replace(/\r?\n$/, "") : withoutBlankEnd(source)).length

const withoutBlankEnd = (source: string) => source.replace(/(?:\r?\n[ \t]*)+$/, "")
