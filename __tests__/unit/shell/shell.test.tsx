import { render, screen, within } from "@testing-library/react"
import { useStaticQuery } from "gatsby"
import { Shell } from "../../../src/shell/shell"
import { shellQuery } from "./site"

beforeEach(() => {
  jest.mocked(useStaticQuery).mockReturnValue(shellQuery)
})

const shell = (
  <Shell pathname="/">
    <h1>Home</h1>
  </Shell>
)

describe("Shell", () => {
  it("wraps the page in banner, main and footer", async () => {
    render(shell)
    expect(within(screen.getByRole("main")).getByRole("heading", { level: 1 })).toBeVisible()
    expect(screen.getByRole("banner")).toBeInTheDocument()
    expect(await screen.findByRole("contentinfo")).toHaveTextContent("© 2026 Mosslight")
  })

  it("links the logo to the home page", () => {
    render(shell)
    const banner = within(screen.getByRole("banner"))
    expect(banner.getByRole("link", { name: "Mosslight, home" })).toHaveAttribute("href", "/")
  })

  it("shows the agency's location and email address", async () => {
    render(shell)
    const footer = within(await screen.findByRole("contentinfo"))
    expect(footer.getByText("Dhaka, Bangladesh")).toBeVisible()
    expect(footer.getByRole("link", { name: "hello@mosslight.example" })).toHaveAttribute(
      "href",
      "mailto:hello@mosslight.example",
    )
    expect(footer.getByRole("link", { name: "Contact us" })).toHaveAttribute("href", "/contact-us/")
  })

  it("names the missing files if the site has no settings", () => {
    jest.mocked(useStaticQuery).mockReturnValue({ ...shellQuery, navigation: null })
    jest.spyOn(console, "error").mockImplementation(() => {})
    expect(() => render(shell)).toThrow("content/data/navigation.yaml")
  })
})
