import { Lexer } from "yaml"
import type { Report } from "../diagnostic"
import { positionsIn } from "../position"
import { hiddenText, quotes, specialStart } from "../rules/quotes"

/**
 * Report words that YAML takes out of a text: "&Co board" becomes "board", and "Our #1 board" becomes "Our". Return the
 * text with them.
 */
export const repairTokens = (text: string, report: Report): string => {
  if (!suspicious.test(text)) return text
  const positionAt = positionsIn(text)
  const repaired: string[] = []
  let from = 0
  let depth = 0
  let before = ""
  for (const { token, offset, isScalar } of tokensOf(text)) {
    const end = offset + token.length
    const found = isScalar
      ? undefined
      : (swallowingMark(token, text) ?? swallowedText(token, before, depth > 0))
    if (found) {
      report(quotes, { start: positionAt(offset) }, ...found)
      repaired.push(text.slice(from, offset), asText(token, text[end]))
      from = end
    }
    if (isScalar) before = token
    else if (!/^[ \t]+$/.test(token)) before = ""
    if (!isScalar && /^[[{]$/.test(token)) depth += 1
    if (!isScalar && /^[\]}]$/.test(token)) depth -= 1
  }
  return repaired.join("") + text.slice(from)
}

/** Most texts need no lexer. */
const suspicious = /(?:^|[\s[{,])[&*!]|\S[ \t]+#/m

/** The tokens of a text; scalars are texts without quotes and blocks of text. */
function* tokensOf(text: string) {
  let offset = 0
  let isScalar = false
  for (const token of new Lexer().lex(text)) {
    if (token === scalarFollows) isScalar = true
    else if (!invisible.includes(token)) {
      yield { token, offset, isScalar }
      offset += token.length
      isScalar = false
    }
  }
}

/** Signs by which the lexer announces what follows; they are not in the text. */
const scalarFollows = "\u001F"
const invisible = ["\u0002", "\u0018"]

/** An anchor (&), an alias (*) or a tag (!); anchors with an alias are intended. */
function swallowingMark(token: string, text: string) {
  const [mark = "", name = ""] = [token[0], token.slice(1)]
  if (!/[&*!]/.test(mark)) return undefined
  const isUsed = name !== "" && mark !== "!" && text.includes((mark === "&" ? "*" : "&") + name)
  return isUsed ? undefined : specialStart(mark)
}

/** The token as part of the text; nothing before a group on the lines below. */
function asText(token: string, next = "\n") {
  if (token.startsWith("#")) return token.replace(/^#|(?<=[ \t])#|:(?=\s|$)/g, "-")
  return next === "\n" ? " ".repeat(token.length) : `_${token.slice(1)}`
}

/** What follows ` #` after a text without quotes. After a number or a word of YAML it is a comment indeed. */
function swallowedText(token: string, before: string, inBrackets: boolean) {
  const isText = before && !/\n$|^(?:true|false|null|~|[-\d.]+)$/.test(before)
  if (!isText || !token.startsWith("#")) return undefined
  return hiddenText(inBrackets ? token.replace(/[,\]}].*/, "") : token)
}
