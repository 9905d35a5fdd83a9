import { screen, within } from "@testing-library/react"
import { nearestPages } from "../../../../../src/site/features/search/nearest-pages"
import { CurrentPath } from "../../../../../src/site/router/current-path"
import { documentKinds } from "../../../../../src/site/router/generated/kinds"
import { NotFound } from "../../../../../src/site/sections/not-found/not-found"
import { searchTexts } from "../../../../support/feature-texts"
import { render } from "../../../../support/render"

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

const ignored = "a the"

describe("nearestPages", () => {
  it.each([
    ["/case-studies/nimbel/", "/case-studies/nimble/"],
    ["/nimble", "/case-studies/nimble/"],
    ["/Services/Mobile-Aplication", "/services/mobile-application/"],
    ["/mobile", "/services/mobile-application/"],
    ["/contact.html", "/contact-us/"],
    ["/technology/react/", "/technologies/react/"],
  ])("%s is nearest to %s", (requested, path) => {
    expect(nearestPages(requested, pages, ignored)[0]?.path).toBe(path)
  })

  it("does not list pages that share only the parent, but lists the parent", () => {
    const found = nearestPages("/case-studies/nimbel/", pages, ignored).map(({ path }) => path)
    expect(found).toEqual(["/case-studies/nimble/", "/case-studies/"])
  })

  it.each(["/", "", "/zzzzzzzzzzzzzzzz/", "/%E0%A4%A/"])("finds nothing for %j", (requested) => {
    expect(nearestPages(requested, pages, ignored)).toEqual([])
  })
})

// The nearest pages on it are tested in e2e/quality.spec.ts.
it("the Not found page has a link to the home page, and four others before it has compared the pages", () => {
  const documents = pages.filter(({ path }) => !documentKinds.some((kind) => kind.path === path))
  render(
    <CurrentPath value="/404.html">
      <NotFound heading="Not found" texts={searchTexts} pages={documents} />
    </CurrentPath>,
  )
  expect(screen.getByRole("link", { name: searchTexts.notFound.home })).toHaveAttribute("href", "/")
  const links = within(screen.getByRole("navigation")).getAllByRole("link")
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/services/",
    "/case-studies/",
    "/insights/",
    "/contact-us/",
  ])
})
