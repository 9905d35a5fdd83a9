/** Why nothing was made, in an editor's words. */
export class Refused extends Error {
  constructor(
    message: string,
    readonly exitCode: 1 | 2 = 1,
  ) {
    super(message)
  }
}
