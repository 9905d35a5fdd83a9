import { act, render, waitFor } from "@testing-library/react"
import { useStaticQuery } from "gatsby"
import { Suspense, use } from "react"
import { CurrentPath } from "../../../../src/site/router/current-path"
import { HeadTags } from "../../../../src/site/shell/head/head-tags"
import { takeRenderedPage } from "../../../../src/site/shell/head/rendered-page"
import { shellQuery } from "./site"

beforeEach(() => {
  jest.mocked(useStaticQuery).mockReturnValue(shellQuery)
})

const Slow = ({ loading }: { loading: Promise<void> }) => use(loading) ?? null

/** The content of a tag in the head. */
const tag = (name: string) =>
  document.head.querySelector(`meta[property="${name}"]`)?.getAttribute("content") ?? undefined

// The tags of all pages are tested in e2e/metadata.spec.ts and e2e/html.spec.ts.
describe("HeadTags", () => {
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

  it("passes the structured data of listed pages to the server", () => {
    process.env.BUILD_STAGE = "build-html"
    render(
      <CurrentPath value="/services/">
        <HeadTags heading="What we do" />
      </CurrentPath>,
    )
    const page = takeRenderedPage()
    expect(page).toMatchObject({ path: "/services/" })
    expect(JSON.parse(page?.structuredData ?? "")).toMatchObject({ "@context": "https://schema.org" })
    expect(takeRenderedPage()).toBeUndefined()
    render(<HeadTags pathname="/404/" routeName="Not found" noindex />)
    expect(takeRenderedPage()).toEqual({ path: "/404/", structuredData: undefined })
    delete process.env.BUILD_STAGE
  })
})
