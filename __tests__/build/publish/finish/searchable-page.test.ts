import { searchablePage } from "../../../../src/publish/finish/searchable-page"
import { pageOf } from "../../../support/built-site"

const tea = { path: "/services/tea/", name: 'Çay 茶 & "Co"', description: "Tea for two" }

/** What the search gets of a page with this main element. */
const htmlOf = (main: string, record = {}) =>
  searchablePage(
    pageOf(`<html><body><header>No</header><main>${main}</main><footer>No</footer></body></html>`, {
      ...tea,
      ...record,
    }),
  )?.html

describe("what the search knows of a page", () => {
  it("is its main element with its anchors, and its record", () => {
    const found = htmlOf('<h1>Tea</h1><h2 id="green">Green</h2>', { image: "/static/384.webp" })
    expect(found).toContain('content="Çay 茶 &amp; &quot;Co&quot;"')
    expect(found).toContain('data-pagefind-meta="kind[content]" content="Service"')
    expect(found).toContain('data-pagefind-meta="image[content]" content="/static/384.webp"')
    expect(found).toContain('<h1>Tea</h1> <h2 id="green">Green</h2>')
    expect(found).not.toContain("No")
  })

  it("has no heading links, controls or images, and has spaces between cells", () => {
    const heading = '<h2 id="when">When</h2> <a href="#when" aria-label="Link to this section">#</a>'
    const cells = "<table><tr><th>Your situation</th><th>Our pick</th></tr></table>"
    const found = htmlOf(`${heading}${cells}<img src="/a.png" alt="A cup"/><button>Copy</button>`)
    const words = found
      ?.replace(/<[^>]*>/g, "")
      .replace(/\s+/g, " ")
      .trim()
    expect(words).toBe("Tea for two When Your situation Our pick")
  })

  it("begins with the page's description, in the page's language", () => {
    expect(htmlOf("<h1>Tea</h1>")).toMatch(/^<html lang="en-GB">.*<p>Tea for two<\/p> <h1>/)
  })

  it("does not repeat the name and the description, which a result shows", () => {
    const found = htmlOf("<h1>Teas</h1><p>Tea for two</p><p>Green</p>", { name: "Teas" })
    expect(found).toMatch(/<p>Tea for two<\/p> <p>Green<\/p><\/body>/)
  })

  it("ends the items of a list, which Pagefind separates only without a space in them", () => {
    expect(htmlOf("<ul><li><a href='/'>Oolong</a></li><li>Green</li></ul>")).toContain(
      "</a></li> <li>Green</li></ul>",
    )
  })

  it("has the words by which visitors look for it", () => {
    const found = htmlOf("<h1>Tea</h1>", { keywords: "phone email" })
    expect(found).toContain('data-pagefind-meta="keywords[content]" content="phone email"')
    expect(htmlOf("<h1>Tea</h1>")).not.toContain("keywords")
  })

  it.each([
    ["a page with noindex", { noindex: true }],
    ["a later page of a list", { path: "/case-studies/page/2/" }],
    ["a page without a name", { name: undefined }],
  ])("is nothing for %s", (_, record) => {
    expect(htmlOf("<h1>Tea</h1>", record)).toBeFalsy()
  })
})
