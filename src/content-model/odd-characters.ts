import type { Problem } from "./problem"
import { positionAt } from "./text-position"

/** Whether more than single characters can be read: not what is saved as UTF-16, or is no text at all. */
export const isText = (text: string) => !text.startsWith("\uFFFD\uFFFD") && !text.includes("\0")

/** Characters that would be published as a box or as nothing. */
export const oddCharacters = (text: string, file: string): Problem[] => {
  const problem = (at: number, message: string): Problem => ({
    file,
    ...positionAt(text, at),
    field: "",
    message,
  })
  const unread = text.search(/[\uFFFD\0]/)
  const controls = [...text.matchAll(controlCharacters)].slice(0, mostProblems)
  return [
    ...(unread < 0 ? [] : [problem(unread, unreadMessage)]),
    ...controls.map(({ 0: character, index }) => problem(index, controlMessage(character))),
  ]
}

/** The same text with a space for each control character, which YAML would stop at. */
export const withoutControls = (text: string) => text.replace(controlCharacters, " ")

export const hasControl = (text: string) => text.search(controlCharacters) >= 0

/** Whether a text shows anything: not only spaces, and characters that nobody sees. */
export const isVisible = (text: string) =>
  /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Control}\u2800]/u.test(text)

/** `U+00A0`, by which a character that nobody sees can be looked for. */
export const codeOf = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const controlCharacters = /[\x01-\x08\x0B\x0C\x0E-\x1F\x7F-\x84\x86-\x9F\uFFFE\uFFFF]/g

/** After so many something else is wrong with the file. */
const mostProblems = 25

/** Bytes that are not UTF-8 are read as U+FFFD. */
const unreadMessage =
  "a character here cannot be read. Save the file in the encoding UTF-8 and write it again"

const controlMessage = (character: string) =>
  `a control character stands here that nobody sees (${codeOf(character)}${names[character] ?? ""}). Remove it, or put a space in its place`

/** Those that word processors leave in copied text. */
const names: Record<string, string> = {
  "\u000B": ", a line break of a word processor",
  "\u000C": ", a page break of a word processor",
}
