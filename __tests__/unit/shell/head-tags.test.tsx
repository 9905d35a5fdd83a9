import { act, render, waitFor } from "@testing-library/react"
import { useStaticQuery } from "gatsby"
import { Suspense, use } from "react"
import { Helmet } from "react-helmet"
import { HeadTags } from "../../../src/shell/head-tags"
import { takeServedPage } from "../../../src/shell/served-page"
import { shellQuery } from "./site"

beforeEach(() => {
  jest.mocked(useStaticQuery).mockReturnValue(shellQuery)
})

const head = (selector: string) => document.head.querySelector(selector)

const Slow = ({ loading }: { loading: Promise<void> }) => use(loading) ?? null

/** What a tag of the head says. */
const tag = (name: string) =>
  head(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute("content") ?? undefined

describe("HeadTags", () => {
  it("writes title, description, language and canonical address", async () => {
    render(<HeadTags routeName="Nimble" description="A sprint board." pathname="/case-studies/nimble" />)
    await waitFor(() => expect(document.title).toBe("Mosslight | Nimble"))
    expect(document.documentElement).toHaveAttribute("lang", "en-GB")
    expect(head("meta[name=description]")).toHaveAttribute("content", "A sprint board.")
    expect(head("link[rel=canonical]")).toHaveAttribute(
      "href",
      "https://mosslight.example/case-studies/nimble/",
    )
    expect(head("meta[name=robots]")).toBeNull()
  })

  it("falls back to the site's own description, and keeps pages that are not for search engines from them", async () => {
    render(<HeadTags routeName="Payment failure" pathname="/payment/callback/failure/" />)
    await waitFor(() => expect(document.title).toBe("Mosslight | Payment failure"))
    expect(head("meta[name=description]")).toHaveAttribute("content", shellQuery.siteSettings?.description)
    expect(head("meta[name=robots]")).toHaveAttribute("content", "noindex")
    expect(tag("og:image")).toBe("https://mosslight.example/share/index.png")
  })

  it("leaves nothing behind where React renders a page twice before it shows it", async () => {
    const day = "2026-06-18"
    const article = { published: day, modified: day }
    let load = () => {}
    const loading = new Promise<void>((resolve) => {
      load = resolve
    })
    const study = (
      <Suspense fallback={null}>
        <HeadTags routeName="Nimble" pathname="/case-studies/nimble/" article={article} />
        <Slow loading={loading} />
      </Suspense>
    )
    const { rerender } = await act(async () => render(study))
    await act(async () => load())
    await waitFor(() => expect(tag("article:published_time")).toBe(day))
    rerender(<HeadTags routeName="Services" pathname="/services/" />)
    await waitFor(() => expect(document.title).toBe("Mosslight | Services"))
    expect(tag("article:published_time")).toBeUndefined()
  })

  it("tells other sites what to show of a page", async () => {
    render(
      <HeadTags
        routeName="Nimble"
        description="A sprint board."
        pathname="/case-studies/nimble/"
        heading="Nimble, the board"
        article={{ published: "2026-06-18", modified: "2026-07-01" }}
      />,
    )
    await waitFor(() => expect(document.title).toBe("Mosslight | Nimble"))
    expect({
      type: tag("og:type"),
      site: tag("og:site_name"),
      locale: tag("og:locale"),
      url: tag("og:url"),
      title: [tag("og:title"), tag("twitter:title")],
      description: [tag("og:description"), tag("twitter:description")],
      image: [tag("og:image"), tag("twitter:image")],
      alt: [tag("og:image:alt"), tag("twitter:image:alt")],
      size: [tag("og:image:width"), tag("og:image:height")],
      card: tag("twitter:card"),
      days: [tag("article:published_time"), tag("article:modified_time")],
    }).toEqual({
      type: "article",
      site: "Mosslight",
      locale: "en_GB",
      url: "https://mosslight.example/case-studies/nimble/",
      title: ["Nimble", "Nimble"],
      description: ["A sprint board.", "A sprint board."],
      image: Array(2).fill("https://mosslight.example/share/case-studies/nimble.png"),
      alt: ["Nimble, the board", "Nimble, the board"],
      size: ["1200", "630"],
      card: "summary_large_image",
      days: ["2026-06-18", "2026-07-01"],
    })
  })

  it("leaves an article's tags behind with the article", async () => {
    const article = { published: "2026-06-18", modified: "2026-06-18" }
    const { rerender } = render(
      <HeadTags routeName="Nimble" pathname="/case-studies/nimble/" article={article} />,
    )
    await waitFor(() => expect(tag("og:type")).toBe("article"))
    rerender(<HeadTags routeName="Home" pathname="/" />)
    await waitFor(() => expect(tag("og:type")).toBe("website"))
    expect(tag("article:published_time")).toBeUndefined()
    expect(tag("og:image")).toBe("https://mosslight.example/share/index.png")
    expect(tag("og:image:alt")).toBe("Home")
  })

  it("writes no structured data in the browser, and drops another page's", () => {
    const served = document.createElement("script")
    served.type = "application/ld+json"
    served.dataset.path = "/services/"
    document.head.append(served)
    const { rerender } = render(<HeadTags routeName="Services" pathname="/services/" />)
    expect(served.isConnected).toBe(true)
    expect(takeServedPage()).toBeUndefined()
    rerender(<HeadTags routeName="Home" pathname="/" />)
    expect(document.querySelector('script[type="application/ld+json"]')).toBeNull()
  })

  it("gives the server name and heading, and structured data of pages that are listed", () => {
    process.env.BUILD_STAGE = "build-html"
    render(<HeadTags routeName="Services" heading="What we do" pathname="/services/" />)
    const page = takeServedPage()
    expect(page).toMatchObject({ path: "/services/", name: "Services", heading: "What we do" })
    expect(JSON.parse(page?.structuredData ?? "")).toMatchObject({ "@context": "https://schema.org" })
    expect(takeServedPage()).toBeUndefined()
    render(<HeadTags routeName="Not found" pathname="/404/" />)
    expect(takeServedPage()).toMatchObject({ name: "Not found", structuredData: undefined })
    delete process.env.BUILD_STAGE
  })

  it("changes with the page and leaves the theme alone", async () => {
    document.documentElement.dataset.theme = "dark"
    const { rerender } = render(<HeadTags routeName="Home" pathname="/" />)
    await waitFor(() => expect(document.title).toBe("Mosslight | Home"))
    rerender(<HeadTags routeName="Services" pathname="/services/" />)
    await waitFor(() => expect(document.title).toBe("Mosslight | Services"))
    expect(head("link[rel=canonical]")).toHaveAttribute("href", "https://mosslight.example/services/")
    expect(document.head.querySelectorAll("link[rel=canonical], meta[name=description]")).toHaveLength(2)
    expect(document.documentElement.dataset.theme).toBe("dark")
  })

  it("gives the server everything it needs", () => {
    Helmet.canUseDOM = false
    render(<HeadTags routeName="Services" pathname="/services/" />)
    const served = Helmet.renderStatic()
    Helmet.canUseDOM = true
    expect(served.title.toString()).toContain(">Mosslight | Services</title>")
    expect(served.htmlAttributes.toString()).toContain('lang="en-GB"')
    expect(served.link.toString()).toContain('href="https://mosslight.example/services/"')
  })
})
