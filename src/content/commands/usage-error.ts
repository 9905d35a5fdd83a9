import { inTerminal, type Text } from "../model/wording"

/** Wrong use of a command, with a message for editors. */
export class UsageError extends Error {
  constructor(
    readonly text: Text,
    readonly exitCode: 1 | 2 = 1,
  ) {
    super(inTerminal(text))
  }
}
