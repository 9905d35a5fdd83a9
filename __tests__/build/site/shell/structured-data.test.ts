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

it("describes the page by its type, and a service", () => {
  expect([...nodesOf(page("/company/", { type: "AboutPage" })).keys()]).toContain("AboutPage")
  expect([...nodesOf(page("/services/web-development/")).keys()]).toContain("Service")
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
