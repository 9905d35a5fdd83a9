/** The content security policy: it blocks everything by default, and each setting allows only what it needs. */
import { createHash } from "node:crypto"
import { addSecurityPolicy } from "../../../../src/publish/finish/add-security-policy"
import { blockedInScripts } from "../../../../src/publish/finish/blocked-sources"
import {
  contentSecurityPolicy,
  type PolicySources,
} from "../../../../src/publish/finish/content-security-policy"
import { siteOf } from "../../../support/built-site"
import { removeFolders } from "../../../support/folders"

afterEach(removeFolders)

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`
const sources: PolicySources = { imageOrigins: ["https://flags.example"], frameOrigins: [], analytics: false }
const page = { scripts: ["'sha256-script'"], styles: ["'sha256-style'"] }
const directives = (given: Partial<PolicySources> = {}, webAssembly = false) =>
  contentSecurityPolicy({ ...sources, ...given }, { ...page, webAssembly }).split("; ")

/** Directives that a setting changes. */
const changed = (given: Partial<PolicySources>) => {
  const before = directives()
  return directives(given).filter((line) => !before.includes(line))
}

test("allows frames of the hosts that documents embed", () => {
  expect(changed({ frameOrigins: ["https://a.example", "https://b.example"] })).toEqual([
    "frame-src https://a.example https://b.example",
  ])
})

test("allows the site's own files, inline scripts and styles by hash, and nothing else", () => {
  expect(directives()).toEqual([
    "default-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-src 'none'",
    "worker-src 'none'",
    "form-action 'none'",
    "script-src 'self' 'sha256-script'",
    "style-src 'self' 'sha256-style'",
    "img-src 'self' https://flags.example",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types default",
  ])
})

test("never allows unsafe sources, with any settings", () => {
  const [formEndpoint, imageOptimiser] = ["https://forms.example", "https://i.example"]
  const given = { ...sources, analytics: true, formEndpoint, imageOptimiser }
  const everything = contentSecurityPolicy(given, { ...page, webAssembly: true })
  expect(everything).not.toMatch(/'unsafe-|data:|blob:|http:|(?:^| )\*(?:$|[ ;])|https: /)
  expect(everything.match(/'wasm-unsafe-eval'/g)).toHaveLength(1)
})

const google = "https://*.google-analytics.com"
const tags = "https://www.googletagmanager.com"

test.each<[string, Partial<PolicySources>, string[]]>([
  [
    "a form endpoint may receive posts, and redirect the browser",
    { formEndpoint: "https://forms.example" },
    ["form-action 'self' https://forms.example", "connect-src 'self' https://forms.example"],
  ],
  [
    "Plausible is reached",
    { plausible: "https://plausible.example" },
    ["connect-src 'self' https://plausible.example"],
  ],
  ["a form endpoint on this site changes form-action", { formEndpoint: "'self'" }, ["form-action 'self'"]],
  [
    "analytics reach the hosts that Google names",
    { analytics: true },
    [
      `script-src 'self' 'sha256-script' ${tags}`,
      `img-src 'self' https://flags.example ${google} ${tags}`,
      `connect-src 'self' ${google} https://*.analytics.google.com ${tags}`,
      "trusted-types default goog#html",
    ],
  ],
  [
    "an image optimiser serves images only",
    { imageOptimiser: "https://i.example" },
    ["img-src 'self' https://flags.example https://i.example"],
  ],
  ["an image optimiser on this site changes nothing", { imageOptimiser: "'self'" }, []],
])("%s", (_, given, expected) => expect(changed(given)).toEqual(expected))

describe("a page's policy", () => {
  const html = `<!DOCTYPE html><html><head><meta charSet="utf-8"/><script>first()</script><style data-s="">b{}</style></head><body><script src="/app.js" async></script><script type="application/ld+json">{}</script><script id="x">\n  second()\n</script></body></html>`

  const withPolicy = async (changed: string, file = "index.html") => {
    const site = siteOf({ [file]: changed })
    await site.run(addSecurityPolicy)
    return site.read(file)
  }

  test("is the first element after the charset and has the hashes of inline scripts and styles", async () => {
    const found =
      /<head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(
        await withPolicy(html),
      )?.[1]
    expect(found).toContain(`script-src 'self' ${hash("first()")} ${hash("\n  second()\n")};`)
    expect(found).toContain(hash("b{}"))
    expect(found).not.toContain("wasm")
  })

  test("comes after the charset if that has white space before it", async () => {
    const spaced = html.replace("<head>", "<head>\n")
    expect(await withPolicy(spaced)).toContain(
      '<meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy"',
    )
  })

  test("is the first element of the head of a page without a charset", async () => {
    const without = html.replace('<meta charSet="utf-8"/>', "")
    expect(await withPolicy(without)).toContain('<head><meta http-equiv="Content-Security-Policy"')
  })

  test("allows WebAssembly only on the search page", async () => {
    expect(await withPolicy(html)).not.toContain("'wasm-unsafe-eval'")
    expect(await withPolicy(html, "search/index.html")).toContain("'wasm-unsafe-eval'")
  })

  test.each([
    '<p style="color:red">',
    '<button onclick="go()">',
    '<a href="javascript:go()">',
    '<form action="javascript:go()">',
  ])("is an error if it would block %s", async (markup) => {
    await expect(withPolicy(html.replace("<body>", `<body>${markup}`))).rejects.toThrow(` blocks ${markup}. `)
  })

  test.each([
    ['<img src="data:image/png;base64,xx">', "(img-src) blocks data:image"],
    ['<img srcset="/a.webp 1x, https://b.example/b.webp 2x">', "(img-src) blocks https://b.example/b.webp"],
    ['<link rel="stylesheet" href="https://fonts.example/">', "(style-src) blocks https://fonts.example/"],
    ['<link rel="preload" as="font" href="//a.example/f.woff2">', "(font-src) blocks //a.example/f.woff2"],
    ["<style>b { background: url(data:image/svg+xml,x) }</style>", "(img-src) blocks data:image/svg+xml,x"],
    ['<iframe src="https://a.example/">', "(frame-src) blocks https://a.example/"],
    ['<video poster="https://a.example/p.jpg">', "(img-src) blocks https://a.example/p.jpg"],
    ['<video><track src="https://a.example/t.vtt">', "(media-src) blocks https://a.example/t.vtt"],
    ['<object data="/a.pdf">', "(object-src) blocks /a.pdf"],
    ['<button formaction="https://a.example/x">', "(form-action) blocks https://a.example/x"],
    ['<input type="image" src="https://a.example/i.png">', "(img-src) blocks https://a.example/i.png"],
    ['<link rel="shortcut icon" href="https://a.example/i.ico">', "(img-src) blocks https://a.example/i.ico"],
  ])("is an error if it would block the source of %s", async (markup, message) => {
    await expect(withPolicy(html.replace("<body>", `<body>${markup}`))).rejects.toThrow(message)
  })

  test("allows files of this site and the hosts of documents' images", async () => {
    const markup =
      '<img src="/a.png"><img src="https://mosslight.example/b.png"><link rel="icon" href="/c.png">'
    expect(await withPolicy(html.replace("<body>", `<body>${markup}`))).toContain(markup)
  })

  test("ignores markup in text", async () => {
    const text = "<p>&lt;p style=&quot;x&quot;&gt; onclick=</p>"
    expect(await withPolicy(html.replace("<body>", `<body>${text}`))).toContain(text)
  })
})

test("names workers and connections of scripts that the policy blocks", async () => {
  const log = jest.spyOn(console, "log").mockImplementation(() => undefined)
  const files = {
    "app.js": `new Worker(u);fetch("https://api.example/a");fetch("/own.json");fetch("https://forms.example/x")`,
    "other.js": `navigator.sendBeacon('https://www.google-analytics.com/x');new WebSocket("wss://live.example/a")`,
  }
  const variables = {
    GATSBY_FORM_ENDPOINT: "https://forms.example/a",
    GATSBY_GA_MEASUREMENT_ID: "G-1A2B3C4D5E",
  }
  await siteOf(files, { variables }).run(blockedInScripts)
  expect(log.mock.calls.flat()).toEqual([
    expect.stringContaining("app.js: the security policy (worker-src) blocks new Worker("),
    expect.stringContaining("app.js: the security policy (connect-src) blocks https://api.example/a"),
    expect.stringContaining("other.js: the security policy (connect-src) blocks wss://live.example/a"),
  ])
})
