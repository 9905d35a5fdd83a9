/** A plain static host over `public/`, for the browser tests: what any such host does, and nothing more. */
import { createReadStream, existsSync, realpathSync, statSync } from "node:fs"
import { createServer } from "node:http"
import path from "node:path"
import { fileURLToPath } from "node:url"
import { root } from "./paths.mjs"

/** @type {Record<string, string>} */
const contentTypes = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".gif": "image/gif",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpeg": "image/jpeg",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml; charset=utf-8",
}

/**
 * @typedef {{ status: 200 | 404, file?: string }} Page `file` is missing where even 404.html is
 * @typedef {{ status: 301, location: string } | { status: 400 } | Page} Answer
 */

/**
 * What a static host answers to an address: the file, a folder's index.html, a redirect to the address with
 * its slash, or 404.html.
 * @param {string} folder
 * @param {string} address path and query, as the browser sent them
 * @returns {Answer}
 */
export function answerTo(folder, address) {
  const [rawPath = "/", query] = split(address)
  let wanted
  try {
    wanted = decodeURIComponent(rawPath)
  } catch {
    return { status: 400 }
  }
  if (wanted.includes("\0")) return { status: 400 }
  // Resolving from the top takes every ".." out before the folder is put in front.
  const file = path.join(folder, path.posix.resolve("/", wanted))
  const kind = kindOf(file)
  if (kind === "file" && !wanted.endsWith("/")) return { status: 200, file }
  const index = path.join(file, "index.html")
  if (kind === "folder" && kindOf(index) === "file") {
    if (wanted.endsWith("/")) return { status: 200, file: index }
    // One leading slash only: "//host" would lead to another host.
    return {
      status: 301,
      location: `${rawPath.replace(/^\/+/, "/")}/${query === undefined ? "" : `?${query}`}`,
    }
  }
  const notFound = path.join(folder, "404.html")
  return { status: 404, ...(existsSync(notFound) && { file: notFound }) }
}

/**
 * A server over a folder, not yet listening.
 * @param {string} folder
 */
export function createStaticServer(folder) {
  return createServer((request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { allow: "GET, HEAD" }).end()
      return
    }
    const answer = answerTo(folder, request.url ?? "/")
    if ("location" in answer) {
      response.writeHead(301, { location: answer.location }).end()
      return
    }
    const file = "file" in answer ? answer.file : undefined
    if (!file) {
      response.writeHead(answer.status, { "content-type": "text/plain" }).end()
      return
    }
    response.writeHead(answer.status, {
      "content-type": contentTypes[path.extname(file).toLowerCase()] ?? "application/octet-stream",
      "content-length": statSync(file).size,
      "cache-control": "no-cache",
    })
    if (request.method === "HEAD") response.end()
    else createReadStream(file).pipe(response)
  })
}

/** @param {string} address */
function split(address) {
  const at = address.indexOf("?")
  return at < 0 ? [address] : [address.slice(0, at), address.slice(at + 1)]
}

/** @param {string} file */
function kindOf(file) {
  const stats = statSync(file, { throwIfNoEntry: false })
  if (stats?.isFile()) return "file"
  return stats?.isDirectory() ? "folder" : undefined
}

/** `node src/tooling/static-server.mjs [port] [folder]` serves the built site. */
function main() {
  const folder = path.resolve(root, process.argv[3] ?? "public")
  const port = Number(process.argv[2] ?? 9123)
  if (!existsSync(path.join(folder, "index.html"))) {
    console.error(`There is no built site in ${folder}. Run "npm run build" first.`)
    process.exit(1)
  }
  const server = createStaticServer(folder)
  // A test that takes a connection up again in the moment it runs out would fail.
  server.keepAliveTimeout = 120_000
  server.listen(port, "127.0.0.1", () => console.log(`http://127.0.0.1:${port}/`))
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) main()
