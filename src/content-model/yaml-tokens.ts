import { Lexer } from "yaml"
import { positionAt } from "./text-position"
import { badStart, type Mended, type YamlMistake } from "./yaml-mistakes"

/**
 * Finds words that YAML takes for something else than text, and so out of the text: "&Co board" becomes "board", and
 * "Our #1 board" becomes "Our".
 */
export const mendTokens = (text: string): Mended => {
  const mistakes: YamlMistake[] = []
  if (!suspicious.test(text)) return { mistakes, text }
  let mended = text
  let depth = 0
  let before = ""
  for (const { token, offset, isScalar } of tokensOf(text)) {
    const end = offset + token.length
    const message = isScalar
      ? undefined
      : (swallowingMark(token, text) ?? swallowedText(token, before, depth > 0))
    if (message) {
      mistakes.push({ ...positionAt(text, offset), message })
      mended = mended.slice(0, offset) + asText(token, text[end]) + mended.slice(end)
    }
    if (isScalar) before = token
    else if (!/^[ \t]+$/.test(token)) before = ""
    if (!isScalar && /^[[{]$/.test(token)) depth += 1
    if (!isScalar && /^[\]}]$/.test(token)) depth -= 1
  }
  return { mistakes, text: mended }
}

/** Most texts need no second look. */
const suspicious = /(?:^|[\s[{,])[&*!]|[ \t]#[^\s#]/m

/** The text in pieces, and whether a piece is a text without quotes or a block of one. */
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

/** Signs by which the lexer says what follows; they stand for no character of the text. */
const scalarFollows = "\u001F"
const invisible = ["\u0002", "\u0018"]

/** A name for a value (&) or of one (*), or a type (!); names that are given and used are meant. */
function swallowingMark(token: string, text: string) {
  const [mark = "", name = ""] = [token[0], token.slice(1)]
  if (!/[&*!]/.test(mark)) return undefined
  const isUsed = name !== "" && mark !== "!" && text.includes((mark === "&" ? "*" : "&") + name)
  return isUsed ? undefined : badStart(mark)
}

/** The same as a part of the text; before a group that stands on the lines below, nothing. */
function asText(token: string, next = "\n") {
  if (token.startsWith("#")) return token.replace(/^#|:(?=\s|$)/g, "_")
  return next === "\n" ? " ".repeat(token.length) : `_${token.slice(1)}`
}

/** What follows ` #` after a text without quotes. After a number or a word of YAML it is a note indeed. */
function swallowedText(token: string, before: string, inBrackets: boolean) {
  if (!/^#[^\s#]/.test(token) || !before || /^(?:true|false|[-\d.]+)$/.test(before)) return undefined
  const comment = inBrackets ? token.replace(/[,\]}].*/, "") : token
  return `"${comment}" is read as a comment and does not show. Put the whole text in quotes`
}
