import { render, waitFor } from "@testing-library/react"
import { useStaticQuery } from "gatsby"
import { Helmet } from "react-helmet"
import { HeadTags } from "../../../src/shell/head-tags"
import { shellQuery } from "./site"

beforeEach(() => {
  jest.mocked(useStaticQuery).mockReturnValue(shellQuery)
})

const head = (selector: string) => document.head.querySelector(selector)

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

  it("falls back to the site's own description and keeps a page out of search engines when asked", async () => {
    render(<HeadTags routeName="Payment failure" pathname="/payment/callback/failure/" noindex />)
    await waitFor(() => expect(document.title).toBe("Mosslight | Payment failure"))
    expect(head("meta[name=description]")).toHaveAttribute("content", shellQuery.siteSettings?.description)
    expect(head("meta[name=robots]")).toHaveAttribute("content", "noindex")
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
