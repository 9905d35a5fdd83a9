import { firstScriptText } from "../../../src/gatsby/outputs/first-script-text"

it("is one small script for every page", () => {
  const text = firstScriptText({})
  expect(text.length).toBeLessThan(3200)
  expect(text).not.toMatch(/require\(|import|<\/script/)
  expect(() => new Function(text)).not.toThrow()
})

it("has the address of the analytics script if it is enabled", () => {
  const address = "https://www.googletagmanager.com/gtag/js?id=G-1A2B3C4D5E"
  expect(firstScriptText({ GATSBY_GA_MEASUREMENT_ID: "G-1A2B3C4D5E" })).toContain(address)
  expect(firstScriptText({})).not.toContain("googletagmanager")
})
