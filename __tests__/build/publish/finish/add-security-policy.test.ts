/** The content security policy: it blocks everything by default, and each setting allows only what it needs. */
import { createHash } from "node:crypto"
import { addSecurityPolicy } from "../../../../src/publish/finish/add-security-policy"
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
    '<img src="data:image/png;base64,xx">',
  ])("is an error if it would block %s", async (markup) => {
    await expect(withPolicy(html.replace("<body>", `<body>${markup}`))).rejects.toThrow(
      `index.html: the content security policy would block ${markup}`,
    )
  })

  test("ignores markup in text", async () => {
    const text = "<p>&lt;p style=&quot;x&quot;&gt; onclick=</p>"
    expect(await withPolicy(html.replace("<body>", `<body>${text}`))).toContain(text)
  })
})
