import { searchablePage } from "../../../../src/publish/finish/searchable-page"

const page = (main: string) =>
  `<!DOCTYPE html><html lang="en-GB"><head><meta data-x="y" name="description" content="Tea for two"/></head><body><header>No</header><main id="main">${main}</main><footer>No</footer></body></html>`

const image = (...widths: number[]) =>
  `<img srcset="${widths.map((width) => `/static/${width}.webp ${width}w`).join(",\n")}"/>`

const tea = { path: "/services/tea/", name: 'Çay 茶 & "Co"' }

describe("the searchable part of a page", () => {
  it("is its main element, with name, kind and the narrowest sharp image", () => {
    const found = searchablePage(tea, page(`${image(64, 256)}${image(640, 384)}<h1>Tea</h1>`))
    expect(found?.url).toBe("/services/tea/")
    expect(found?.html).toContain('content="Çay 茶 &amp; &quot;Co&quot;"')
    expect(found?.html).toContain('data-pagefind-meta="kind[content]" content="Service"')
    expect(found?.html).toContain('data-pagefind-meta="image[content]" content="/static/384.webp"')
    expect(found?.html).toContain("<h1>Tea</h1>")
    expect(found?.html).not.toContain("No")
  })

  it("has no heading links, and has spaces between cells and dates", () => {
    const heading = '<h2 id="when">When</h2> <a href="#when" aria-label="Link to this section">#</a>'
    const cells = "<table><tr><th>Your situation</th><th>Our pick</th></tr></table>"
    const found = searchablePage(tea, page(`${heading}${cells}<a href="#top">Up</a>`))
    const words = found?.html
      .replace(/<[^>]*>/g, "")
      .replace(/\s+/g, " ")
      .trim()
    expect(words).toBe("Tea for two When Your situation Our pick Up")
  })

  it("begins with the page's description, in the page's language", () => {
    const found = searchablePage(tea, page("<h1>Tea</h1>"))
    expect(found?.html).toMatch(/^<html lang="en-GB">.*<p>Tea for two<\/p> <main/)
  })

  it("has the words by which visitors look for it", () => {
    const found = searchablePage({ ...tea, keywords: "phone email" }, page("<h1>Tea</h1>"))
    expect(found?.html).toContain('data-pagefind-meta="keywords[content]" content="phone email"')
    expect(searchablePage(tea, page("<h1>Tea</h1>"))?.html).not.toContain("keywords")
  })

  it("has a logo if there is no image", () => {
    const found = searchablePage(tea, page('<img src="/static/mark.svg" alt=""/><h1>Tea</h1>'))
    expect(found?.html).toContain('data-pagefind-meta="image[content]" content="/static/mark.svg"')
  })

  it("has no crop for phones", () => {
    const crop = '<source media="(width < 40em)" srcset="/static/tall.webp 640w"/>'
    const found = searchablePage(tea, page(`${crop}${image(640)}<h1>Tea</h1>`))
    expect(found?.html).toContain('data-pagefind-meta="image[content]" content="/static/640.webp"')
  })

  it("has no image of other pages further below", () => {
    const found = searchablePage(tea, page(`<img src="/a.png"/><div data-slice="x">${image(640)}</div>`))
    expect(found?.html).not.toContain("image[content]")
    expect(found?.html).not.toContain("<img")
  })

  it.each([
    ["a page with noindex", { noindex: true }],
    ["a later page of a list", { path: "/case-studies/page/2/" }],
  ])("is undefined for %s", (_, facts) => {
    expect(searchablePage({ ...tea, ...facts }, page("<h1>Tea</h1>"))).toBeUndefined()
  })
})
