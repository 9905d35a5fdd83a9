import type { ContentModel } from "../model/content-model"

/** A folder with content, and the definitions of its site. */
export type Project = Pick<Io, "root" | "model">

/** Input and output of a command. Tests pass their own. */
export interface Io {
  /** The site's definitions. */
  model: ContentModel
  /** Top folder of the project. */
  root: string
  /** Write a line. */
  write: (line: string) => void
  /** Whether `write` goes to a terminal with colours. */
  inColour: boolean
  /** Environment variables. */
  env?: NodeJS.ProcessEnv
  /** Prompt the user. Undefined if stdin is not a terminal. */
  ask?: (question: string) => Promise<string>
}
