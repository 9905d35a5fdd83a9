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
  /** A warning is worth a look and stops nothing; without it the problem is a mistake and stops the build. */
  severity?: "warning"
}

/** `file:line:column  field: message.` as editors, terminals and tools read it. */
export const formatProblem = (problem: Problem) =>
  `${placeOf(problem)}  ${problem.severity ? `${problem.severity}: ` : ""}${problem.field ? `${problem.field}: ` : ""}${sentence(problem)}`

/** `file:line:column`. */
export const placeOf = ({ file, line, column }: Problem) => `${file}:${line}:${column}`

/** The message with its full stop. */
export const sentence = ({ message }: Problem) => `${message}${/[.?!]$/.test(message) ? "" : "."}`

/** Whether it stops the build. */
export const isMistake = ({ severity }: Problem) => severity !== "warning"

/** A problem of a file as a whole. */
export const fileProblem = (file: string, message: string): Problem => ({
  file,
  line: 1,
  column: 1,
  field: "",
  message,
})

/** Orders by file, then by position. */
export const byPosition = (a: Problem, b: Problem) =>
  a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column
