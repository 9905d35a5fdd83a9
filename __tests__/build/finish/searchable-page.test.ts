import { searchablePage } from "../../../src/finish/searchable-page"

const page = (main: string) =>
  `<!DOCTYPE html><html lang="en-GB"><head></head><body><header>No</header><main id="main">${main}</main><footer>No</footer></body></html>`

const picture = (...widths: number[]) =>
  `<source srcset="${widths.map((width) => `/static/${width}.webp ${width}w`).join(",\n")}"/>`

const tea = { path: "/services/tea/", name: 'Tea & "Co"' }

describe("what a page gives to the search", () => {
  it("is its main part, with name, kind and the narrowest sharp picture", () => {
    const found = searchablePage(tea, page(`${picture(64, 256)}${picture(640, 384)}<h1>Tea</h1>`))
    expect(found?.url).toBe("/services/tea/")
    expect(found?.html).toContain('content="Tea &amp; &quot;Co&quot;"')
    expect(found?.html).toContain('data-pagefind-meta="kind[content]" content="Service"')
    expect(found?.html).toContain('data-pagefind-meta="image[content]" content="/static/384.webp"')
    expect(found?.html).toContain("<h1>Tea</h1>")
    expect(found?.html).not.toContain("No")
  })

  it("is in its own letters", () => {
    const found = searchablePage({ ...tea, name: "Çay – 茶" }, page(`${picture(640)}<h1>Çay 茶</h1>`))
    expect(found?.html).toContain('<meta data-pagefind-meta="title[content]" content="Çay – 茶">')
    expect(found?.html).toContain("<h1>Çay 茶</h1>")
  })

  it("is without the links of headings, and cells and dates stand apart", () => {
    const heading = '<h2 id="when">When</h2> <a href="#when" aria-label="Link to this section">#</a>'
    const cells = "<table><tr><th>Your situation</th><th>Our pick</th></tr></table>"
    const found = searchablePage(tea, page(`${heading}${cells}<a href="#top">Up</a>`))
    const words = found?.html
      .replace(/<[^>]*>/g, "")
      .replace(/\s+/g, " ")
      .trim()
    expect(words).toBe("When Your situation Our pick Up")
  })

  it("has no picture of other pages, which stand further below", () => {
    const found = searchablePage(tea, page(`<img src="/a.png"/><div data-slice="x">${picture(640)}</div>`))
    expect(found?.html).not.toContain("image[content]")
    expect(found?.html).not.toContain("<img")
  })

  it.each([
    ["search engines leave it out", "/search/"],
    ["it is a later page of a list", "/case-studies/page/2/"],
  ])("is nothing where %s", (_, path) => {
    expect(searchablePage({ ...tea, path }, page("<h1>Tea</h1>"))).toBeUndefined()
  })
})
