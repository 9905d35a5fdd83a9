import { inlineYaml, listItem, yamlLines } from "../../content/browser"
import { lineBreakOf, match } from "./lines"
import { parseSource } from "./parse-source"
import { EditError, replaceRange } from "./replace-range"
import { replaceValue } from "./replace-value"
import { insertSlot, type ListOrMap, moveSlot, removeSlot, type Slots, slotsOf } from "./slots"
import type { FieldPath, MapEntry, SourceKind, ValueNode } from "./source"
import { valueAt } from "./yaml-tree"

/**
 * Set a field. Only the characters of its value change; quotes and line breaks stay where they can.
 * A missing field is added with all fields above it.
 * @param order names of the fields next to it, to find the place of a new one; without it, the last
 * @throws EditError if the YAML cannot be parsed, or the path leads into a value that has no fields
 */
export const setField = (
  text: string,
  kind: SourceKind,
  path: FieldPath,
  value: unknown,
  order: readonly string[] = [],
): string => {
  if (value === undefined) return removeField(text, kind, path)
  const fields = fieldsOf(text, kind)
  const data = withoutUndefined(value)
  let depth = path.length
  while (!valueAt(fields, path.slice(0, depth))) depth -= 1
  const node = valueAt(fields, path.slice(0, depth)) as ValueNode
  const parent = parentOf(fields, path.slice(0, depth))
  const [key, ...below] = path.slice(depth)
  if (key === undefined) return replaceValue(text, node, parent, data)
  const added = below.reduceRight(within, data)
  if (isEmpty(node)) return replaceValue(text, node, parent, within(added, key))
  if (node.kind === "map" && typeof key === "string")
    return insert(text, node, indexOf(key, node.entries, order), added, key)
  if (node.kind === "list" && key === node.items.length) return insert(text, node, key, added)
  throw new EditError(`There is no place for ${path.join(".")}.`)
}

/** Remove a field or an item with its lines and the comment directly above it. A missing one is not an error. */
export const removeField = (text: string, kind: SourceKind, path: FieldPath): string => {
  const fields = fieldsOf(text, kind)
  const parent = valueAt(fields, path.slice(0, -1))
  const key = path.at(-1)
  if (parent?.kind !== "list" && parent?.kind !== "map") return text
  const isList = parent.kind === "list"
  const index = isList ? Number(key) : parent.entries.findIndex((entry) => entry.key === key)
  const slots = slotsOf(text, parent)
  if (!slots.ranges[index]) return text
  if (slots.ranges.length > 1) return removeSlot(text, slots, index)
  return replaceValue(text, parent, parentOf(fields, path.slice(0, -1)), isList ? [] : {})
}

/** Move an item of a list. @param path of the list @param to the index that the item has afterwards */
export const moveItem = (
  text: string,
  kind: SourceKind,
  path: FieldPath,
  from: number,
  to: number,
): string => {
  const list = valueAt(fieldsOf(text, kind), path)
  if (list?.kind !== "list" || !list.items[from]) throw new EditError("There is no such item.")
  return moveSlot(text, slotsOf(text, list), from, Math.min(Math.max(to, 0), list.items.length - 1))
}

function fieldsOf(text: string, kind: SourceKind) {
  const fields = parseSource(text, kind).fields
  if (!fields) throw new EditError("The fields cannot be read. Fix the text first.")
  return fields
}

/** What the value at a path is in; undefined for all fields. */
const parentOf = (fields: ValueNode, path: FieldPath) =>
  path.length > 0 ? valueAt(fields, path.slice(0, -1)) : undefined

/** A value without the fields that are undefined. */
const withoutUndefined = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

const isEmpty = (node: ValueNode) =>
  (node.kind === "scalar" && node.value === null) ||
  (node.kind === "list" && node.items.length === 0) ||
  (node.kind === "map" && node.entries.length === 0)

const within = (value: unknown, key: string | number): unknown =>
  typeof key === "number" ? [value] : { [key]: value }

/** @param key of a field; an item of a list has none */
function insert(text: string, parent: ListOrMap, index: number, value: unknown, key?: string) {
  const slots = slotsOf(text, parent)
  const { isFlow, indent } = slots
  const name = key === undefined ? undefined : inlineYaml(key, true)
  const inline = inlineYaml(value, true)
  if (isFlow) return insertSlot(text, slots, index, name === undefined ? inline : `${name}: ${inline}`)
  const lines = name === undefined ? listItem(value, indent) : yamlLines(name, value, indent)
  const others = withoutOptional(text, slots, parent, key)
  return insertSlot(others, slots, index, lines.join(lineBreakOf(text)).slice(indent.length))
}

/** Without a name in the comment below the fields of a new document, which names those that can be added. */
function withoutOptional(text: string, { indent }: Slots, { end }: ListOrMap, added: string | undefined) {
  const comment = new RegExp(`\\r?\\n${indent}# Optional: (.*)`)
  const [below = ""] = match(/.*(?:\r?\n *#.*)*/y, text, end) ?? []
  const changed = below.replace(comment, (line, names: string) => {
    const left = names.split(", ").filter((name) => name !== added)
    return left.length > 0 ? line.replace(names, left.join(", ")) : ""
  })
  return replaceRange(text, { start: end, end: end + below.length }, changed)
}

/** The index of a new field: after the last of those before it, or before the first of those after it. */
function indexOf(key: string, present: readonly MapEntry[], order: readonly string[]) {
  const place = order.indexOf(key)
  const places = present.map((entry) => order.indexOf(entry.key))
  const before = places.findLastIndex((other) => other >= 0 && other < place)
  const after = place < 0 ? -1 : places.findIndex((other) => other > place)
  return before < 0 && after >= 0 ? after : before >= 0 ? before + 1 : present.length
}
