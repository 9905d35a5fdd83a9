/**
 * A plain static host over `public/`, for `npm run serve` and the browser tests: what any such host does, and nothing
 * more. (`gatsby serve` reads the configuration that the last build compiled, and builds happen in a copy.)
 */
import { createReadStream, existsSync, realpathSync, statSync } from "node:fs"
import { createServer } from "node:http"
import path from "node:path"
import { fileURLToPath } from "node:url"
import { parseArgs } from "node:util"
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

/** `node src/tooling/static-server.mjs [--port 9000] [--host 127.0.0.1] [--folder public]` serves the built site. */
function main() {
  const { port, host, folder } = readOptions()
  if (!existsSync(path.join(folder, "index.html"))) {
    fail(`There is no built site in ${folder}. Run "npm run build" first.`)
  }
  const server = createStaticServer(folder)
  // A test that takes a connection up again in the moment it runs out would fail.
  server.keepAliveTimeout = 120_000
  server.on("error", ({ message }) => fail(`${message}. Another port: --port ${port + 1}`))
  server.listen(port, host, () => console.log(`http://${host}:${port}/`))
}

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        port: { type: "string", short: "p", default: process.env.PORT ?? "9000" },
        host: { type: "string", short: "H", default: "127.0.0.1" },
        folder: { type: "string", default: "dist" },
      },
    })
    const port = Number(values.port)
    if (!Number.isInteger(port) || port < 1 || port > 65_535) {
      return fail(`"${values.port}" is no port. Write a number from 1 to 65535, such as --port 9001.`)
    }
    return { port, host: values.host, folder: path.resolve(root, values.folder) }
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : error}. There are --port, --host and --folder.`)
  }
}

/**
 * @param {string} message
 * @returns {never}
 */
function fail(message) {
  console.error(message)
  process.exit(1)
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) main()
