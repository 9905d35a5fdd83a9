/** @jest-environment jsdom */
import { type FeedData, feedOf } from "../../../src/gatsby/feed"

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

const data: FeedData = {
  siteSettings: {
    productName: "Moss & Light",
    description: "A studio.",
    url: "https://mosslight.example/studio",
  },
  allInsight: {
    nodes: [
      entry("/insights/tokens/", "2026-04-21", {
        name: 'Tokens <b>, "quotes" & more',
        description: "What’s </summary> in it\u0007?",
        updated: "2026-08-01",
        tags: ["Design & systems", "Tokens"],
        author: { name: "Mina Sato" },
      }),
    ],
  },
  allCaseStudy: {
    nodes: [
      entry("/case-studies/nimble/", "2026-06-18", { hero: { title: { label: "Nimble, the board" } } }),
      entry("/case-studies/fooq/", "2026-01-02"),
    ],
  },
}

const parse = (text: string) => {
  const xml = new DOMParser().parseFromString(text, "application/xml")
  expect(xml.querySelector("parsererror")).toBeNull()
  return xml
}
const textOf = (element: Element | null | undefined, tag: string) =>
  element?.querySelector(`:scope > ${tag}`)?.textContent

it("is well-formed, whatever the content says, and has what Atom asks for", () => {
  const { documentElement: feed } = parse(feedOf(data))
  expect([feed.localName, feed.namespaceURI]).toEqual(["feed", "http://www.w3.org/2005/Atom"])
  expect(textOf(feed, "id")).toBe("https://mosslight.example/studio/")
  expect(textOf(feed, "title")).toBe("Moss & Light: insights and case studies")
  expect(textOf(feed, "updated")).toBe("2026-08-01T00:00:00Z")
  expect(feed.querySelector(":scope > author > name")?.textContent).toBe("Moss & Light")
  expect(feed.querySelector(":scope > link[rel=self]")?.getAttribute("href")).toBe(
    "https://mosslight.example/studio/feed.xml",
  )
  const tokens = [...feed.querySelectorAll("entry")].find(
    (one) => textOf(one, "id") === "https://mosslight.example/studio/insights/tokens/",
  )
  expect({
    title: textOf(tokens, "title"),
    summary: textOf(tokens, "summary"),
    published: textOf(tokens, "published"),
    updated: textOf(tokens, "updated"),
    author: tokens?.querySelector("author > name")?.textContent,
    link: tokens?.querySelector("link")?.getAttribute("href"),
    terms: [...(tokens?.querySelectorAll("category") ?? [])].map((category) => category.getAttribute("term")),
  }).toEqual({
    title: 'Tokens <b>, "quotes" & more',
    summary: "What’s </summary> in it ?",
    published: "2026-04-21T00:00:00Z",
    updated: "2026-08-01T00:00:00Z",
    author: "Mina Sato",
    link: "https://mosslight.example/studio/insights/tokens/",
    terms: ["Design & systems", "Tokens"],
  })
})

it("lists the newest first, a study under its heading, and no more than readers show", () => {
  const titles = (text: string) =>
    [...parse(text).querySelectorAll("entry > title")].map((title) => title.textContent)
  expect(titles(feedOf(data))).toEqual([
    "Nimble, the board",
    'Tokens <b>, "quotes" & more',
    "/case-studies/fooq/",
  ])
  const many = Array.from({ length: 40 }, (_, index) => entry(`/case-studies/${index}/`, "2026-05-01"))
  const long = titles(feedOf({ ...data, allCaseStudy: { nodes: many } }))
  expect(long).toHaveLength(40)
  expect(long).not.toContain('Tokens <b>, "quotes" & more')
})

it("changes only with the content, and is a feed without entries too", () => {
  expect(feedOf(data)).toBe(feedOf(data))
  const empty = { ...data, allInsight: { nodes: [] }, allCaseStudy: { nodes: [] } }
  expect(parse(feedOf(empty)).querySelectorAll("entry")).toHaveLength(0)
})
