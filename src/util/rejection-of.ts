import { decodeUri } from "./decode-uri"

interface Request {
  method?: string | undefined
  url?: string | undefined
  headers: { host?: string | undefined; origin?: string | undefined } & Record<string, unknown>
}

/** What a server answers. */
export interface Allowed {
  /** Host names in lower case, in addition to those that every machine has for itself. */
  hosts: () => readonly string[]
  /** Whether a path is that of a page. */
  isPage: (path: string) => boolean
}

/**
 * Why the development server does not answer a request, or undefined if it does. Under its own host names, it answers its
 * own pages, the address bar, and programs that name no origin; and links of other sites to pages, if they open in a tab.
 */
export const rejectionOf = ({ method, url = "", headers }: Request, { hosts, isPage }: Allowed) => {
  const { host = "", origin, "sec-fetch-site": site = "none" } = headers
  const path = decodeUri(url.replace(/[?#].*$/, ""))
  if (remoteFile.test(path))
    return { status: 404, message: "there are no files of other servers here", fix: "Add it to content/" }
  const name = host.toLowerCase().replace(/:\d{1,5}$/, "")
  if (!url.startsWith("/") || !["localhost", "127.0.0.1", "[::1]", ...hosts()].includes(name)) {
    const fix = "Open http://localhost, or the address that you have named with --host"
    return { status: 403, message: `the host "${host}" is not this machine`, fix }
  }
  const isOwnOrigin = origin === undefined || origin.replace(/^https?:\/\//, "") === host
  if (isOwnOrigin && (site === "same-origin" || site === "none")) return undefined
  if (method === "GET" && isNavigation(headers) && isPage(path)) return undefined
  const message = "another site has sent this request, and only pages open from there"
  return { status: 403, message, fix: "Type the address into the address bar" }
}

/** Whether an address opens in a tab. @public */
export const isNavigation = (headers: Request["headers"]): boolean =>
  headers["sec-fetch-mode"] === "navigate" && headers["sec-fetch-dest"] === "document"

/** Gatsby's routes for files of other servers, which this site does not use. */
const remoteFile = /^\/+_gatsby\/+(?:file|image)(?:\/|$)/i
