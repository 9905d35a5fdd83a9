/** A mistake in a content file, told so that an editor can mend it. */
export interface Problem {
  /** Path from the project's root, e.g. content/case-studies/nimble/index.mdx. */
  file: string
  /** Both from 1. */
  line: number
  column: number
  /** Field or element, e.g. hero.title.color or <Results>; "" for the file as a whole. */
  field: string
  /** What is wrong, then what to write instead. Sentences, the last without a full stop. */
  message: string
}

/** `file:line:column  field: message.` as editors, terminals and tools read it. */
export const formatProblem = ({ file, line, column, field, message }: Problem) =>
  `${file}:${line}:${column}  ${field ? `${field}: ` : ""}${message}${/[.?!]$/.test(message) ? "" : "."}`

/** Orders by file, then by position. */
export const byPosition = (a: Problem, b: Problem) =>
  a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column
