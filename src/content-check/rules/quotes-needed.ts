import { defineRule } from "../rule"

/** Texts that YAML reads as something else. */
export const quotesNeeded = defineRule({
  id: "quotes-needed",
  title: "A text needs quotes",
  about:
    "Fields are written in YAML, which gives a meaning to some signs and numbers: a colon ends a name, # starts a comment, 12:30 is the number 750.",
  examples: {
    in: "fields",
    wrong: ["country: The west: coast", "country: @Portugal", "country: Our # 1", "feedback[0].value: 12:30"],
    right: ['country: "Our #1"', "date: 2026-05-14 # a note", 'feedback[0].value: "12:30"'],
  },
})

/** `desc: Nimble: a board`. @param quoted the text with its quotes, if it is known */
export const colonInText = (quoted?: string) => ({
  message: "a text with a colon and a space needs quotes",
  fix: quoted ? `Write ${quoted}` : 'Put quotes around it, e.g. title: "Fooq: food first"',
})

/** A sign that YAML does not read as part of the text. */
export const specialStart = (sign: string) => ({
  message: `a text cannot start with "${sign}"`,
  fix: "Put quotes around the text",
})

/** `Our #1 board`, `#1C1650`. */
export const hiddenText = (comment: string) => ({
  message: `"${comment}" is read as a comment and not shown`,
  fix: /^#\s/.test(comment)
    ? "Put the whole text in quotes, or write a note on a line of its own"
    : "Put the whole text in quotes",
})

/** `background: #1C1650` leaves the field empty. @param line of the field */
export const hiddenValue = (line: string) => {
  const [, comment] = /:\s+(#\S+)/.exec(line) ?? []
  return (
    comment && {
      message: "is empty: a # after a space starts a comment",
      fix: `Put it in quotes: "${comment}"`,
    }
  )
}
