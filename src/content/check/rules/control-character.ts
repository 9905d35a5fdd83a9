import { controlCharacters } from "../../model/visible-text"
import type { Report } from "../diagnostic"
import { positionAt } from "../position"
import { withUsualLineEndings } from "../read-text"
import { defineRule } from "../rule"
import { unreadableFile } from "./unreadable-file"

/** Characters that are published as a box or as nothing. */
export const controlCharacter = defineRule({
  id: "control-character",
  about:
    "Fields have visible text only. Invisible characters get in with text that is copied from other programs.",
  examples: {
    in: "fields",
    wrong: ["country: Port\u000Bugal", "country: Port\u00ADugal", 'country: "\\u200b"'],
    right: ["country: 👩‍💻 Portugal"],
  },
})

/** After as many, something else is wrong with the file. */
const maximum = 25

/** Report characters that cannot be shown, and replace them by spaces. Return undefined if the file is not a text. */
export const readableText = (file: string, report: Report): string | undefined => {
  const source = file.replace(/^\uFEFF+/, "")
  if (source.length < file.length - 1) {
    const fix = "Save the file as UTF-8 without a byte-order mark"
    report(controlCharacter, {}, "there are two byte-order marks at the start of this file", fix)
  }
  const text = withUsualLineEndings(source)
  const unread = text.search(/[\uFFFD\0]/)
  if (unread >= 0) {
    const fix = "Save the file as UTF-8 and type the character again"
    report(unreadableFile, { start: positionAt(text, unread) }, "a character here cannot be read", fix)
  }
  // UTF-16, or no text at all.
  if (text.startsWith("\uFFFD\uFFFD") || text.includes("\0")) return undefined
  const oldEnd = source.search(/\r(?!\n)/)
  if (oldEnd >= 0) {
    const message = "this file has old line endings (CR)"
    report(unreadableFile, { start: positionAt(text, oldEnd) }, message, "Save it with LF line endings")
  }
  const conflict = /^<{7} .*\r?\n(?:(?!>{7} ).*\r?\n)*?={7}\r?\n(?:.*\r?\n)*?>{7} /m.exec(text)
  if (conflict && !isInFence(text, conflict.index)) {
    const message = "there are two versions of these lines (a merge conflict)"
    const fix = "Keep one, and remove the other and the lines <<<<<<<, ======= and >>>>>>>"
    report(unreadableFile, { start: positionAt(text, conflict.index) }, message, fix)
    return undefined
  }
  if (text.search(controlCharacters) < 0) return text
  for (const { 0: character, index } of [...text.matchAll(controlCharacters)].slice(0, maximum)) {
    const name = names[character] ?? (/\p{Co}/u.test(character) ? ", a character of a special font" : "")
    const message = `this is an invisible character (${codeOf(character)}${name})`
    const place = { start: positionAt(text, index), end: positionAt(text, index + character.length) }
    const fix = "Delete it, and type a space if one is needed"
    report(controlCharacter, place, message, fix, "\u000B\u000C".includes(character) ? " " : "")
  }
  return text.replace(controlCharacters, " ")
}

const isInFence = (text: string, index: number) =>
  (text.slice(0, index).match(/^ {0,3}(?:`{3}|~{3})/gm)?.length ?? 0) % 2 === 1

/** `U+00A0`, to search for a character that is invisible. */
export const codeOf = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`

/** A space or an invisible character in a message: `a no-break space (U+00A0)`. */
export const nameOfSpace = (character: string) => {
  const other = /\p{Z}/u.test(character) ? "a special space" : "an invisible character"
  return `${names[character]?.slice(2) ?? other} (${codeOf(character)})`
}

/** Those that word processors and web pages leave in copied text. */
const names: Record<string, string> = {
  "\u000B": ", a line break of a word processor",
  "\u000C": ", a page break of a word processor",
  "\u00A0": ", a no-break space",
  "\u00AD": ", a soft hyphen",
  "\u2028": ", a line break of another program",
  "\u200B": ", a zero-width space",
  "\u202F": ", a narrow no-break space",
  "\u202E": ", a change of direction",
  "\uFEFF": ", a byte-order mark inside the text",
}
