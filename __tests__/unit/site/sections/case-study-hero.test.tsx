import { screen } from "@testing-library/react"
import { Hero, type HeroProps } from "../../../../src/site/collections/case-studies/hero"
import { expectCleanMarkup } from "../../../support/expect-clean-markup"
import { imageFile } from "../../../support/image-data"
import { render } from "../../../support/render"

const hero: HeroProps["hero"] = {
  background: "#082F36",
  backgroundDark: "#082F36",
  title: { label: "Harbour Ledger, one book", color: "#FFFFFF" },
  description: { label: "Transit, bills, parking and culture in a single account.", color: "#D6E8EA" },
  breadcrumb: { color: "#D6E8EA", currentColor: "#4FDB88" },
  tags: { items: ["City services", "Payments"], backgroundColor: "#11505A", textColor: "#FEFEFE" },
  platforms: { items: ["Desktop", "Android", "B2C", "B2B"], borderColor: "#D6E8EA", textColor: "#D6E8EB" },
  page: { accent: "#0B6E7C", soft: "#E6F6F8", accentDark: "#5FC8D6", softDark: "#0E2C31" },
  thumbnail: {
    alt: "Three phones with the city app",
    image: imageFile("cover", 2400, 1500),
    portrait: null,
  },
}

const breadcrumb = [
  { name: "Home", value: "/" },
  { name: "Case studies", value: "/case-studies/" },
  { name: "Harbour Ledger", value: "/case-studies/harbour-ledger/" },
]

const backgroundOf = (container: Element) =>
  getComputedStyle(container.querySelector("section") as HTMLElement).background

/** Whether the hero ends in the page's background, which the cover overlaps. */
const pageColourBelow = (container: Element) => backgroundOf(container).includes("var(--color-bg)")

// Covers of phones and wide windows are tested in e2e/phones.spec.ts.
describe("CaseStudyHero", () => {
  it("leads to the case studies of its industry and tags, and to the person who led it", () => {
    const lead = {
      key: "ada-byron",
      name: "Ada Byron",
      position: "Analyst",
      image: imageFile("ada"),
      imageDark: null,
    }
    const industry = { key: "ports", name: "Ports" }
    const tags = { ...hero.tags, items: ["City services", "Ports"] }
    render(<Hero hero={{ ...hero, tags }} industry={industry} lead={lead} breadcrumb={[]} />)
    const addresses = screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])
    expect(addresses).toEqual([
      ["Ports", "/case-studies/industry/ports/"],
      ["City services", "/case-studies/?tag=city-services"],
      ["Ada Byron", "/contact-us/ada-byron/"],
    ])
    expect(screen.getByText(/^Led by/)).toHaveTextContent("Led by Ada Byron")
  })

  it("has the study's own colours without a style attribute", () => {
    const { container } = render(<Hero hero={hero} breadcrumb={breadcrumb} />)
    const band = container.querySelector("section")
    const own = (name: string) => band && getComputedStyle(band).getPropertyValue(name).trim()
    expect(own("--hero-background")).toBe("#082F36")
    expect(own("--title-color")).toBe("#FFFFFF")
    expect(own("--description-color")).toBe("#D6E8EA")
    expect(own("--focus")).toBe("#4FDB88")
    expect(own("--cover-color")).toBe("#11505A")
    expect(own("--tag-color")).toBe("#FEFEFE")
    expect(own("--badge-color")).toBe("#D6E8EB")
    expect(container.querySelector("[style]")).toBeNull()
  })

  it.each([
    ["no thumbnail", null],
    ["a thumbnail that is not an image", { alt: "Gone", image: { childImageSharp: null }, portrait: null }],
  ])("works with %s", (_, thumbnail) => {
    const { container } = render(<Hero hero={{ ...hero, thumbnail }} breadcrumb={breadcrumb} />)
    expect(screen.queryByRole("img")).not.toBeInTheDocument()
    expect(pageColourBelow(container)).toBe(false)
    expect(screen.getByRole("heading", { level: 1 })).toBeVisible()
    expectCleanMarkup(container)
  })
})
