import type { IncomingMessage, ServerResponse } from "node:http"
import type { Content } from "../../content/engine/content"
import type { Bytes } from "./assets"
import { type Bundle, bundlePage } from "./bundle"
import type { RouteContext } from "./context"
import { htmlPage } from "./html-page"
import { RequestError, readJson, send, sendError, sendFile, sendJson } from "./http"
import { type Route, routes } from "./routes"
import {
  checkAllowed,
  checkApiRequest,
  checkDocumentRequest,
  checkSameOrigin,
  newToken,
  setSecurityHeaders,
} from "./security"
import { createUnsavedTexts, type UnsavedNodes } from "./unsaved-texts"

interface StudioOptions {
  /** Top folder of the project. */
  root: string
  /** The file of the page's script. */
  page: string
  content: Content
  unsavedNodes: UnsavedNodes
  appearanceOf: RouteContext["appearanceOf"]
}

/** The handler of every request below `/studio/`, for `app.use("/studio", …)`. Each handler has a new token. */
export const studio = ({ root, page, content, unsavedNodes, appearanceOf }: StudioOptions) => {
  const token = newToken()
  const unsaved = createUnsavedTexts(content, unsavedNodes)
  const context: RouteContext = { root, content, unsaved, appearanceOf }
  const servePage = pageServer(page, token)

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
      await answer(route, query, context, request, response)
    } catch (error) {
      sendError(request, response, error as Error)
    }
  }
}

/** GET only reads, POST only writes. */
async function answer(
  { read, write, limit = 2 * 1024 * 1024 }: Route,
  query: string,
  context: RouteContext,
  request: IncomingMessage,
  response: ServerResponse,
) {
  if (request.method === "POST" && write) {
    const result = await write(context, await readJson(request, limit))
    return sendJson(response, result, result instanceof Object && "conflict" in result ? 409 : 200)
  }
  if (request.method !== "GET" || !read) throw wrongMethod(request)
  const sent = Object.fromEntries(new URLSearchParams(query))
  const result = await read(context, { file: "", commit: "", query: "", ...sent })
  if (isBytes(result)) send(response, 200, result.type, result.content)
  else sendJson(response, result)
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
