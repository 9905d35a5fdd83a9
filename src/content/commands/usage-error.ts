/** Wrong use of a command, with a message for editors. */
export class UsageError extends Error {
  constructor(
    message: string,
    readonly exitCode: 1 | 2 = 1,
  ) {
    super(message)
  }
}
