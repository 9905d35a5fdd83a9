import type { IncomingMessage } from "node:http"
import { RequestError } from "./request-error"

/** Read the JSON of a request. @param limit in bytes */
export const readJson = async (request: IncomingMessage, limit: number): Promise<unknown> => {
  const tooLarge = new RequestError(
    413,
    `this has more than ${Math.floor(limit / 1024)} kB`,
    "Make it smaller",
  )
  if (Number(request.headers["content-length"] ?? 0) > limit) throw tooLarge
  const chunks: Buffer[] = []
  let length = 0
  // The connection has to stay open for the answer.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    length += chunk.length
    if (length > limit) throw tooLarge
    chunks.push(chunk)
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString("utf8"))
  } catch {
    throw new RequestError(400, "the request is not JSON", "Reload the page")
  }
}
