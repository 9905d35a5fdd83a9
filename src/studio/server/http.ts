/** Requests and responses of the studio's server. */
import type { IncomingMessage, ServerResponse } from "node:http"
import { json } from "node:stream/consumers"
import { ZodError } from "zod"
import { inStudio } from "../../content"
import { UsageError } from "../../content/commands"
import { systemProblem } from "../../util/system-problem"
import type { ApiError } from "../api"

/** An error to respond with: its status, what is wrong, and what to do. */
export class RequestError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly fix: string,
  ) {
    super(message)
  }
}

/** Read the JSON of a request. Node reads at most as many bytes as `content-length` names. @param limit in bytes */
export const readJson = async (request: IncomingMessage, limit: number): Promise<unknown> => {
  // Not a number without the header.
  const length = Number(request.headers["content-length"])
  if (!(length <= limit))
    throw new RequestError(413, `this is larger than ${Math.floor(limit / 1024)} kB`, "Make it smaller")
  return json(request).catch(() => {
    throw new RequestError(400, "the request is not JSON", "Reload the page")
  })
}

type Content = string | Uint8Array

export const send = (response: ServerResponse, status: number, type: string, content: Content) => {
  response.writeHead(status, { "content-type": type })
  response.end(content)
}

export const sendJson = (response: ServerResponse, value: unknown, status = 200) =>
  send(response, status, "application/json; charset=utf-8", JSON.stringify(value))

/** @param content undefined if there is no such file */
export const sendFile = (response: ServerResponse, name: string, content: Uint8Array | undefined) => {
  const type = types[name.slice(name.lastIndexOf("."))]
  if (content && type) return send(response, 200, type, content)
  throw new RequestError(404, `there is no ${name}`, "Reload the page")
}

const types: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".woff2": "font/woff2",
}

/** Send an error as JSON. Unexpected errors have status 500. */
export const sendError = (request: IncomingMessage, response: ServerResponse, error: Error) => {
  const { status, message, fix } = explained(error)
  // The rest of a body that is not read must not be taken for the next request.
  if (!request.complete) response.setHeader("connection", "close")
  sendJson(response, { message, fix } satisfies ApiError, status)
}

function explained(error: Error): ApiError & { status: number } {
  if (error instanceof RequestError) return { status: error.status, message: error.message, fix: error.fix }
  // Messages of commands contain the fix.
  if (error instanceof UsageError) return { status: 409, message: inStudio(error.text), fix: "" }
  if (error instanceof ZodError)
    return { status: 400, message: "the request has invalid fields", fix: "Reload the page" }
  const problem = systemProblem(error)
  if (problem) return { status: 507, message: problem, fix: "" }
  return { status: 500, message: error.message, fix: "Show this message to a developer" }
}
