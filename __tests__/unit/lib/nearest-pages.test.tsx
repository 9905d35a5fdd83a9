import { act, render, screen, within } from "@testing-library/react"
import { distance } from "fastest-levenshtein"
import { nearestPages } from "../../../src/lib/nearest-pages"
import { NotFound } from "../../../src/sections/not-found"

const pages = [
  { name: "Services", path: "/services/" },
  { name: "Case studies", path: "/case-studies/" },
  { name: "Insights", path: "/insights/" },
  { name: "Contact us", path: "/contact-us/" },
  { name: "Nimble", path: "/case-studies/nimble/" },
  { name: "Fooq", path: "/case-studies/fooq/" },
  { name: "Mobile application", path: "/services/mobile-application/" },
  { name: "React", path: "/technologies/react/" },
  { name: "React Native", path: "/technologies/react-native/" },
]

describe("nearestPages", () => {
  it.each([
    ["/case-studies/nimbel/", "/case-studies/nimble/"],
    ["/nimble", "/case-studies/nimble/"],
    ["/Services/Mobile-Aplication", "/services/mobile-application/"],
    ["/mobile", "/services/mobile-application/"],
    ["/contact.html", "/contact-us/"],
    ["/technology/react/", "/technologies/react/"],
  ])("%s is nearest to %s", (requested, path) => {
    expect(nearestPages(requested, pages, distance, 4)[0]?.path).toBe(path)
  })

  it("does not list pages that share only the parent, but lists the parent", () => {
    const found = nearestPages("/case-studies/nimbel/", pages, distance, 4).map(({ path }) => path)
    expect(found).toEqual(["/case-studies/nimble/", "/case-studies/"])
  })

  it.each(["/", "", "/zzzzzzzzzzzzzzzz/", "/%E0%A4%A/"])("finds nothing for %j", (requested) => {
    expect(nearestPages(requested, pages, distance, 4)).toEqual([])
  })
})

const shown = () =>
  within(screen.getByRole("navigation"))
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"))

describe("NotFound", () => {
  it("has one h1, a link to the home page, and four other links before it has compared the pages", () => {
    render(<NotFound requestedPath="/404.html" pages={pages} />)
    expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1)
    expect(screen.getByRole("link", { name: "Back to home" })).toHaveAttribute("href", "/")
    expect(shown()).toEqual(["/services/", "/case-studies/", "/insights/", "/contact-us/"])
  })

  it("lists the nearest pages first, with the same number of links", async () => {
    render(<NotFound requestedPath="/case-studies/nimbel/" pages={pages} />)
    await act(async () => {
      await import("fastest-levenshtein")
    })
    expect(screen.getByRole("navigation", { name: "Close to what you typed" })).toBeInTheDocument()
    expect(shown()[0]).toBe("/case-studies/nimble/")
    expect(shown()).toHaveLength(4)
  })
})
