import { formatNumber, formatQuantity } from "../../../src/util/format-number"

describe("formatNumber", () => {
  it.each([
    [0, "0"],
    [-0, "0"],
    [-0.004, "0"],
    [7, "7"],
    [999, "999"],
    [1000, "1,000"],
    [1234567.891, "1,234,567.89"],
    [4.5, "4.5"],
    [4.1, "4.1"],
    [0.1 + 0.2, "0.3"],
    [1.005, "1.01"],
    [8.345, "8.35"],
    [0.005, "0.01"],
    [99.995, "100"],
    [999.999, "1,000"],
    [-62, "−62"],
    [-1234.5, "−1,234.5"],
    [-1.005, "−1.01"],
    [1e21, "1,000,000,000,000,000,000,000"],
    [1e-7, "0"],
  ])("writes %p as %p", (value, written) => {
    expect(formatNumber(value)).toBe(written)
  })

  it.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, null, undefined])(
    "writes nothing for %p",
    (value) => {
      expect(formatNumber(value)).toBe("")
    },
  )
})

describe("formatQuantity", () => {
  it.each([
    [47, undefined, "47"],
    [47, null, "47"],
    [47, "", "47"],
    [47, "%", "47%"],
    [-12.5, "%", "−12.5%"],
    [21, "°C", "21°C"],
    [3, "×", "3×"],
    [38, "s", "38\u00A0s"],
    [1840, "residents", "1,840\u00A0residents"],
    [412, "k users", "412k users"],
    [4.1, "M", "4.1M"],
    [2, "bn", "2bn"],
    [5, "kilometres", "5\u00A0kilometres"],
    [96, "$k", "$96k"],
    [-96, "$k", "−$96k"],
    [1200, "€", "€1,200"],
    [212, "₺M", "₺\u00A0212M"],
    [Number.NaN, "%", ""],
    [null, "k users", ""],
  ])("writes %p with the unit %p as %p", (value, unit, written) => {
    expect(formatQuantity(value, unit)).toBe(written)
  })
})
