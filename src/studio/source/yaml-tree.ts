import {
  type CST,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  type YAMLMap,
  type YAMLSeq,
} from "yaml"
import type { FieldPath, MapEntry, Range, ScalarStyle, ValueNode } from "./source"

/** The values of YAML with their ranges. Undefined on an error. */
export const parseYamlTree = (yaml: string): ValueNode | undefined => {
  const document = parseDocument(yaml, { keepSourceTokens: true, prettyErrors: false, logLevel: "error" })
  return document.errors.length > 0 ? undefined : treeOf(document.contents, yaml, yaml.length)
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

/** @param at where the value would be if it is empty @param before tokens before the value, with its anchor and tag */
function treeOf(node: Node | null, yaml: string, at: number, before: CST.SourceToken[] = []): ValueNode {
  const [start, end] = node?.range ?? [at, at]
  const source = yaml.slice(start, end)
  const property = before.find(({ type }) => type === "anchor" || type === "tag")
  const other: ValueNode = {
    kind: "other",
    start: property?.offset ?? start,
    end: start + withoutBlankEnd(source).length,
  }
  if (property || isAlias(node)) return other
  if (isSeq(node)) return listOf(node as YAMLSeq<Node>, yaml)
  if (isMap(node)) return mapOf(node as YAMLMap<Node, Node | null>, yaml) ?? other
  const { value, type = "" } = isScalar(node) ? node : { value: null }
  const style = styles[type] ?? "plain"
  const length = style === "|" || style === ">" ? blockLength(source) : source.length
  return { kind: "scalar", value: readScalar(value, source), style, start, end: start + length }
}

const tokensOf = ({ srcToken }: { srcToken?: unknown }) =>
  (srcToken as { items: CST.CollectionItem[] } | undefined)?.items ?? []

function listOf(list: YAMLSeq<Node>, yaml: string): ValueNode {
  const tokens = tokensOf(list)
  const [start = 0, end = 0] = list.range ?? []
  const both = list.items.map((node, index) => {
    const { start: before = [] } = tokens[index] ?? {}
    const dash = before.find(({ type }) => type === "seq-item-ind")?.offset
    const item = treeOf(node, yaml, (dash ?? start) + 1, before)
    return { item, slot: { start: dash ?? item.start, end: Math.max(item.end, (dash ?? start) + 1) } }
  })
  const slots = both.map(({ slot }) => slot)
  return { kind: "list", ...rangeOf(list, slots, end), items: both.map(({ item }) => item), slots, start }
}

/** Undefined if a key is not a string. */
function mapOf(map: YAMLMap<Node, Node | null>, yaml: string): ValueNode | undefined {
  const tokens = tokensOf(map)
  const entries: MapEntry[] = []
  for (const [index, pair] of map.items.entries()) {
    const { start = [], sep = [] } = tokens[index] ?? {}
    if (!isScalar(pair.key) || !pair.key.range || start.some(({ type }) => /key|anchor|tag/.test(type)))
      return
    const [from, to] = pair.key.range
    const colonEnd = (sep.find(({ type }) => type === "map-value-ind")?.offset ?? to - 1) + 1
    const value = treeOf(pair.value, yaml, colonEnd, sep)
    entries.push({
      key: String(pair.key.value),
      value,
      range: { start: from, end: Math.max(value.end, colonEnd) },
    })
  }
  const [start = 0, end = 0] = map.range ?? []
  const slots = entries.map(({ range }) => range)
  return { kind: "map", ...rangeOf(map, slots, end), entries, start }
}

/** A collection of lines ends with its last item, without the comments below. */
const rangeOf = ({ flow }: { flow?: boolean }, slots: Range[], end: number) => ({
  isFlow: flow === true,
  end: flow ? end : (slots.at(-1)?.end ?? end),
})

const styles: Record<string, ScalarStyle> = {
  QUOTE_DOUBLE: '"',
  QUOTE_SINGLE: "'",
  BLOCK_LITERAL: "|",
  BLOCK_FOLDED: ">",
}

/** As the content check reads it: dates are text, and so are numbers that would be written in another way. */
function readScalar(value: unknown, source: string) {
  if (typeof value === "number" && String(value) !== source) return source
  return value === null || typeof value === "number" || typeof value === "boolean" ? value : String(value)
}

/** Without the last line break; blank lines below belong to the block only if its indicator keeps them. */
const blockLength = (source: string) =>
  (/^.\d?\+/.test(source) ? source.replace(/\r?\n$/, "") : withoutBlankEnd(source)).length

const withoutBlankEnd = (source: string) => source.replace(/(?:\r?\n[ \t]*)+$/, "")
