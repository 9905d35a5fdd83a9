/** @jest-environment node */
import { createHash } from "node:crypto"
import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import vm from "node:vm"
import { finishPages } from "../../../src/publish/pages/finish-pages"
import type { Site } from "../../../src/publish/site"
import { gatsbyPage, pageData, removeFolders, siteOf } from "../../support/built-site"

afterEach(removeFolders)

const rule = (ids: string, css: string) => `<style data-emotion="css ${ids}">${css}</style>`

/** A site of documents of one kind, by their bodies, and of the pages of another. */
const documents = (bodies: Record<string, string>, kind = "component---document") =>
  Object.fromEntries(
    Object.entries(bodies).flatMap(([name, body]) => [
      [`${name}/index.html`, gatsbyPage(body)],
      [`page-data/${name}/page-data.json`, pageData(`/${name}/`, kind)],
    ]),
  )

const theme = { "theme.js": "theme()", "webpack-runtime-aaaaaaaaaaaaaaaaaaaa.js": "runtime()" }
const read = (site: Site, file: string) => readFileSync(path.join(site.folder, file), "utf8")
const sheetOf = (html: string) =>
  /<style data-emotion="css ([^"]*)" data-s="">([\s\S]*?)<\/style>/.exec(html)?.slice(1) ?? []

describe("the style sheet", () => {
  it("is one element with the rules of all pages of the kind, each once, sorted by id", async () => {
    const site = siteOf({
      ...theme,
      ...documents({
        one: `${rule("b", ".css-b{color:red}")}<p class="css-b">1</p>${rule("a", ".css-a{top:0}")}`,
        two: `${rule("b", ".css-b{color:red}")}<p class="css-b">2</p>`,
      }),
    })
    await finishPages.run(site)
    for (const page of ["one", "two"]) {
      const html = read(site, `${page}/index.html`)
      expect(sheetOf(html)).toEqual(["a b", "body{margin:0}.css-a{top:0}.css-b{color:red}"])
      expect(html.match(/<style/g)).toHaveLength(1)
    }
  })

  it("has its hash in the policy, one for each kind of page", async () => {
    const site = siteOf({
      ...theme,
      ...documents({ one: rule("a", ".css-a{top:0}"), two: "" }),
      ...documents({ index: rule("c", ".css-c{top:1}") }, "component---index"),
    })
    await finishPages.run(site)
    const hashes = ["one", "two", "index"].map((page) => {
      const [, css = ""] = sheetOf(read(site, `${page}/index.html`))
      return `'sha256-${createHash("sha256").update(css).digest("base64")}'`
    })
    expect(hashes[0]).toBe(hashes[1])
    expect([...site.styleHashes].sort()).toEqual([...new Set(hashes)].sort())
    expect(site.styleHashes.size).toBe(2)
  })

  it("and the page say what they said, in any script, and the hash is that of the bytes", async () => {
    const quoted = '.css-q::before{content:"»ş→"}'
    const own = Object.fromEntries(
      Array.from({ length: 11 }, (_, index) => [
        `study-${index}`,
        rule(`own${index}`, `.own${index}{content:"—ü"}`),
      ]),
    )
    const site = siteOf({
      ...theme,
      ...documents({ one: `${rule("q", quoted)}<p>İstanbul’da 日本語 🌿</p>` }),
      ...documents(own, "component---other"),
    })
    await finishPages.run(site)
    const html = read(site, "one/index.html")
    expect(html).toContain("<p>İstanbul’da 日本語 🌿</p>")
    const [, css = ""] = sheetOf(html)
    expect(css).toContain(quoted)
    expect(site.styleHashes).toContain(`'sha256-${createHash("sha256").update(css).digest("base64")}'`)
    const files = readdirSync(path.join(site.folder, "styles"))
    expect(files.map((file) => read(site, `styles/${file}`)).sort()[0]).toBe('.own0{content:"—ü"}')
  })

  it("does not grow with documents: rules of single ones are files", async () => {
    const bodies = Object.fromEntries(
      Array.from({ length: 20 }, (_, index) => [
        `study-${index}`,
        `${rule("shared", ".css-shared{top:0}")}${rule(`own${index}`, `.css-own${index}{color:#00000${index % 10}}`)}`,
      ]),
    )
    const site = siteOf({ ...theme, ...documents(bodies) })
    await finishPages.run(site)
    const html = read(site, "study-7/index.html")
    expect(sheetOf(html)).toEqual(["shared own7", "body{margin:0}.css-shared{top:0}"])
    const [, file = ""] =
      /<\/style><link rel="stylesheet" href="\/(styles\/[0-9a-f]{16}\.css)"\/>/.exec(html) ?? []
    expect(read(site, file)).toBe(".css-own7{color:#000007}")
    expect(readdirSync(path.join(site.folder, "styles"))).toHaveLength(20)
  })
})

describe("scripts", () => {
  it("are files only, and the first of them is the same on all pages", async () => {
    const site = siteOf({ ...theme, ...documents({ one: "", two: "" }) })
    await finishPages.run(site)
    const [first, second] = ["one", "two"].map(
      (page) => /<script src="\/(start-[0-9a-f]{16}\.js)">/.exec(read(site, `${page}/index.html`))?.[1],
    )
    expect(first).toBeDefined()
    expect(first).toBe(second)
    expect(read(site, "one/index.html")).not.toMatch(/<script(?! src=)/)
    expect(readdirSync(site.folder).filter((name) => /theme|webpack-runtime/.test(name))).toEqual([])
    expect(read(site, "one/index.html").match(/<script src="[^"]*"/g)).toHaveLength(2)
  })

  it("say what Gatsby's inline scripts said, the chunk mapping as an object, and then webpack's runtime", async () => {
    const site = siteOf({ ...theme, ...documents({ one: "" }) })
    await finishPages.run(site)
    const name = readdirSync(site.folder).find((file) => file.startsWith("start-")) ?? ""
    const window: Record<string, unknown> = {}
    const order: string[] = []
    vm.runInNewContext(read(site, name), {
      window,
      theme: () => order.push("theme"),
      runtime: () => order.push(`runtime with ${Object.keys(window)}`),
    })
    expect(window).toEqual({ ___chunkMapping: { app: ["/app-1.js"] }, ___webpackCompilationHash: "0a1b" })
    expect(order).toEqual(["theme", "runtime with ___chunkMapping,___webpackCompilationHash"])
  })

  it.each([
    ["https://site.example/app-1.js", true],
    ["/app-1.js", true],
    ["https://other.example/app-1.js", false],
    ["data:text/javascript,alert(1)", false],
    ["//other.example/x.js", false],
    ["/upload.svg", false],
  ])("let Trusted Types load %s: %s", async (address, allowed) => {
    const site = siteOf({ ...theme, ...documents({ one: "" }) })
    await finishPages.run(site)
    const name = readdirSync(site.folder).find((file) => file.startsWith("start-")) ?? ""
    const createPolicy = jest.fn()
    const trustedTypes = { createPolicy }
    vm.runInNewContext(read(site, name), {
      window: { trustedTypes },
      trustedTypes,
      theme: () => {},
      runtime: () => {},
      URL,
      document: { baseURI: "https://site.example/one/" },
      location: { origin: "https://site.example" },
    })
    const [policyName, policy] = createPolicy.mock.calls[0]
    expect(policyName).toBe("default")
    expect(Object.keys(policy)).toEqual(["createScriptURL"])
    expect(policy.createScriptURL(address)).toBe(allowed ? address : undefined)
  })
})

it("takes away the style attributes of Gatsby's own elements", async () => {
  const site = siteOf({ ...theme, ...documents({ one: "" }) })
  await finishPages.run(site)
  const html = read(site, "one/index.html")
  expect(html).toContain('<div tabindex="-1" id="gatsby-focus-wrapper">')
  expect(html).toContain('<div id="gatsby-announcer" aria-live="assertive">')
})

it.each([
  ["an inline script", "<script>alert(1)</script>"],
  ["a style attribute", '<p class="a" style="color:red">x</p>'],
  ["an event attribute", '<p onclick="x()">x</p>'],
  ["a style element", "<style>p{}</style>"],
  ["a javascript: address", '<a href="javascript:x">x</a>'],
])("refuses a page with %s", async (_, markup) => {
  const site = siteOf({ ...theme, ...documents({ one: markup }) })
  await expect(finishPages.run(site)).rejects.toThrow(/^one\/index\.html: the policy would refuse </)
})

it("quotes what it refuses in its own letters", async () => {
  const site = siteOf({ ...theme, ...documents({ one: '<p title="Işık" onclick="x()">x</p>' }) })
  await expect(finishPages.run(site)).rejects.toThrow('<p title="Işık" onclick="x()">')
})

it("leaves JSON-LD alone, which is data", async () => {
  const data = '<script type="application/ld+json">{"@type":"Thing"}</script>'
  const site = siteOf({ ...theme, ...documents({ one: data }) })
  await finishPages.run(site)
  expect(read(site, "one/index.html")).toContain(data)
})

it.each([
  ["inline scripts", gatsbyPage("").replace("gatsby-chunk-mapping", "else"), "chunk mapping"],
  ["runtime", gatsbyPage("").replace("webpack-runtime", "else"), "names no runtime"],
])("fails where Gatsby's %s are not as known", async (_, page, message) => {
  const site = siteOf({ ...theme, ...documents({ one: "" }), "one/index.html": page })
  await expect(finishPages.run(site)).rejects.toThrow(message)
})
