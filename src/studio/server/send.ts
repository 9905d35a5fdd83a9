/** The answers of the studio's server. */
import type { ServerResponse } from "node:http"
import type { ApiError } from "../api"
import { RequestError } from "./request-error"

export const sendHtml = (response: ServerResponse, html: string) =>
  send(response, 200, "text/html; charset=utf-8", html)

export const sendJson = (response: ServerResponse, value: unknown, status = 200) =>
  send(response, status, "application/json; charset=utf-8", JSON.stringify(value))

/** @param content undefined if there is no such file */
export const sendFile = (response: ServerResponse, name: string, content: Uint8Array | undefined) => {
  const type = types[name.slice(name.lastIndexOf("."))]
  if (content && type) return send(response, 200, type, content)
  // A page without styles of its own has no style sheet.
  if (name === "studio.css") return send(response, 200, "text/css; charset=utf-8", "")
  throw new RequestError(404, `there is no ${name}`, "Reload the page")
}

const types: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".woff2": "font/woff2",
}

/** Send what is wrong as JSON. Errors of our own code have status 500. */
export const sendError = (response: ServerResponse, error: Error) => {
  const isKnown = error instanceof RequestError
  const { message } = error
  const fix = isKnown ? error.fix : "Show this message to a developer"
  sendJson(response, { message, fix } satisfies ApiError, isKnown ? error.status : 500)
}

function send(response: ServerResponse, status: number, type: string, content: string | Uint8Array) {
  response.writeHead(status, { "content-type": type })
  response.end(content)
}
