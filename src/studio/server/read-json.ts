import type { IncomingMessage } from "node:http"
import { json } from "node:stream/consumers"
import { RequestError } from "./request-error"

/** Read the JSON of a request. Node reads no more than the length that it names. @param limit in bytes */
export const readJson = async (request: IncomingMessage, limit: number): Promise<unknown> => {
  if (!(Number(request.headers["content-length"] ?? Number.NaN) <= limit))
    throw new RequestError(413, `this has more than ${Math.floor(limit / 1024)} kB`, "Make it smaller")
  return json(request).catch(() => {
    throw new RequestError(400, "the request is not JSON", "Reload the page")
  })
}
