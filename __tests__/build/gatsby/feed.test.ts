/** @jest-environment jsdom */
import { atomFeed, type FeedList, feedOf, jsonFeed } from "../../../src/gatsby/outputs/feed"

const entry = (path: string, date: string, rest: object = {}) => ({
  path,
  name: path,
  description: "Description.",
  date,
  publish: null,
  updated: null,
  tags: [],
  ...rest,
})

const site = {
  productName: "Moss & Light",
  description: "A studio.",
  url: "https://mosslight.example/studio",
}

const articles: FeedList = {
  plural: "articles",
  documents: [
    entry("/insights/tokens/", "2026-04-21", {
      name: 'Tokens <b>, "quotes" & more',
      description: "What’s </summary> in it\u0007?",
      updated: "2026-08-01",
      tags: ["Design & systems", "Tokens"],
      author: { name: "Mina Sato" },
    }),
  ],
}

const studies: FeedList = {
  plural: "studies",
  heading: "hero.title.label",
  documents: [
    entry("/case-studies/nimble/", "2026-06-18", { hero: { title: { label: "Nimble, the board" } } }),
    entry("/case-studies/fooq/", "2026-01-02"),
  ],
}

const feed = () => atomFeed(feedOf(site, [studies, articles]))

const parse = (text: string) => {
  const xml = new DOMParser().parseFromString(text, "application/xml")
  expect(xml.querySelector("parsererror")).toBeNull()
  return xml
}
const textOf = (element: Element | null | undefined, tag: string) =>
  element?.querySelector(`:scope > ${tag}`)?.textContent

it("is well-formed for any text, and has all elements that Atom requires", () => {
  const { documentElement: root } = parse(feed())
  expect([root.localName, root.namespaceURI]).toEqual(["feed", "http://www.w3.org/2005/Atom"])
  expect(textOf(root, "id")).toBe("https://mosslight.example/studio/")
  expect(textOf(root, "title")).toBe("Moss & Light: studies and articles")
  expect(textOf(root, "updated")).toBe("2026-08-01T00:00:00Z")
  expect(root.querySelector(":scope > author > name")?.textContent).toBe("Moss & Light")
  expect(root.querySelector(":scope > link[rel=self]")?.getAttribute("href")).toBe(
    "https://mosslight.example/studio/feed.xml",
  )
  const tokens = [...root.querySelectorAll("entry")].find(
    (one) => textOf(one, "id") === "https://mosslight.example/studio/insights/tokens/",
  )
  const texts = ["title", "summary", "published", "updated"].map((tag) => textOf(tokens, tag))
  expect(texts).toEqual([
    'Tokens <b>, "quotes" & more',
    "What’s </summary> in it ?",
    "2026-04-21T00:00:00Z",
    "2026-08-01T00:00:00Z",
  ])
  expect(tokens?.querySelector("author > name")?.textContent).toBe("Mina Sato")
  expect(tokens?.querySelector("link")?.getAttribute("href")).toBe(textOf(tokens, "id"))
  const terms = [...(tokens?.querySelectorAll("category") ?? [])].map((term) => term.getAttribute("term"))
  expect(terms).toEqual(["Design & systems", "Tokens"])
})

it("lists the newest first, under their headings, up to the limit", () => {
  const titles = (text: string) =>
    [...parse(text).querySelectorAll("entry > title")].map((title) => title.textContent)
  expect(titles(feed())).toEqual(["Nimble, the board", 'Tokens <b>, "quotes" & more', "/case-studies/fooq/"])
  const many = Array.from({ length: 40 }, (_, index) => entry(`/case-studies/${index}/`, "2026-05-01"))
  const long = titles(atomFeed(feedOf(site, [{ ...studies, documents: many }, articles])))
  expect(long).toHaveLength(40)
  expect(long).not.toContain('Tokens <b>, "quotes" & more')
})

it("is valid without entries", () => {
  expect(parse(atomFeed(feedOf(site, []))).querySelectorAll("entry")).toHaveLength(0)
})

it("is also a JSON Feed 1.1 with the same entries", () => {
  const { items, ...json } = JSON.parse(jsonFeed(feedOf(site, [studies, articles])))
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
    content_text: expect.stringContaining("What’s </summary> in it"),
    date_published: "2026-04-21T00:00:00Z",
    date_modified: "2026-08-01T00:00:00Z",
    authors: [{ name: "Mina Sato" }],
    tags: ["Design & systems", "Tokens"],
  })
})
