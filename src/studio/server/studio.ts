import type { IncomingMessage, ServerResponse } from "node:http"
import { join } from "node:path"
import type { Bytes } from "./assets"
import { type Bundle, bundlePage } from "./bundle"
import type { RouteContext } from "./context"
import { htmlPage } from "./html-page"
import { RequestError, readJson, send, sendError, sendFile, sendJson } from "./http"
import { routes } from "./routes"
import {
  checkAllowed,
  checkApiRequest,
  checkDocumentRequest,
  checkSameOrigin,
  newToken,
  setSecurityHeaders,
} from "./security"
import type { StudioHost } from "./studio-host"
import { createUnsavedTexts } from "./unsaved-texts"

/** The handler of every request below `/studio/`, for `app.use("/studio", …)`. Each handler has a new token. */
export const studio = (host: StudioHost) => {
  const token = newToken()
  const context: RouteContext = { ...host, model: host.content.model, unsaved: createUnsavedTexts(host) }
  const servePage = pageServer(host.page ?? join(host.root, "src/studio/page/main.tsx"), token)

  return async (request: IncomingMessage, response: ServerResponse) => {
    setSecurityHeaders(response)
    try {
      checkAllowed(request)
      const [path = "/", query = ""] = (request.url ?? "/").split("?")
      const [, name] = /^\/api\/([a-z]+)$/.exec(path) ?? []
      if (name === undefined) return await servePage(path, request, response)
      checkApiRequest(request, token)
      const route = Object.hasOwn(routes, name) ? routes[name] : undefined
      if (!route) throw new RequestError(404, "there is nothing here", "Reload the page")
      const { read, write, limit = 2 * 1024 * 1024 } = route
      // GET only reads, POST only writes.
      if (request.method === "POST" && write) {
        return sendJson(response, await write(context, await readJson(request, limit)))
      }
      if (request.method !== "GET" || !read) throw wrongMethod(request)
      const sent = Object.fromEntries(new URLSearchParams(query))
      const result = await read(context, { file: "", commit: "", query: "", ...sent })
      if (isBytes(result)) send(response, 200, result.type, result.content)
      else sendJson(response, result)
    } catch (error) {
      sendError(request, response, error as Error)
    }
  }
}

const isBytes = (result: unknown): result is Bytes => result instanceof Object && "content" in result

/** Serve the HTML page with the token, and its bundled files. Opening the page bundles them again. */
function pageServer(page: string, token: string) {
  let bundle: Promise<Bundle> | undefined
  return async (path: string, request: IncomingMessage, response: ServerResponse) => {
    if (request.method !== "GET") throw wrongMethod(request)
    if (path === "/" || path === "") {
      checkDocumentRequest(request)
      bundle = bundlePage(page)
      return send(response, 200, "text/html; charset=utf-8", htmlPage(token))
    }
    checkSameOrigin(request)
    bundle ??= bundlePage(page)
    sendFile(response, path.slice(1), (await bundle).get(path.slice(1)))
  }
}

const wrongMethod = ({ method }: IncomingMessage) =>
  new RequestError(405, `${method} is not allowed here`, "Reload the page")
