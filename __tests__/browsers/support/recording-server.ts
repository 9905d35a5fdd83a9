import { once } from "node:events"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"

declare global {
  interface Window {
    /** What the recorder has found on the page. */
    problems?: string[]
  }
}

/** Serve a site with a script at the start of each page that records problems: WebDriver cannot read the console. */
export const startRecordingServer = async (site: string) => {
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.url === recorderPath) {
      response.writeHead(200, { "content-type": "text/javascript" }).end(`(${recordProblems})()`)
      return
    }
    const original = await fetch(`${site}${request.url}`, { redirect: "manual" })
    const type = original.headers.get("content-type") ?? ""
    const body = Buffer.from(await original.arrayBuffer())
    const location = original.headers.get("location")
    response.writeHead(original.status, { "content-type": type, ...(location ? { location } : {}) })
    response.end(type.startsWith("text/html") ? withRecorder(body.toString()) : body)
  }
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(502).end())
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

const recorderPath = "/recorder.js"

// A file of the site's own host: the page's policy allows no other inline scripts.
const withRecorder = (html: string) =>
  html.replace(/<head[^>]*>/, `$&<script src="${recorderPath}"></script>`)

/** Runs in the page, before its own scripts. */
function recordProblems() {
  const problems: string[] = []
  window.problems = problems
  for (const level of ["error", "warn"] as const) {
    const write = console[level].bind(console)
    console[level] = (...values: unknown[]) => {
      problems.push(`console.${level}: ${values.map(String).join(" ")}`)
      write(...values)
    }
  }
  addEventListener("unhandledrejection", ({ reason }) => problems.push(`rejection: ${reason}`))
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    problems.push(`policy: ${violatedDirective} ${blockedURI}`),
  )
  // Failed images, styles and scripts: their events do not bubble.
  addEventListener(
    "error",
    (event) => {
      const { target } = event
      if (target instanceof Element) problems.push(`not loaded: ${(target.cloneNode() as Element).outerHTML}`)
      else problems.push(`error: ${(event as ErrorEvent).message}`)
    },
    { capture: true },
  )
}
