/** Requests that other sites, other programs and hostile paths can send to the studio while `npm start` runs. */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from "node:fs"
import path from "node:path"
import { read, siteWith, write } from "../../../support/fixture-site"
import { removeFolders } from "../../../support/folders"
import {
  documentHeaders,
  pageHeaders,
  type Sent,
  type StudioServer,
  startStudio,
  tokenIn,
} from "../../../support/studio-server"

const study = "case-studies/harbour-ledger/index.mdx"
const file = `content/${study}`

let root = ""
let studio: StudioServer
let before = ""
let version = ""

beforeAll(async () => {
  root = await siteWith()
  studio = await startStudio(root)
  before = read(root, study)
  version = (await studio.api(`file?file=${file}`)).json.version
})

afterAll(() => {
  studio.stop()
  removeFolders()
})

beforeEach(() => write(root, study, before))

const saving = () => JSON.stringify({ file, text: "changed", version })

/** A request that would save the document, with some of its headers changed. `undefined` removes one. */
const save = (changes: Record<string, string | undefined>, sent: Sent = {}) => {
  const headers = Object.entries({ ...pageHeaders(studio.token), ...changes }).filter(
    ([, value]) => value !== undefined,
  )
  return studio.send("/studio/api/save", {
    method: "POST",
    headers: Object.fromEntries(headers),
    body: saving(),
    ...sent,
  })
}

const expectUnchanged = () => expect(read(root, study)).toBe(before)

describe("requests of other sites", () => {
  it.each([
    ["of another site", { "sec-fetch-site": "cross-site" }],
    ["of another port of this machine", { "sec-fetch-site": "same-site" }],
    ["typed into the address bar", { "sec-fetch-site": "none" }],
    ["of an old browser or a program", { "sec-fetch-site": undefined }],
    ["of another origin, whatever it says about itself", { origin: "https://evil.example" }],
    ["without a token", { "x-studio-token": undefined }],
    ["with an empty token", { "x-studio-token": "" }],
    ["with another token", { "x-studio-token": "a".repeat(43) }],
    ["with a rebound host name", { host: "evil.example:8000" }],
    ["with an address of the network", { host: "192.168.1.4:8000" }],
  ])("rejects one %s", async (_, headers) => {
    const { status, json } = await save(headers)
    expect(status).toBe(403)
    expect(json).toEqual({ message: expect.any(String), fix: expect.any(String) })
    expectUnchanged()
  })

  it.each([
    ...["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=a"],
    ...["application/jsonp", undefined],
  ])("rejects the content type %s, which forms can send without asking", async (type) => {
    expect((await save({ "content-type": type })).status).toBe(415)
    expectUnchanged()
  })
})

describe("reading", () => {
  it.each([
    ...["model", "entries", `file?file=${file}`, "changes", "media", "find?query=harbour"],
    ...[`history?file=${file}`, `version?file=${file}&commit=HEAD`, "deleted", `references?file=${file}`],
    "asset?file=content/data/people/elif-karaca.png",
  ])("does not send %s to another site, or without the token", async (name) => {
    const headers = pageHeaders(studio.token)
    for (const changed of [
      { "sec-fetch-site": "cross-site" },
      { "x-studio-token": "" },
      { host: "evil.example" },
    ]) {
      const answer = await studio.send(`/studio/api/${name}`, { headers: { ...headers, ...changed } })
      expect(answer.status).toBe(403)
      expect(Object.keys(answer.json)).toEqual(["message", "fix"])
    }
  })

  it.each([
    ...["save", "new", "rename", "duplicate", "delete", "restore"],
    ...["publish", "push", "newest", "check", "appearance", "close", "replace", "section"],
  ])("GET %s writes nothing", async (name) => {
    const query = `file=${file}&text=changed&version=${version}&slug=other&collection=Insight&name=Other`
    const answer = await studio.api(`${name}?${query}`)
    expect(answer.status).toBe(405)
    expectUnchanged()
    expect(existsSync(path.join(root, "content/insights/other"))).toBe(false)
  })

  it.each(["PUT", "DELETE", "PATCH", "HEAD"])("rejects the method %s", async (method) => {
    const { status } = await studio.send("/studio/api/save", { method, headers: pageHeaders(studio.token) })
    expect(status).toBe(405)
    expectUnchanged()
  })

  it("rejects a POST to a route that only reads", async () => {
    expect((await studio.api("model", {})).status).toBe(405)
  })

  it.each(["unknown", "constructor", "valueof", "a/b"])("has nothing at %j", async (name) => {
    expect((await studio.api(name)).status).toBe(404)
  })
})

describe("the page", () => {
  const open = (headers: Record<string, string>) =>
    studio.send("/studio/", { headers: { ...documentHeaders, ...headers } })

  it("has the token if the user opens it", async () => {
    const { status, text, headers } = await open({})
    expect(status).toBe(200)
    expect(tokenIn(text)).toBe(studio.token)
    expect(studio.token.length).toBeGreaterThanOrEqual(43)
    expect(headers["content-type"]).toBe("text/html; charset=utf-8")
  })

  const foreign = ["iframe", "frame", "embed", "object", "fencedframe"].map(
    (dest): [string, Record<string, string>] => [
      `foreign ${dest}`,
      { "sec-fetch-dest": dest, "sec-fetch-site": "cross-site" },
    ],
  )

  it.each([
    ...foreign,
    ["fetch of the site's own pages", { "sec-fetch-dest": "empty", "sec-fetch-mode": "cors" }],
    ["frame of the site's own pages", { "sec-fetch-dest": "iframe", "sec-fetch-site": "same-origin" }],
    ["script element", { "sec-fetch-dest": "script", "sec-fetch-mode": "no-cors" }],
    ["program", { "sec-fetch-dest": "", "sec-fetch-mode": "" }],
    ["rebound host name", { host: "evil.example:8000" }],
  ])("does not give the token to a %s", async (_, headers) => {
    const { status, text } = await open(headers)
    expect(status).toBe(403)
    expect(text).not.toContain(studio.token)
  })

  it("has a new token at each start, and rejects older ones", async () => {
    const next = await startStudio(root)
    try {
      expect(next.token).not.toBe(studio.token)
      const { status, json } = await next.send("/studio/api/model", { headers: pageHeaders(studio.token) })
      expect(status).toBe(403)
      expect(json.fix).toContain("Reload the page")
    } finally {
      next.stop()
    }
  })

  it("does not serve its script to other sites", async () => {
    for (const headers of [
      {},
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "same-origin", host: "evil.example" },
    ])
      expect((await studio.send("/studio/studio.js", { headers })).status).toBe(403)
    const { status, text, headers } = await studio.send("/studio/studio.js", {
      headers: { "sec-fetch-site": "same-origin" },
    })
    expect([status, headers["content-type"]]).toEqual([200, "text/javascript; charset=utf-8"])
    expect(text).toContain("A page")
    expect(text).not.toContain(studio.token)
  })
})

it.each([
  ["the page", "/studio/", documentHeaders],
  ["the page without a slash", "/studio", documentHeaders],
  ["the page in capitals", "/STUDIO/", documentHeaders],
  ["a rejected page", "/studio/", {}],
  ["the script", "/studio/studio.js", { "sec-fetch-site": "same-origin" }],
  ["an answer", "/studio/api/model", "page"],
  ["a rejected request", "/studio/api/model", {}],
  ["an unknown address", "/studio/api/other", "page"],
  ["another unknown address", "/studio/other/page", { "sec-fetch-site": "same-origin" }],
  ["a preflight that reaches us", "/studio/api/save", "page"],
] as const)("%s has headers that keep other sites out", async (_, address, headers) => {
  const sent = headers === "page" ? pageHeaders(studio.token) : headers
  const answer = await studio.send(address, { headers: sent })
  expect(Object.keys(answer.headers).filter((name) => name.startsWith("access-control-"))).toEqual([])
  expect(answer.headers).toMatchObject({
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
  })
  const policy = answer.headers["content-security-policy"]
  for (const directive of ["frame-ancestors 'self'", "default-src 'none'"])
    expect(policy).toContain(directive)
  // Nothing below /studio/ is passed on to Gatsby.
  expect(answer.status).not.toBe(418)
})

describe("hostile paths", () => {
  const secret = "secret text"
  const outside = () => path.join(root, "secret.mdx")

  beforeAll(() => {
    writeFileSync(outside(), secret)
    mkdirSync(path.join(root, "src"), { recursive: true })
    writeFileSync(path.join(root, "src/index.mdx"), secret)
    write(root, "insights/a-link/placeholder.txt", "")
    write(root, "snippets/a-snippet.mdx", "A text.")
    symlinkSync(outside(), path.join(root, "content/insights/a-link/index.mdx"))
    symlinkSync(path.join(root, "src"), path.join(root, "content/insights/a-linked-folder"))
    symlinkSync(outside(), path.join(root, "content/insights/a-link/image.png"))
    symlinkSync(outside(), path.join(root, "content/snippets/linked.mdx"))
    mkdirSync(path.join(root, "content/insights/a-folder/index.mdx"), { recursive: true })
    write(root, "insights/.hidden/index.mdx", "hidden")
    write(root, "insights/settings/settings.json", "{}")
  })

  const hostile = [
    ...[
      "content/insights/../../secret.mdx",
      "content/../secret.mdx",
      "content/insights/../insights/index.mdx",
    ],
    ...["../secret.mdx", "/etc/passwd", "content", "content/", "", "content//insights/index.mdx"],
    ...[
      "content/insights/./index.mdx",
      "content/insights/..\\..\\secret.mdx",
      "content\\insights\\a\\index.mdx",
    ],
    ...["content/insights/%2e%2e/index.mdx", "content/insights/%2e%2e%2f%2e%2e/index.mdx"],
    ...["content/insights/a%00/index.mdx", "content/insights/a\0/index.mdx", "content/insights/C:/index.mdx"],
    ...["content/insights/index.mdx::$DATA/index.mdx", "content/insights/.hidden/index.mdx"],
    ...["content/insights/#lock/index.mdx", "content/insights/a-link/index.mdx"],
    ...["content/insights/a-linked-folder/index.mdx", "content/snippets/linked.mdx"],
    ...["content/insights/a-folder/index.mdx", "content/insights/settings/settings.json"],
    ...["content/insights/harbour-ledger/index.html", "content/insights/harbour-ledger/deeper/index.mdx"],
    ...["content/insights/harbour-ledger/other.mdx", "content/unknown/harbour-ledger/index.mdx"],
    ...["content/data/unknown.yaml", "content/data/../data/site.yaml", "content/README.md", "package.json"],
    "file:///etc/passwd",
  ]

  const filesOf = () => readdirSync(root, { recursive: true }).sort().join("\n")

  it.each(hostile)("does not open, save, rename, copy or delete %j", async (hostileFile) => {
    const files = filesOf()
    const text = "overwritten"
    // A check may succeed: the file is neither read nor written.
    const check = await studio.api("check", { file: hostileFile, text })
    const appearance = await studio.api("appearance", { file: hostileFile, text })
    expect(check.text + appearance.text).not.toContain(secret)
    const answers = [
      await studio.api(`file?file=${encodeURIComponent(hostileFile)}`),
      await studio.api("save", { file: hostileFile, text, version: "" }),
      await studio.api("rename", { file: hostileFile, slug: "renamed" }),
      await studio.api("duplicate", { file: hostileFile, slug: "copied" }),
      await studio.api("delete", { file: hostileFile }),
      await studio.api("delete", { file, replacement: hostileFile }),
      await studio.api("restore", { file: hostileFile }),
      await studio.api(`history?file=${encodeURIComponent(hostileFile)}`),
      await studio.api(`references?file=${encodeURIComponent(hostileFile)}`),
      await studio.api(`version?file=${encodeURIComponent(hostileFile)}&commit=HEAD`),
      await studio.api("push", { branch: hostileFile }),
      await studio.api("newest", { commit: hostileFile }),
      await studio.api("asset", { file: hostileFile, name: "a.png", data: "AAAA" }),
      await studio.api("replace", { file: hostileFile, name: "a.txt", data: "AAAA" }),
      await studio.api("section", { file: hostileFile, section: "Persona" }),
    ]
    for (const { status, text: answer } of answers) {
      expect(status).toBeGreaterThanOrEqual(400)
      expect(status).toBeLessThan(500)
      expect(answer).not.toContain(secret)
    }
    expect(filesOf()).toBe(files)
    expect(readFileSync(outside(), "utf8")).toBe(secret)
    expect(readFileSync(path.join(root, "src/index.mdx"), "utf8")).toBe(secret)
  })

  it.each([
    ...["content/insights/a-link/image.png", "content/insights/a-linked-folder/image.png", "secret.png"],
    ...["content/insights/../../secret.png", "content/data/people/../../../secret.png", "static/robots.txt"],
    ...[
      "content/insights/a-link",
      "content/data/people",
      "content/data/people/.hidden.png",
      "content\\a.png",
    ],
    ...["content/data/people/no.png", "content/data/site.yaml", "content/README.md", file],
  ])("does not replace, delete or bring back %j as a picture", async (hostileFile) => {
    const files = filesOf()
    const data = readFileSync(path.join(root, "content/data/people/elif-karaca.png")).toString("base64")
    const answers = [
      await studio.api("replace", { file: hostileFile, name: "a.png", data }),
      await studio.api("restore", { file: hostileFile }),
      ...(hostileFile === file ? [] : [await studio.api("delete", { file: hostileFile })]),
    ]
    for (const { status } of answers) expect([400, 403, 404, 409]).toContain(status)
    expect(filesOf()).toBe(files)
    expect(readFileSync(outside(), "utf8")).toBe(secret)
    expectUnchanged()
  })

  it("finds nothing behind symbolic links", async () => {
    unlinkSync(path.join(root, "content/data/partners.yaml"))
    symlinkSync(outside(), path.join(root, "content/data/partners.yaml"))
    const { status, json } = await studio.api("find?query=secret+text")
    expect(status).toBe(200)
    expect(json).toEqual([])
    expect((await studio.api(`find?query=secret&file=${encodeURIComponent("../secret.mdx")}`)).json).toEqual(
      [],
    )
    unlinkSync(path.join(root, "content/data/partners.yaml"))
    write(root, "data/partners.yaml", "[]")
  })

  it("lists no pictures while content/ has symbolic links", async () => {
    const { status, text } = await studio.api("media")
    expect(status).toBe(409)
    expect(text).not.toContain(secret)
  })

  it.each([
    "/studio/../secret.mdx",
    "/studio/%2e%2e/secret.mdx",
    "/studio/api/..%2f..%2fsecret.mdx",
    "/studio//etc/passwd",
  ])("serves nothing at %s", async (address) => {
    const { text } = await studio.send(address, { headers: pageHeaders(studio.token) })
    expect(text).not.toMatch(/^secret|root:/)
  })

  it.each([
    "content/insights/a-link/image.png",
    "content/data/site.yaml",
    "content/insights/../../secret.png",
    "secret.mdx",
  ])("does not show %s as an image", async (asset) => {
    const { status } = await studio.api(`asset?file=${encodeURIComponent(asset)}`)
    expect([403, 404]).toContain(status)
  })

  it.each([
    ...["..", "../other", "a/b", "a\\b", ".hidden", "", "page", "Größe", "a b", "%2e%2e", "a\0", "a.mdx"],
    ...["a/", "a/index.mdx"],
  ])("does not rename or copy a document to %j", async (slug) => {
    const files = filesOf()
    for (const command of ["rename", "duplicate"]) {
      const { status } = await studio.api(command, { file, slug })
      expect([400, 403, 409]).toContain(status)
    }
    expect(filesOf()).toBe(files)
  })

  it.each(["..", ".png", "index.mdx", "a\0.png"])(
    "saves an image called %j next to the document, under a plain name",
    async (name) => {
      const image = readFileSync(path.join(root, "content/data/people/elif-karaca.png")).toString("base64")
      const { status, json } = await studio.api("asset", { file, name, data: image })
      expect(status).toBe(200)
      expect(json.path).toMatch(/^\.\/[a-z0-9-]+\.png$/)
      expect(existsSync(path.join(root, path.dirname(file), json.path))).toBe(true)
    },
  )

  it.each(["../insights/a.png", "../../a.png", "/etc/a.png", ".git/a.png", "a/../../b.png"])(
    "does not save an image called %j",
    async (name) => {
      const files = filesOf()
      const data = readFileSync(path.join(root, "content/data/people/elif-karaca.png")).toString("base64")
      for (const target of [file, "content/data/team.yaml"])
        expect((await studio.api("asset", { file: target, name, data })).status).toBeGreaterThanOrEqual(400)
      expect(filesOf()).toBe(files)
    },
  )

  it.each([
    "<!doctype html>",
    "not an image",
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
  ])("does not save %j as an image", async (content) => {
    const files = filesOf()
    const data = Buffer.from(content).toString("base64")
    expect((await studio.api("asset", { file, name: "a.png", data })).status).toBe(422)
    expect(filesOf()).toBe(files)
  })
})

describe("bodies", () => {
  const post = (name: string, body: string, headers = {}) =>
    studio.send(`/studio/api/${name}`, {
      method: "POST",
      headers: { ...pageHeaders(studio.token), ...headers },
      body,
    })

  it("rejects a text of more than 2 MB", async () => {
    const text = "a".repeat(2 * 1024 * 1024)
    expect((await post("save", JSON.stringify({ file, text, version }))).status).toBe(413)
    expectUnchanged()
  })

  it("rejects it without reading it if the length is known, and counts if it is not", async () => {
    const long = `"${"a".repeat(3 * 1024 * 1024)}"`
    for (const [body, headers] of [
      ["{}", { "content-length": "3000000" }],
      [long, { "transfer-encoding": "chunked" }],
    ] as const)
      expect((await post("save", body, headers).catch(() => ({ status: 413 }))).status).toBe(413)
  })

  it.each(["", "{", "null", "[]", '"text"', "{}", '{"file":1}', '{"__proto__":{"file":"a"}}'])(
    "rejects the body %j",
    async (body) => {
      for (const name of [
        "save",
        "check",
        "new",
        "rename",
        "publish",
        "asset",
        "delete",
        "replace",
        "section",
      ])
        expect((await post(name, body)).status).toBe(400)
      expectUnchanged()
    },
  )

  it("rejects fields that a request does not have", async () => {
    const { status } = await studio.api("save", { file, text: "", version, root: "/" })
    expect(status).toBe(400)
  })
})
