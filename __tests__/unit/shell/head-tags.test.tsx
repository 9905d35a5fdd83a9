import { act, render, waitFor } from "@testing-library/react"
import { useStaticQuery } from "gatsby"
import { Suspense, use } from "react"
import { HeadTags } from "../../../src/shell/head-tags"
import { takeRenderedPage } from "../../../src/shell/rendered-page"
import { shellQuery } from "./site"

beforeEach(() => {
  jest.mocked(useStaticQuery).mockReturnValue(shellQuery)
})

const head = (selector: string) => document.head.querySelector(selector)

const Slow = ({ loading }: { loading: Promise<void> }) => use(loading) ?? null

/** The content of a tag in the head. */
const tag = (name: string) =>
  head(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute("content") ?? undefined

describe("HeadTags", () => {
  it("falls back to the site's description, and excludes unlisted pages from search engines", async () => {
    render(<HeadTags routeName="Payment failure" pathname="/payment/callback/failure/" />)
    await waitFor(() => expect(document.title).toBe("Mosslight | Payment failure"))
    expect(head("meta[name=description]")).toHaveAttribute("content", shellQuery.siteSettings?.description)
    expect(head("meta[name=robots]")).toHaveAttribute("content", "noindex")
    expect(tag("og:image")).toBe("https://mosslight.example/share/index.png")
  })

  it("leaves no tags behind if React renders a page twice", async () => {
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

  it("links documents to their Markdown", async () => {
    render(<HeadTags routeName="Nimble" pathname="/case-studies/nimble/" hasMarkdown />)
    await waitFor(() => expect(document.title).toBe("Mosslight | Nimble"))
    expect(head('link[rel=alternate][type="text/markdown"]')).toHaveAttribute(
      "href",
      "https://mosslight.example/case-studies/nimble.md",
    )
  })

  it("passes name and heading to the server, and structured data of listed pages", () => {
    process.env.BUILD_STAGE = "build-html"
    render(<HeadTags routeName="Services" heading="What we do" pathname="/services/" />)
    const page = takeRenderedPage()
    expect(page).toMatchObject({ path: "/services/", name: "Services", heading: "What we do" })
    expect(JSON.parse(page?.structuredData ?? "")).toMatchObject({ "@context": "https://schema.org" })
    expect(takeRenderedPage()).toBeUndefined()
    render(<HeadTags routeName="Not found" pathname="/404/" />)
    expect(takeRenderedPage()).toMatchObject({ name: "Not found", structuredData: undefined })
    delete process.env.BUILD_STAGE
  })
})
