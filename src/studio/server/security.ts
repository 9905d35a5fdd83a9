/** Which requests the studio answers: it writes files, so it answers fewer than the develop server. */
import { createHash, randomBytes, timingSafeEqual } from "node:crypto"
import type { IncomingMessage, ServerResponse } from "node:http"
import { isNavigation, rejectionOf } from "../../util/rejection-of"
import { RequestError } from "./http"

/** The header in which the studio's page sends its token. */
const tokenHeader = "x-studio-token"

/** A token for one run of develop. Only the studio's page has it. */
export const newToken = (): string => randomBytes(32).toString("base64url")

/** Set the headers of every response, and remove the CORS headers that Gatsby has set. */
export const setSecurityHeaders = (response: ServerResponse) => {
  for (const name of response.getHeaderNames())
    if (name.startsWith("access-control-")) response.removeHeader(name)
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
}

/** Emotion and CodeMirror add style elements. Nothing is loaded from, or sent to, other servers. */
const policy = [
  ...["default-src 'none'", "script-src 'self'", "style-src 'self' 'unsafe-inline'", "font-src 'self' data:"],
  ...["img-src 'self' data: blob:", "connect-src 'self'", "frame-src 'self'", "frame-ancestors 'self'"],
  ...["base-uri 'none'", "form-action 'none'"],
].join("; ")

const headers = {
  "cache-control": "no-store",
  "content-security-policy": policy,
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "same-origin",
  "x-content-type-options": "nosniff",
}

/** Check a request as the develop server does, but only under the host names of this machine. */
export const checkAllowed = (request: IncomingMessage) => {
  const rejection = rejectionOf(request, { hosts: () => [], isPage: (path) => path === "/" })
  if (rejection) throw new RequestError(rejection.status, rejection.message, rejection.fix)
}

/** Check a request for the page. It contains the token: it may open in a tab, but no frame or script may load it. */
export const checkDocumentRequest = ({ headers }: IncomingMessage) => {
  if (isNavigation(headers)) return
  throw forbidden(
    "the studio can only be opened in a tab of its own",
    "Open its address in an up-to-date browser",
  )
}

/** Check a request for a script, style sheet or font of the page. */
export const checkSameOrigin = ({ headers }: IncomingMessage) => {
  if (headers["sec-fetch-site"] === "same-origin") return
  throw forbidden("the studio's page has not sent this request", "Use the studio's own page")
}

/** Check a request that reads or writes. */
export const checkApiRequest = (request: IncomingMessage, token: string) => {
  checkSameOrigin(request)
  if (!isEqual(String(request.headers[tokenHeader] ?? ""), token))
    throw forbidden("the site has been restarted", "Reload the page")
  const type = request.headers["content-type"] ?? ""
  if (request.method === "POST" && !/^application\/json(?:;\s*charset=utf-8)?$/i.test(type))
    throw new RequestError(415, `the content type "${type}" is not application/json`, "Send JSON")
}

const forbidden = (message: string, fix: string) => new RequestError(403, message, fix)

const isEqual = (a: string, b: string) => timingSafeEqual(hash(a), hash(b))

const hash = (text: string) => createHash("sha256").update(text).digest()
