/** Which requests `npm start` answers: a table, at a real server and its sockets. */
import { createServer, type Server } from "node:http"
import { type AddressInfo, connect } from "node:net"
import { networkInterfaces } from "node:os"
import { followRedirects, guardRequests, hasPage, hostsOf } from "../../../src/gatsby/webpack/guard-requests"

const pages = new Map<string, { matchPath?: string }>([
  ...["/", "/tea/", "/café au lait/"].map((path) => [path, {}] as const),
  ["/account/", { matchPath: "/account/*" }],
])
const redirects = [{ fromPath: "/old/", toPath: "/tea/" }]
const isPage = (path: string) => hasPage({ pages, redirects }, path)

let server: Server
let port = 0

beforeAll(async () => {
  server = createServer((_, response) => void response.end("answered"))
  server.on("upgrade", (_, socket) => void socket.end("HTTP/1.1 101 \r\n\r\n"))
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  port = (server.address() as AddressInfo).port
  guardRequests(port, { hosts: () => hostsOf("Tea.Local"), isPage })
})

afterAll(() => server.close())

type Headers = Record<string, string>

/** Send exactly these lines. Return the status. */
const send = (first: string, headers: Headers = {}) =>
  new Promise<number>((resolve) => {
    const host = first.endsWith("1.0") ? {} : { host: `localhost:${port}` }
    const lines = Object.entries({ ...host, connection: "close", ...headers }).map((line) => line.join(": "))
    const socket = connect(port, "127.0.0.1", () => socket.write([first, ...lines, "", ""].join("\r\n")))
    let text = ""
    socket.on("data", (data) => {
      text += data
    })
    socket.on("close", () => resolve(Number(text.slice(9, 12))))
  })

const get = (path: string, headers: Headers = {}) => send(`GET ${path} HTTP/1.1`, headers)

const link = { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" }
const own = { "sec-fetch-site": "same-origin", "sec-fetch-mode": "cors", "sec-fetch-dest": "empty" }
const other = { ...own, "sec-fetch-site": "cross-site", origin: "https://example.org" }
const upgrade = { connection: "upgrade", upgrade: "websocket" }

const openPaths = [
  "/",
  "/tea/",
  "/tea",
  "/tea/?code=1",
  "/caf%C3%A9%20au%20lait/",
  "/account/a/b",
  "/account",
]
it.each([...openPaths, "/old/"])(
  "opens the page %s from a link of another site, in a tab only",
  async (path) => {
    expect(await get(path, link)).toBe(200)
    expect(await get(path, { ...link, "sec-fetch-site": "same-site" })).toBe(200)
    expect(await get(path, { ...link, "sec-fetch-dest": "iframe" })).toBe(403)
    for (const method of ["POST", "HEAD", "OPTIONS"])
      expect(await send(`${method} ${path} HTTP/1.1`, { ...link, "content-length": "0" })).toBe(403)
  },
)

it.each([
  ...["/___graphql", "/___graphql?query=%7Bsite%7Bid%7D%7D", "/%5F%5F_graphql", "/account/___graphql"],
  ...["/TEA/../___graphql", "/page-data/tea/page-data.json", "/commons.js", "/account/a.json", "/accounts"],
  ...["/socket.io/?EIO=4", "/__open-stack-frame-in-editor?fileName=a", "/studio/api/model", "//tea/"],
])("does not open %s from a link, but from the address bar, and for programs", async (path) => {
  expect(await get(path, link)).toBe(403)
  expect(await get(path, { ...link, "sec-fetch-site": "none" })).toBe(200)
  expect(await get(path)).toBe(200)
})

it.each(["GET", "POST", "OPTIONS"])("answers %s for this site and programs only", async (method) => {
  const statusOf = (headers: Headers) => send(`${method} /___graphql HTTP/1.1`, headers)
  for (const headers of [own, { ...own, origin: `http://localhost:${port}` }, {}])
    expect(await statusOf(headers)).toBe(200)
  const sites = ["cross-site", "same-site", "same-origin, cross-site"]
  for (const site of sites) expect(await statusOf({ ...own, "sec-fetch-site": site })).toBe(403)
  for (const origin of ["https://example.org", "null", "http://localhost:1"]) {
    expect(await statusOf({ origin })).toBe(403)
    expect(await statusOf({ ...own, origin })).toBe(403)
  }
})

const hosts = [
  "localhost",
  "LOCALHOST:1",
  "127.0.0.1:8000",
  "[::1]:8000",
  "[::1]",
  "tea.local:8000",
  "TEA.local",
]
it.each(hosts)("answers at the host %s", async (host) => expect(await get("/tea/", { host })).toBe(200))

it.each([
  ...["example.org", "localhost.example.org", "example.localhost", "localhost@example.org", "localhost.", ""],
  ...["0.0.0.0:8000", "192.168.1.4:8000", "127.1", "::1", "localhost:8000:80", "localhost, example.org"],
])("answers nothing at the host %j", async (host) => {
  for (const headers of [{}, own, link]) expect(await get("/tea/", { ...headers, host })).toBe(403)
  expect(await get("/socket.io/", { ...upgrade, host, origin: `http://${host}` })).toBe(403)
})

it("answers nothing without a host, or for the address of another server", async () => {
  expect(await send("GET /tea/ HTTP/1.0")).toBe(403)
  expect(await get("http://example.org/tea/")).toBe(403)
})

it("opens a socket for this site and for programs only, and survives one that breaks", async () => {
  const open = (headers: Headers) => get("/socket.io/", { ...upgrade, ...headers })
  expect(await open({})).toBe(101)
  expect(await open({ origin: `http://localhost:${port}` })).toBe(101)
  for (const origin of ["https://example.org", "null"]) expect(await open({ origin })).toBe(403)
  const socket = connect(port, "127.0.0.1")
  socket.write("GET / HTTP/1.1\r\nhost: example.org\r\nconnection: upgrade\r\nupgrade: a\r\n\r\n")
  socket.resetAndDestroy()
  expect(await get("/tea/")).toBe(200)
})

it.each(["/_gatsby/file/a/b.txt", "/_Gatsby/IMAGE/a/b.png", "/_gatsby/%66ile/a", "//_gatsby/file"])(
  "has nothing at %s",
  async (path) => {
    for (const headers of [{}, own, link, other]) expect(await get(path, headers)).toBe(404)
  },
)

it("names all addresses of this machine if develop listens on them", () => {
  const interfaces = Object.values(networkInterfaces()).flatMap((all = []) => all)
  const addresses = interfaces.map(({ address, family }) => (family === "IPv6" ? `[${address}]` : address))
  for (const host of ["0.0.0.0", "::"]) expect(hostsOf(host)).toEqual(addresses)
  expect(hostsOf("FE80::1")).toEqual(["[fe80::1]"])
})

it.each([
  ["/old/", ["/tea/"]],
  ["/%6Fld", ["/tea/"]],
  ["/older/", []],
])("redirects %s to %j", (path, expected) => {
  const found: string[] = []
  followRedirects({ getState: () => ({ redirects }) })(
    { path },
    { redirect: (to) => found.push(to) },
    () => undefined,
  )
  expect(found).toEqual(expected)
})
