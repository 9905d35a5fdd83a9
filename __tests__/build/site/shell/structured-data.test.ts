import { setRenderedPage, takeRenderedPage } from "../../../../src/site/shell/head/rendered-page"
import { type DescribedPage, structuredData } from "../../../../src/site/shell/head/structured-data"

const site = {
  productName: "Mosslight",
  description: "A studio.",
  url: "https://mosslight.example/folder",
  email: "hello@mosslight.example",
  phone: "+880 2 1555 0142",
  location: "Dhaka, Bangladesh",
  street: "House 14, Road 27",
  founded: 2019,
}

const page = (path: string, rest: Partial<DescribedPage> = {}): DescribedPage => ({
  path,
  url: site.url + path,
  name: "Name",
  heading: "Heading",
  description: "Description.",
  image: `${site.url}/share/x.png`,
  breadcrumb: [],
  type: "WebPage",
  ...rest,
})

/** The nodes of a page's graph, by type. */
const nodesOf = (described: DescribedPage) => {
  const things = structuredData(described, site)["@graph"] as unknown as Record<string, unknown>[]
  return new Map(things.map((thing) => [thing["@type"], thing]))
}

it("describes the agency, the site and its search on every page", () => {
  const things = nodesOf(page("/"))
  expect([...things.keys()]).toEqual(["Organization", "WebSite", "WebPage"])
  expect(things.get("Organization")).toMatchObject({
    name: "Mosslight",
    url: "https://mosslight.example/folder/",
    logo: { url: "https://mosslight.example/folder/icon-512.png" },
    telephone: "+880 2 1555 0142",
    address: { streetAddress: "House 14, Road 27", addressLocality: "Dhaka", addressCountry: "Bangladesh" },
    foundingDate: "2019",
  })
})

it("has the page's breadcrumb", () => {
  const breadcrumb = [
    { name: "Home", value: "/" },
    { name: "Case studies", value: "/case-studies/" },
    { name: "Nimble", value: "/case-studies/nimble/" },
  ]
  expect(nodesOf(page("/case-studies/nimble/", { breadcrumb })).get("BreadcrumbList")).toMatchObject({
    itemListElement: [
      { position: 1, name: "Home", item: "https://mosslight.example/folder/" },
      { position: 2, name: "Case studies", item: "https://mosslight.example/folder/case-studies/" },
      { position: 3, name: "Nimble", item: "https://mosslight.example/folder/case-studies/nimble/" },
    ],
  })
})

it("describes the page by its type, and a service", () => {
  expect([...nodesOf(page("/company/", { type: "AboutPage" })).keys()]).toContain("AboutPage")
  expect([...nodesOf(page("/services/web-development/")).keys()]).toContain("Service")
})

it("describes an article with headline, author and dates", () => {
  const author = { name: "Mina Sato", position: "Design director" }
  const article = { published: "2026-04-21", modified: "2026-05-02", author }
  expect(nodesOf(page("/insights/tokens/", { article })).get("BlogPosting")).toMatchObject({
    headline: "Heading",
    datePublished: "2026-04-21",
    dateModified: "2026-05-02",
    author: { "@type": "Person", name: "Mina Sato", jobTitle: "Design director" },
    publisher: { "@id": "https://mosslight.example/folder/#organization" },
    image: { url: "https://mosslight.example/folder/share/x.png" },
  })
  const study = { published: "2026-04-21", modified: "2026-04-21" }
  expect(nodesOf(page("/case-studies/nimble/", { article: study })).get("Article")).toMatchObject({
    author: { "@id": "https://mosslight.example/folder/#organization" },
  })
})

it("refers only to nodes in the same graph", () => {
  const article = { published: "2026-04-21", modified: "2026-04-21" }
  for (const described of [page("/"), page("/services/x/"), page("/insights/x/", { article })]) {
    const text = JSON.stringify(structuredData(described, site))
    const named = [...text.matchAll(/"@type":"\w+","@id":"([^"]+)"/g)].map(([, id]) => id)
    const referred = [...text.matchAll(/\{"@id":"([^"]+)"\}/g)].map(([, id]) => id)
    expect(referred.filter((id) => !named.includes(id))).toEqual([])
  }
})

it("cannot end its script element, with any content", () => {
  const name = "</script><script>alert(1)</script><!--"
  setRenderedPage("/", structuredData(page("/services/x/", { name }), site))
  const text = takeRenderedPage()?.structuredData
  expect(text).not.toMatch(/<\/|<!--|<script/i)
  expect(text).toContain("\\u003c/script>")
  const graph = JSON.parse(text ?? "")["@graph"] as { name?: string }[]
  expect(graph.some((thing) => thing.name === name)).toBe(true)
})
