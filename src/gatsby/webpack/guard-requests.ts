import { subscribe, unsubscribe } from "node:diagnostics_channel"
import { type IncomingMessage, type Server, ServerResponse } from "node:http"
import { isIPv6, type Socket } from "node:net"
import { networkInterfaces } from "node:os"
import type { Store } from "gatsby"
import { matchesPath } from "../../site/router/matches-path"
import { decodeUri } from "../../util/decode-uri"
import { type Allowed, rejectionOf } from "../../util/rejection-of"

/**
 * Answer only what `rejectionOf` allows, on the server that will listen on a port. Gatsby creates it after its hooks were
 * called: find it by its first connection. Its events come before all routes, and before Gatsby's socket.
 */
export const guardRequests = (port: number, allowed: Allowed) => {
  const guard = (message: unknown) => {
    const { socket } = message as { socket: Socket & { server: Server } }
    if (socket.localPort !== port) return
    unsubscribe(channel, guard)
    const { server } = socket
    const emit = server.emit.bind(server) as (event: string, ...args: unknown[]) => boolean
    server.emit = (event: string, ...args: unknown[]) => {
      if (event !== "request" && event !== "upgrade") return emit(event, ...args)
      const [request, response] = args as [IncomingMessage, ServerResponse | Socket]
      const rejection = rejectionOf(request, allowed)
      const isSocket = !(response instanceof ServerResponse)
      // Only this site loads its files, also in browsers that send no Sec-Fetch headers.
      if (!isSocket) response.setHeader("cross-origin-resource-policy", "same-origin")
      if (!rejection) return emit(event, ...args)
      const { status, message, fix } = rejection
      const text = `${status}: ${message}. ${fix}.\n`
      // An error of a socket without a listener would end develop.
      if (isSocket)
        response.on("error", () => {}).end(`HTTP/1.1 ${status} \r\nconnection: close\r\n\r\n${text}`)
      // A body that is not read must not be taken for the next request.
      else response.writeHead(status, { "content-type": "text/plain", connection: "close" }).end(text)
      return true
    }
  }
  subscribe(channel, guard)
}

const channel = "net.server.socket"

/** The names in the `Host` of requests to the address that develop listens on: all of this machine for 0.0.0.0. */
export const hostsOf = (host: string): string[] => {
  const all = Object.values(networkInterfaces()).flatMap((addresses = []) => addresses)
  const names = host === "0.0.0.0" || host === "::" ? all.map(({ address }) => address) : [host]
  return names.map((name) => (isIPv6(name) ? `[${name}]` : name).toLowerCase())
}

interface Pages {
  pages: ReadonlyMap<string, { matchPath?: string | null | undefined }>
  redirects: readonly { fromPath: string; toPath: string }[]
}

const isSame = (one: string, other: string) => one.replace(/\/$/, "") === other.replace(/\/$/, "")

/** Whether a path is that of a page, or of a redirect to one. */
export const hasPage = ({ pages, redirects }: Pages, path: string): boolean => {
  const paths = [...pages.keys(), ...redirects.map(({ fromPath }) => fromPath)]
  if (paths.some((known) => isSame(known, path))) return true
  // One may be for every path. Gatsby's own routes begin with "_", and files have a dot.
  if (/\/_|\./.test(path)) return false
  return [...pages.values()].some(({ matchPath }) => matchPath && matchesPath(matchPath, path))
}

/** Redirect in Express as the published site does. Gatsby's develop server does not. */
export const followRedirects =
  ({ getState }: Pick<Store, "getState">) =>
  ({ path }: { path: string }, response: { redirect(to: string): void }, next: () => void) => {
    const redirect = (getState() as Pages).redirects.find((one) => isSame(one.fromPath, decodeUri(path)))
    return redirect ? response.redirect(redirect.toPath) : next()
  }
