import { render, screen, within } from "@testing-library/react"
import { useStaticQuery } from "gatsby"
import { firstScript } from "../../../../src/site/shell/head/first-script"
import { Shell } from "../../../../src/site/shell/shell"
import { texts } from "../../../support/texts"
import { shellQuery } from "./site"

beforeEach(() => {
  jest.mocked(useStaticQuery).mockReturnValue(shellQuery)
})

const shell = (
  <Shell pathname="/">
    <h1>Home</h1>
  </Shell>
)

const Failing = () => {
  throw new Error("The page has failed")
}

describe("Shell", () => {
  it("shows the agency's name, location, phone number and addresses in the footer", async () => {
    render(shell)
    const footer = within(await screen.findByRole("contentinfo"))
    for (const text of ["© 2026 Mosslight", "House 14, Road 27, Dhaka, Bangladesh", /UTC\+6/])
      expect(footer.getByText(text)).toBeVisible()
    expect(footer.getByRole("link", { name: "hello@mosslight.example" })).toHaveAttribute(
      "href",
      "mailto:hello@mosslight.example",
    )
    expect(footer.getByRole("link", { name: "Contact us" })).toHaveAttribute("href", "/contact-us/")
    expect(footer.getByRole("link", { name: "+880 2 1555 0142" })).toHaveAttribute(
      "href",
      "tel:+880215550142",
    )
    expect(footer.getByRole("link", { name: "Search" })).toHaveAttribute("href", "/search/")
  })

  it("shows the announcement before the header, and hides it on pages from before its end", () => {
    const announcement = { text: "We move house.", path: "/contact-us/", until: "2026-12-01" }
    const settings = { ...shellQuery.siteSettings, announcement }
    jest.mocked(useStaticQuery).mockReturnValue({ ...shellQuery, siteSettings: settings })
    render(shell)
    const line = screen.getByRole("complementary", { name: texts.page.announcement })
    expect(line.compareDocumentPosition(screen.getByRole("banner"))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    const link = within(line).getByRole("link", { name: "We move house." })
    expect(link).toHaveAttribute("href", "/contact-us/")
    expect(link).toBeVisible()
    const runOn = (today: string) => {
      document.documentElement.dataset.announcedUntil = "2026-12-01"
      jest.useFakeTimers({ now: Date.parse(today) })
      firstScript([])
      jest.useRealTimers()
    }
    runOn("2026-12-01T23:59:59Z")
    expect(link).toBeVisible()
    runOn("2026-12-02T00:00:00Z")
    expect(line).not.toBeVisible()
  })

  it("shows an explanation instead of a page that fails, with a link that loads it again", () => {
    jest.spyOn(console, "error").mockImplementation(() => {})
    render(
      <Shell pathname="/">
        <Failing />
      </Shell>,
    )
    const main = within(screen.getByRole("main"))
    expect(main.getByRole("heading", { level: 1, name: texts.problems.heading })).toBeVisible()
    const link = main.getByText(texts.problems.reload, { selector: "a" })
    expect(link).toHaveAttribute("href", "")
    expect(link.closest("p")).toHaveTextContent(
      "Something went wrong while it was opened. Load it again, or choose another page from the menu above.",
    )
  })

  it("names the missing files if the site has no settings", () => {
    jest.mocked(useStaticQuery).mockReturnValue({ ...shellQuery, navigation: null })
    jest.spyOn(console, "error").mockImplementation(() => {})
    expect(() => render(shell)).toThrow("navigation.yaml")
  })
})
