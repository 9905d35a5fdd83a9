/** Why a command did nothing, in an editor's words. */
export class UsageError extends Error {
  constructor(
    message: string,
    readonly exitCode: 1 | 2 = 1,
  ) {
    super(message)
  }
}
