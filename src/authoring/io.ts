/** Where a command of the editors reads and writes; tests bring their own. */
export interface Io {
  /** The project's root. */
  root: string
  /** Writes a line. */
  write: (line: string) => void
  /** Whether `write` reaches a terminal that shows colours. */
  inColour: boolean
  /** Variables of the environment. */
  env?: NodeJS.ProcessEnv
  /** Asks whoever sits before the terminal; absent where nobody does. */
  ask?: (question: string) => Promise<string>
}
