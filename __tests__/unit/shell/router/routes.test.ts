import { ariaCurrent, findRoute, linkPath, routePath } from "../../../../src/shell/router/routes"
import { whyChooseUs } from "../../../../src/shell/router/why-choose-us"

describe("findRoute", () => {
  it.each([
    ["/services", "/services"],
    ["/services/", "/services"],
    ["/", "/"],
    ["", "/"],
    ["/services/?from=home#faq", "/services"],
    ["/case-studies/nimble/", "/case-studies/{slug}"],
    ["/case-studies/page/2/", "/case-studies"],
    ["/company/clients/", "/company/clients"],
    ["/company/why-mosslight/", "/company/{slug}"],
    ["/404.html", "/404"],
  ])("finds %p as %s", (path, route) => {
    expect(findRoute(path)?.path).toBe(route)
  })

  it.each(["/nothing", "/services/a/b", "/case-studies/nimble/page", "//"])(
    "finds no document in %s",
    (path) => {
      expect(findRoute(path)?.path ?? "none").not.toContain("{slug}")
    },
  )
})

describe("paths", () => {
  it.each([
    ["/", "/", "/"],
    ["/services/", "/services", "/services/"],
    ["/services", "/services", "/services/"],
    ["/case-studies/page/2", "/case-studies/page/2", "/case-studies/page/2/"],
  ])("writes %s as the route path %s and the link %s", (path, value, link) => {
    expect(routePath(path)).toBe(value)
    expect(linkPath(path)).toBe(link)
  })
})

describe("whyChooseUs", () => {
  it.each([
    ["Mosslight", "/company/why-mosslight"],
    ["Ödette & Co.", "/company/why-odette-co"],
  ])("derives the path from the product name %s", (productName, path) => {
    expect(whyChooseUs(productName)).toEqual({ path, label: `Why ${productName}` })
    expect(findRoute(path)?.section).toBe("/company")
  })
})

describe("ariaCurrent", () => {
  it.each([
    ["/services/", "/services/", "page"],
    ["/services/", "/services", "page"],
    ["/services/", "/services/mobile-application/", "true"],
    ["/company/", "/company/why-mosslight/", "true"],
    ["/company/clients/", "/company/clients/", "page"],
    ["/company/clients/", "/company/", undefined],
    ["/insights/", "/case-studies/nimble/", undefined],
  ])("marks %s on %s as %s", (href, pathname, mark) => {
    expect(ariaCurrent(href, pathname)).toBe(mark)
  })
})
