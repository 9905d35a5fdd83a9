import { isScalar, isSeq, type Node, parseDocument, visit } from "yaml"
import type { Report } from "../diagnostic"
import { positionsIn } from "../position"
import { curlyQuotes, curlyQuotesProblem } from "../rules/curly-quotes"
import { complexKey, fieldSyntax, mergeKey, notAField } from "../rules/field-syntax"
import { listComma, listCommaProblem } from "../rules/list-comma"

/** Report what YAML can read, but reads in another way than it was meant. Return whether the values can be used. */
export const checkNodes = (text: string, report: Report): boolean => {
  if (!suspicious.test(text)) return true
  const document = parseDocument(text, { logLevel: "silent", uniqueKeys: false, prettyErrors: false })
  const positionAt = positionsIn(text)
  const placeAt = (offset: number) => ({ start: positionAt(offset) })
  const placeOf = (node: unknown) => placeAt((node as Node | null)?.range?.[0] ?? 0)
  // js-yaml reads signs after a quotation mark or bracket as a field without a name.
  const [error] = document.errors
  if (error) report(fieldSyntax, placeAt(error.pos[0]), ...notAField)
  let isUsable = !error

  visit(document, {
    Pair(_, { key }) {
      if (isScalar(key) && key.value === "<<") report(fieldSyntax, placeOf(key), ...mergeKey)
      if (isScalar(key) && key.value !== null) return undefined
      report(fieldSyntax, placeOf(key), ...complexKey)
      isUsable = false
      return visit.SKIP
    },
    Scalar(key, node, parents) {
      const written = plainText(node)
      if (!written) return
      const inQuotes = curlyQuotesProblem(written)
      if (inQuotes) report(curlyQuotes, placeOf(node), ...inQuotes)
      const list = parents.at(-1)
      if (typeof key !== "number" || !isSeq(list) || !list.flow) return
      const before = plainText(list.items[key - 1])
      if (!before || curlyQuotesProblem(before)) return
      const divided = listCommaProblem(before, written)
      if (divided) report(listComma, placeOf(node), ...divided)
    },
  })
  return isUsable
}

/** Most texts need no second parser. */
const suspicious =
  /<<["']?\s*:|[“”„«»‘’‚]|\[[^\]]*,(?:\s+\p{Ll}|\d{3})|^[ \t]*(?:- +)*\?(?=\s|$)|[[{,]\s*\?\s|[\]}]\s*:|["'\]}][?&]/mu

/** A text without quotes. */
const plainText = (node: unknown) =>
  isScalar(node) && node.type === "PLAIN" && typeof node.source === "string" ? node.source : undefined
