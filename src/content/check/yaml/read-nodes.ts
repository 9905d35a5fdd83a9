import { type Document, isAlias, isMap, isScalar, isSeq, type Node, type YAMLMap } from "yaml"
import type { Problem, Rule } from "../rule"
import { nameOfSpace } from "../rules/control-character"
import { duplicate, writtenTwice } from "../rules/duplicate"
import { complexKey, fieldSyntax, mergeKey, notAField } from "../rules/field-syntax"
import { deleteSpace, invisibleSpace } from "../rules/invisible-space"
import { hiddenText, quotes, specialStart } from "../rules/quotes"
import { plainValue } from "./plain-value"
import { limits } from "./yaml-limits"

type ReportAt = (rule: Rule, index: number, problem: Problem) => void

/** The values of a document. Report words that YAML takes out of a text, and what is read in another way than it was meant. */
export const readNodes = ({ contents }: Document, text: string, report: ReportAt): unknown => {
  const anchored = new Map<string, unknown>()

  const read = (node: Node | null, depth: number): unknown => {
    if (isAlias(node)) {
      if (!anchored.has(node.source)) report(quotes, startOf(node), specialStart("*"))
      return anchored.get(node.source) ?? null
    }
    if (node) {
      reportSpecialSpace(node)
      reportLostWords(node)
    }
    const value = isMap(node) ? {} : isSeq(node) ? [] : readScalar(node)
    if (node?.anchor) anchored.set(node.anchor, value)
    // What is deeper is reported, and not used.
    if (depth > limits.depth) return value
    if (isMap(node)) readPairs(node, value as object, depth)
    if (isSeq(node)) for (const item of node.items as Node[]) (value as unknown[]).push(read(item, depth + 1))
    return value
  }

  const readPairs = ({ items }: YAMLMap, fields: object, depth: number) => {
    for (const { key, value } of items as { key: Node | null; value: Node | null }[]) {
      const name = isScalar(key) && plainText(key) !== "" ? String(key.value).trim() : undefined
      const start = startOf(key)
      if (name === undefined) report(fieldSyntax, start, isScalar(key) ? notAField : complexKey)
      else if (Object.hasOwn(fields, name)) report(duplicate, start, writtenTwice(name))
      else {
        read(key, depth)
        if (name === "<<") report(fieldSyntax, start, mergeKey)
        // Not an assignment: a field can be called __proto__.
        Object.defineProperty(fields, name, { value: read(value, depth + 1), enumerable: true })
      }
    }
  }

  /** A special space before or after a text, or behind a dash. */
  const reportSpecialSpace = (node: Node) => {
    const [before] = /^-?(?=[^\S ])|.*(?=[^\S ]$)/.exec(plainText(node) ?? "") ?? []
    if (before === undefined) return
    const at = startOf(node) + before.length
    report(invisibleSpace, at, [`this is ${nameOfSpace(text[at] ?? "")}`, deleteSpace])
  }

  /** `&Co board` and `!Co board` become "board", and `Our #1 board` becomes "Our". */
  const reportLostWords = (node: Node) => {
    const [start = 0, end = 0] = node.range ?? []
    if (node.tag) report(quotes, text.lastIndexOf("!", start), specialStart("!"))
    if (node.anchor && !text.includes(`*${node.anchor}`))
      report(quotes, text.lastIndexOf("&", start), specialStart("&"))
    const plain = plainText(node)
    const [gap = "", comment] = /^[ \t]*(?=(#.*))/.exec(text.slice(end)) ?? []
    if (comment && plain !== undefined && isText(plain, comment))
      report(quotes, end + gap.length, hiddenText(comment))
  }

  return contents ? read(contents, 0) : undefined
}

const startOf = (node: Node | null) => node?.range?.[0] ?? 0

const readScalar = (node: Node | null) => {
  const plain = plainText(node)
  return plain === undefined && isScalar(node) ? node.value : plainValue(plain?.trim() ?? "")
}

/** Whether a comment was meant as text: it hides words of a text, or all of it. After a number or a day it is a comment. */
const isText = (plain: string, comment: string) =>
  plain === "" ? /^#\S/.test(comment) : typeof plainValue(plain) === "string" && !/^[-\d.]+$/.test(plain)

/** A text without quotes. */
const plainText = (node: unknown) =>
  isScalar(node) && node.type === "PLAIN" ? String(node.value) : undefined
