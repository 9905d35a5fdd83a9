import { countedHeading, countInWords } from "../../../src/util/words"

it("writes counts up to twenty in words, and others in figures", () => {
  expect([1, 8, 14, 20, 21, 1000].map(countInWords)).toEqual([
    "one",
    "eight",
    "fourteen",
    "twenty",
    "21",
    "1000",
  ])
})

it("starts a heading with a count and its noun", () => {
  expect(countedHeading(14, "product")).toBe("Fourteen products")
  expect(countedHeading(1, "product")).toBe("One product")
  expect(countedHeading(20, "company", "companies")).toBe("Twenty companies")
  expect(countedHeading(1, "company", "companies")).toBe("One company")
  expect(countedHeading(28, "product")).toBe("28 products")
})

it("writes only the noun if the count is zero", () => {
  expect(countedHeading(0, "technology", "technologies")).toBe("Technologies")
})
