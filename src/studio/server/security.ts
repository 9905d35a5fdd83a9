/**
 * Which requests the studio answers. Any web page that the editor has open can send requests to this server: Gatsby
 * allows every origin (`cors()`), answers preflights itself, and a page can point its own host name to 127.0.0.1.
 */
import { createHash, randomBytes, timingSafeEqual } from "node:crypto"
import type { IncomingMessage, ServerResponse } from "node:http"
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

/** Check the host name of a request. In DNS rebinding, a foreign page has pointed its own name to this machine. */
export const checkHost = ({ headers: { host = "" } }: IncomingMessage) => {
  if (/^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i.test(host)) return
  throw forbidden(`the host "${host}" is not this machine`, "Open the studio at http://localhost")
}

/** Check a request for the page. It contains the token: it may open in a tab, but no frame or script may load it. */
export const checkDocumentRequest = ({ headers: sent }: IncomingMessage) => {
  if (sent["sec-fetch-dest"] === "document" && sent["sec-fetch-mode"] === "navigate") return
  throw forbidden(
    "the studio can only be opened in a tab of its own",
    "Open its address in an up-to-date browser",
  )
}

/** Check a request for a script, style sheet or font of the page. */
export const checkSameOrigin = ({ headers: { host, origin, ...sent } }: IncomingMessage) => {
  const isSame = sent["sec-fetch-site"] === "same-origin"
  if (isSame && (!origin || origin.replace(/^https?:\/\//, "") === host)) return
  throw forbidden("another site has sent this request", "Use the studio's own page")
}

/** Check a request that reads or writes. */
export const checkApiRequest = (request: IncomingMessage, token: string) => {
  checkSameOrigin(request)
  if (!isEqual(String(request.headers[tokenHeader] ?? ""), token))
    throw forbidden("the site has been restarted", "Reload the page; unsaved texts are kept")
  const type = request.headers["content-type"] ?? ""
  if (request.method === "POST" && !/^application\/json(?:;\s*charset=utf-8)?$/i.test(type))
    throw new RequestError(415, `the content type "${type}" is not application/json`, "Send JSON")
}

const forbidden = (message: string, fix: string) => new RequestError(403, message, fix)

const isEqual = (a: string, b: string) => timingSafeEqual(hash(a), hash(b))

const hash = (text: string) => createHash("sha256").update(text).digest()
