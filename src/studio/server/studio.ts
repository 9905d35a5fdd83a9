import type { IncomingMessage, ServerResponse } from "node:http"
import path from "node:path"
import { type Bundle, createBundler } from "./bundle"
import { RequestError } from "./request-error"
import {
  checkApiRequest,
  checkDocumentRequest,
  checkHost,
  checkSameOrigin,
  newToken,
  setSecurityHeaders,
} from "./security"
import { sendError, sendFile, sendHtml } from "./send"
import { shell } from "./shell"

export interface StudioOptions {
  /** Top folder of the project. */
  root: string
}

/** The handler of every request below `/studio/`, for `app.use("/studio", …)`. It has a new token. */
export const studio = ({ root }: StudioOptions) => {
  const token = newToken()
  const makeBundle = createBundler(path.join(root, "src/studio/page/main.tsx"))
  let bundle: Promise<Bundle> | undefined

  return async (request: IncomingMessage, response: ServerResponse) => {
    setSecurityHeaders(response)
    try {
      checkHost(request)
      const [pathname = "/"] = (request.url ?? "/").split("?")
      if (pathname.startsWith("/api/")) {
        checkApiRequest(request, token)
        throw new RequestError(404, "there is nothing here", "Reload the page")
      }
      if (request.method !== "GET")
        throw new RequestError(405, "only GET is possible here", "Reload the page")
      if (pathname === "/") {
        checkDocumentRequest(request)
        bundle = makeBundle()
        return sendHtml(response, shell(token))
      }
      checkSameOrigin(request)
      bundle ??= makeBundle()
      sendFile(response, pathname.slice(1), (await bundle).get(pathname.slice(1)))
    } catch (error) {
      sendError(response, error as Error)
    }
  }
}
