import { spawn, spawnSync } from "node:child_process"
import { once } from "node:events"
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import path from "node:path"
import { answerTo, createStaticServer } from "../../../src/tooling/static-server.mjs"

const folder = mkdtempSync(path.join(tmpdir(), "static-"))
const site = path.join(folder, "public")
const file = (name: string) => path.join(site, name)

beforeAll(() => {
  mkdirSync(file("services/empty"), { recursive: true })
  writeFileSync(path.join(folder, "secret.txt"), "secret")
  writeFileSync(file("index.html"), "home")
  writeFileSync(file("404.html"), "not found")
  writeFileSync(file("services/index.html"), "services")
  writeFileSync(file("größe.js"), "1")
})
afterAll(() => rmSync(folder, { recursive: true }))

it.each([
  ["/", { status: 200, file: file("index.html") }],
  ["/?a=1", { status: 200, file: file("index.html") }],
  ["/services/", { status: 200, file: file("services/index.html") }],
  ["/services", { status: 301, location: "/services/" }],
  ["/services?page=2", { status: 301, location: "/services/?page=2" }],
  ["//services", { status: 301, location: "/services/" }],
  ["/services/index.html", { status: 200, file: file("services/index.html") }],
  ["/services/index.html/", { status: 404, file: file("404.html") }],
  ["/services/empty/", { status: 404, file: file("404.html") }],
  ["/gr%C3%B6%C3%9Fe.js", { status: 200, file: file("größe.js") }],
  ["/nowhere", { status: 404, file: file("404.html") }],
  ["/../secret.txt", { status: 404, file: file("404.html") }],
  ["/%2e%2e/secret.txt", { status: 404, file: file("404.html") }],
  ["/%E0%A4%A", { status: 400 }],
  ["/a%00b", { status: 400 }],
])("answers %s", (address, answer) => {
  expect(answerTo(site, address)).toEqual(answer)
})

it("says what it sends, and refuses to be written to", async () => {
  const server = createStaticServer(site)
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  try {
    const script = await fetch(`${origin}/gr%C3%B6%C3%9Fe.js`)
    expect(script.headers.get("content-type")).toBe("text/javascript; charset=utf-8")
    expect(await script.text()).toBe("1")
    const missing = await fetch(`${origin}/nowhere/`)
    expect([missing.status, await missing.text()]).toEqual([404, "not found"])
    const head = await fetch(`${origin}/`, { method: "HEAD" })
    expect([head.headers.get("content-length"), await head.text()]).toEqual(["4", ""])
    expect((await fetch(`${origin}/`, { method: "POST" })).status).toBe(405)
  } finally {
    server.close()
  }
})

describe("as a command", () => {
  const command = [path.resolve("src/tooling/static-server.mjs")]
  const refused = (...args: string[]) => {
    const { status, stderr } = spawnSync(process.execPath, [...command, ...args], { encoding: "utf8" })
    expect(status).toBe(1)
    return stderr.trim()
  }

  it("serves a folder at a port, and says so where the port is taken", async () => {
    const taken = createStaticServer(site)
    await new Promise<void>((resolve) => taken.listen(0, "127.0.0.1", resolve))
    const { port } = taken.address() as AddressInfo
    expect(refused("--folder", site, "--port", String(port))).toMatch(
      new RegExp(`^listen EADDRINUSE.+ Another port: --port ${port + 1}$`),
    )
    taken.close()
    await once(taken, "close")
    const serving = spawn(process.execPath, [...command, "--folder", site, "--port", String(port)])
    const [said] = await once(serving.stdout, "data")
    expect(String(said).trim()).toBe(`http://127.0.0.1:${port}/`)
    expect(await (await fetch(`http://127.0.0.1:${port}/services/`)).text()).toBe("services")
    serving.kill()
    await once(serving, "exit")
  })

  it.each([
    [
      "a folder without a site",
      ["--folder", folder],
      /^There is no built site in .+ Run "npm run build" first\.$/,
    ],
    ["a port that is none", ["--port", "site"], /^"site" is no port\. Write a number from 1 to 65535/],
    [
      "an option it does not know",
      ["--nope"],
      /^Unknown option '--nope'.* There are --port, --host and --folder\.$/,
    ],
  ])("refuses %s", (_, args, message) => {
    expect(refused(...args)).toMatch(message)
  })
})
