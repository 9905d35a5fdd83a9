import { isSitePath, pageAddress } from "../../../../src/site/router/page-address"

describe("pageAddress", () => {
  it.each([
    ["/", "/"],
    ["/services/", "/services/"],
    ["/services", "/services/"],
    ["/services#faq", "/services/#faq"],
    ["/services/#faq", "/services/#faq"],
    ["/estimate?service=web-development", "/estimate/?service=web-development"],
    ["/estimate/?a=/x.pdf#b", "/estimate/?a=/x.pdf#b"],
    ["/technologies/node.js/", "/technologies/node.js/"],
    ["/?a=1", "/?a=1"],
  ])("%s is the page %s", (href, address) => {
    expect(pageAddress(href)).toBe(address)
  })

  it.each([
    [""],
    ["#"],
    ["#results"],
    ["services/"],
    ["./services/"],
    ["//elsewhere.example/services/"],
    ["/\\elsewhere.example/"],
    ["https://elsewhere.example/services/"],
    ["mailto:hello@mosslight.example"],
    ["tel:+8801700000000"],
    ["javascript:alert(1)"],
    ["/brand/logo.svg"],
    ["/rss.xml?x=1"],
  ])("%s is not a page of the site", (href) => {
    expect(pageAddress(href)).toBeUndefined()
  })
})

describe("isSitePath", () => {
  it.each([
    ["/brand/logo.svg", true],
    ["//elsewhere.example", false],
    ["/\\elsewhere.example", false],
    ["#", false],
  ])("%s: %s", (href, expected) => {
    expect(isSitePath(href)).toBe(expected)
  })
})
