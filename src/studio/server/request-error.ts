/** A request that is not answered: its status, what is wrong, and what to do. */
export class RequestError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly fix: string,
  ) {
    super(message)
  }
}
