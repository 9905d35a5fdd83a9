import { ariaCurrent, linkPath, listName, routePath } from "../../../../src/site/router/routes"

describe("listName", () => {
  it.each([
    ["/services", "Services"],
    ["/services/", "Services"],
    ["/case-studies/page/2/", "Case studies"],
    ["/", undefined],
    ["/services/consulting/", undefined],
    ["/company/", undefined],
  ])("of %p is %s", (path, name) => {
    expect(listName(path)).toBe(name)
  })
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

describe("ariaCurrent", () => {
  it.each([
    ["/services/", "/services/", "page"],
    ["/services/", "/services", "page"],
    ["/services/", "/services/mobile-application/", "true"],
    ["/company/", "/company/why-mosslight/", "true"],
    ["/company/clients/", "/company/clients/", "page"],
    ["/company/clients/", "/company/", undefined],
    ["/insights/", "/case-studies/nimble/", undefined],
    ["/", "/company/", undefined],
    ["/estimate/", "/estimates/", undefined],
  ])("marks %s on %s as %s", (href, pathname, mark) => {
    expect(ariaCurrent(href, pathname)).toBe(mark)
  })
})
