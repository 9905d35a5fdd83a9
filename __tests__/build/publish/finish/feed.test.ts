/** @jest-environment jsdom */
import { feed } from "../../../../src/publish/finish/feed"
import type { Page } from "../../../../src/publish/finish/parsed-page"
import type { PageRecord } from "../../../../src/publish/finish/site-record"
import { pageOf, siteOf } from "../../../support/built-site"
import { removeFolders } from "../../../support/folders"

afterEach(removeFolders)

const entry = (path: string, published: string, rest: Partial<PageRecord["document"]> = {}): PageRecord => ({
  path,
  heading: path,
  description: "Description.",
  document: { inFeed: true, published, ...rest },
})

const tokens: PageRecord = {
  ...entry("/insights/tokens/", "2026-04-21", {
    updated: "2026-08-01",
    tags: ["Design & systems", "Tokens"],
    author: "Mina Sato",
  }),
  heading: 'Tokens <b>, "quotes" & more',
  description: "What’s </summary> in it\u0007?",
}

const studies = [
  { ...entry("/case-studies/nimble/", "2026-06-18"), heading: "Nimble, the board" },
  entry("/case-studies/fooq/", "2026-01-02"),
  // Not listed: another document, and a list.
  entry("/services/design/", "2026-07-01", { inFeed: false }),
  { path: "/services/", heading: "Services" },
]

/** The main part of every page, which is in the entries without its heading and what only the site uses. */
const text = `<h1>Tokens</h1><nav>Menu</nav><p class="lead">Names &amp; <a href="/go/" data-x="1">values</a>.</p>
  <p><sup><a href="#user-content-fn-1" data-footnote-ref="">1</a></sup></p><img src="/a.png" alt="A chart">`

const content = '<p>Names &#x26; <a href="https://mosslight.example/go/">values</a>.</p>'

/** The texts of both feeds. */
const feeds = async (pages: PageRecord[]) => {
  const site = siteOf(
    {},
    {
      record: {
        siteUrl: "https://mosslight.example/studio",
        productName: "Moss & Light",
        feedTitle: "Moss & Light: studies and articles",
      },
    },
  )
  const given = pages.map((page) => ({ ...page, file: "", hash: "" }))
  const parse = (page: Page) => pageOf(`<html><body><main>${text}</main></body></html>`, page)
  await feed.site?.({ ...site, pages: given, parse })
  return { atom: site.read("feed.xml"), json: site.read("feed.json") }
}

const parse = (text: string) => {
  const xml = new DOMParser().parseFromString(text, "application/xml")
  expect(xml.querySelector("parsererror")).toBeNull()
  return xml
}
const textOf = (element: Element | null | undefined, tag: string) =>
  element?.querySelector(`:scope > ${tag}`)?.textContent

it("is well-formed for any text, and has all elements that Atom requires", async () => {
  const { documentElement: root } = parse((await feeds([...studies, tokens])).atom)
  expect([root.localName, root.namespaceURI]).toEqual(["feed", "http://www.w3.org/2005/Atom"])
  expect(textOf(root, "id")).toBe("https://mosslight.example/studio/")
  expect(textOf(root, "title")).toBe("Moss & Light: studies and articles")
  expect(textOf(root, "updated")).toBe("2026-08-01T00:00:00Z")
  expect(root.querySelector(":scope > author > name")?.textContent).toBe("Moss & Light")
  expect(root.querySelector(":scope > link[rel=self]")?.getAttribute("href")).toBe(
    "https://mosslight.example/studio/feed.xml",
  )
  const written = [...root.querySelectorAll("entry")].find(
    (one) => textOf(one, "id") === "https://mosslight.example/studio/insights/tokens/",
  )
  const texts = ["title", "summary", "published", "updated"].map((tag) => textOf(written, tag))
  expect(texts).toEqual([
    'Tokens <b>, "quotes" & more',
    "What’s </summary> in it ?",
    "2026-04-21T00:00:00Z",
    "2026-08-01T00:00:00Z",
  ])
  const html = new DOMParser().parseFromString(textOf(written, "content") ?? "", "text/html")
  expect(html.body.textContent).toMatch(/^\s*Names & values\.\s*1\s*$/)
  expect(html.querySelector("img")?.outerHTML).toBe(
    '<img src="https://mosslight.example/a.png" alt="A chart">',
  )
  expect(html.querySelector("[data-x], [class], h1")).toBeNull()
  expect(written?.querySelector("author > name")?.textContent).toBe("Mina Sato")
  expect(written?.querySelector("link")?.getAttribute("href")).toBe(textOf(written, "id"))
  const terms = [...(written?.querySelectorAll("category") ?? [])].map((term) => term.getAttribute("term"))
  expect(terms).toEqual(["Design & systems", "Tokens"])
})

it("lists the newest first, under their headings, up to the limit", async () => {
  const titles = (text: string) =>
    [...parse(text).querySelectorAll("entry > title")].map((title) => title.textContent)
  expect(titles((await feeds([...studies, tokens])).atom)).toEqual([
    "Nimble, the board",
    'Tokens <b>, "quotes" & more',
    "/case-studies/fooq/",
  ])
  const many = Array.from({ length: 40 }, (_, index) => entry(`/case-studies/${index}/`, "2026-05-01"))
  const long = titles((await feeds([...many, tokens])).atom)
  expect(long).toHaveLength(40)
  expect(long).not.toContain('Tokens <b>, "quotes" & more')
})

it("gives entries of one day distinct instants in a stable order, in both feeds", async () => {
  const day = "2026-05-01"
  const pages = [
    entry("/insights/c/", day),
    entry("/insights/renamed/", day, { feedId: "/insights/a/" }),
    entry("/case-studies/b/", "2026-04-30", { updated: day }),
    entry("/insights/d/", day, { updated: "2026-08-01" }),
  ]
  const { atom, json } = await feeds(pages)
  const found = JSON.parse(json).items.map((item: Record<string, string>) => [
    item.id?.replace(/.*studio/, ""),
    item.date_published,
    item.date_modified,
  ])
  expect(found).toEqual([
    ["/insights/d/", `${day}T00:00:03Z`, "2026-08-01T00:00:00Z"],
    ["/insights/c/", `${day}T00:00:02Z`, `${day}T00:00:02Z`],
    ["/insights/a/", `${day}T00:00:01Z`, `${day}T00:00:01Z`],
    ["/case-studies/b/", "2026-04-30T00:00:00Z", `${day}T00:00:00Z`],
  ])
  const entries = [...parse(atom).querySelectorAll("entry")].map((one) =>
    ["id", "published", "updated"].map((tag) => textOf(one, tag)?.replace(/.*studio/, "")),
  )
  expect(entries).toEqual(found)
  expect(await feeds(pages.toReversed())).toEqual({ atom, json })
  expect(atom).toContain('href="https://mosslight.example/studio/insights/renamed/"')
})

it("is valid without entries", async () => {
  expect(parse((await feeds([])).atom).querySelectorAll("entry")).toHaveLength(0)
})

it("is also a JSON Feed 1.1 with the same entries", async () => {
  const { items, ...json } = JSON.parse((await feeds([...studies, tokens])).json)
  expect(json).toMatchObject({
    version: "https://jsonfeed.org/version/1.1",
    title: "Moss & Light: studies and articles",
    home_page_url: "https://mosslight.example/studio/",
    feed_url: "https://mosslight.example/studio/feed.json",
    authors: [{ name: "Moss & Light" }],
  })
  expect(items[1]).toEqual({
    id: "https://mosslight.example/studio/insights/tokens/",
    url: "https://mosslight.example/studio/insights/tokens/",
    title: 'Tokens <b>, "quotes" & more',
    summary: expect.stringContaining("What’s </summary> in it"),
    content_html: expect.stringContaining(content),
    date_published: "2026-04-21T00:00:00Z",
    date_modified: "2026-08-01T00:00:00Z",
    authors: [{ name: "Mina Sato" }],
    tags: ["Design & systems", "Tokens"],
  })
})
