import { render, screen, within } from "@testing-library/react"
import { Breadcrumb } from "../../../src/components/breadcrumb"

const routes = [
  { name: "Home", value: "/" },
  { name: "Case studies", value: "/case-studies/" },
  { name: "Nimble", value: "/case-studies/nimble/" },
]

describe("Breadcrumb", () => {
  it("links every item but the last", () => {
    render(<Breadcrumb routes={routes} />)
    const way = within(screen.getByRole("navigation", { name: "Breadcrumb" }))
    expect(way.getAllByRole("listitem")).toHaveLength(3)
    expect(way.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Home", "/"],
      ["Case studies", "/case-studies/"],
    ])
  })

  it("marks the last item as the current page, in green", () => {
    render(<Breadcrumb routes={routes} />)
    const last = screen.getByText("Nimble")
    expect(last).toHaveAttribute("aria-current", "page")
    expect(getComputedStyle(last).color).toBe("var(--color-accent-text)")
  })

  it("has a hero's colours, without a style attribute", () => {
    const { container } = render(<Breadcrumb routes={routes} color="#D6E8EA" currentColor="#4FDB88" />)
    expect(screen.getByText("Nimble")).toHaveStyle({ color: "#4FDB88" })
    expect(screen.getByRole("navigation")).toHaveStyle({ color: "#D6E8EA" })
    expect(container.querySelector("[style]")).toBeNull()
  })
})
