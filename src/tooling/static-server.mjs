/**
 * `node src/tooling/static-server.mjs [--port 9000] [--host 127.0.0.1] [--folder dist]`: serve the built site. It logs its
 * URL; port 0 is any free one.
 */
import { existsSync, readFileSync, statSync } from "node:fs"
import { createServer } from "node:http"
import path from "node:path"
import { parseArgs } from "node:util"
import sirv from "sirv"
import { contentTypes, svgPolicy } from "../util/content-types.mjs"

const { values } = parseArgs({
  options: {
    port: { type: "string", short: "p", default: process.env.PORT ?? "9000" },
    host: { type: "string", short: "H", default: "127.0.0.1" },
    folder: { type: "string", default: "dist" },
  },
})
const folder = path.resolve(values.folder)
if (!existsSync(path.join(folder, "index.html"))) {
  console.error(`There is no built site in ${folder}. Run "npm run build" first.`)
  process.exit(1)
}

const types = new Map(Object.entries(contentTypes))

const serve = sirv(folder, {
  // Read from disk on every request, since a build replaces the folder.
  dev: true,
  brotli: true,
  gzip: true,
  setHeaders: (response, pathname) => {
    response.setHeader("cache-control", "no-cache")
    const extension = pathname.slice(pathname.lastIndexOf(".") + 1).toLowerCase()
    const type = types.get(extension)
    if (type) response.setHeader("content-type", type.startsWith("text/") ? `${type}; charset=utf-8` : type)
    if (extension === "svg") response.setHeader("content-security-policy", svgPolicy)
  },
  onNoMatch: (_, response) => {
    response.writeHead(404, { "content-type": "text/html; charset=utf-8" })
    response.end(readFileSync(path.join(folder, "404.html")))
  },
})

const server = createServer((request, response) => {
  const [, pathname = "/", search = ""] = /^([^?]*)(.*)$/s.exec(request.url ?? "/") ?? []
  if (pathname.endsWith("/") || !isFolder(pathname)) return serve(request, response)
  // Only one leading slash: "//host" would redirect to another host.
  response.writeHead(301, { location: `${pathname.replace(/^\/+/, "/")}/${search}` }).end()
})
// A test that reuses a connection at its timeout would fail.
server.keepAliveTimeout = 120_000
server.on("error", ({ message }) => {
  console.error(`${message}. Try another port: --port ${Number(values.port) + 1}`)
  process.exit(1)
})
server.listen(Number(values.port), values.host, () => {
  const address = server.address()
  console.log(`http://${values.host}:${Object(address).port}/`)
})

/** @param {string} pathname */
function isFolder(pathname) {
  try {
    return statSync(path.join(folder, path.posix.resolve("/", decodeURIComponent(pathname)))).isDirectory()
  } catch {
    return false
  }
}
