import { type Document, isAlias, isMap, isScalar, isSeq, type Node, type YAMLMap, type YAMLSeq } from "yaml"
import type { Problem, Rule } from "../rule"
import { curlyQuotes, curlyQuotesProblem } from "../rules/curly-quotes"
import { duplicate, writtenTwice } from "../rules/duplicate"
import { complexKey, fieldSyntax, mergeKey, notAField } from "../rules/field-syntax"
import { listComma, listCommaProblem } from "../rules/list-comma"
import { quotes, specialStart } from "../rules/quotes"
import { plainValue } from "./plain-value"
import { limits } from "./yaml-limits"

type ReportAt = (rule: Rule, node: Node | null, ...problem: Problem) => void

/** The values of a document. Report what YAML can read, but reads in another way than it was meant. */
export const readNodes = ({ contents }: Document, report: ReportAt): unknown => {
  const anchored = new Map<string, unknown>()

  const read = (node: Node | null, depth: number): unknown => {
    if (isAlias(node)) {
      if (!anchored.has(node.source)) report(quotes, node, ...specialStart("*"))
      return anchored.get(node.source)
    }
    const value = isMap(node) ? {} : isSeq(node) ? [] : readScalar(node)
    if (node?.anchor) anchored.set(node.anchor, value)
    // What is deeper is reported, and not used.
    if (depth > limits.depth) return value
    if (isMap(node)) readPairs(node, value as object, depth)
    if (isSeq(node)) readItems(node, value as unknown[], depth)
    return value
  }

  const readScalar = (node: Node | null) => {
    const plain = plainText(node)
    const inQuotes = plain && curlyQuotesProblem(plain)
    if (inQuotes) report(curlyQuotes, node, ...inQuotes)
    return plain === undefined && isScalar(node) ? node.value : plainValue(plain ?? "")
  }

  const readItems = ({ items, flow }: YAMLSeq, values: unknown[], depth: number) => {
    let before: string | undefined
    for (const item of items as Node[]) {
      const plain = flow ? plainText(item) : undefined
      const divided = before && plain && !curlyQuotesProblem(before) && listCommaProblem(before, plain)
      if (divided) report(listComma, item, ...divided)
      before = plain
      values.push(read(item, depth + 1))
    }
  }

  const readPairs = ({ items }: YAMLMap, fields: object, depth: number) => {
    for (const { key, value } of items as { key: Node | null; value: Node | null }[]) {
      const name = isScalar(key) && plainText(key) !== "" ? String(key.value) : undefined
      if (name === undefined) report(fieldSyntax, key, ...(isScalar(key) ? notAField : complexKey))
      else if (Object.hasOwn(fields, name)) report(duplicate, key, ...writtenTwice(name))
      else {
        read(key, depth)
        if (name === "<<") report(fieldSyntax, key, ...mergeKey)
        // Not an assignment: a field can be called __proto__.
        Object.defineProperty(fields, name, { value: read(value, depth + 1), enumerable: true })
      }
    }
  }

  return contents ? read(contents, 0) : undefined
}

/** A text without quotes. */
const plainText = (node: unknown) =>
  isScalar(node) && node.type === "PLAIN" ? String(node.value) : undefined
