import { fullPhone, parsePhone, splitDialCode } from "../../../../src/site/ui/forms/parse-phone"
import { countries, countryById } from "../../../support/countries"

const unitedStates = countryById("us")

describe("parsePhone", () => {
  it.each([
    // Pasted text, selected country, remaining digits
    ["+49 30 901820", "DE", "30901820"],
    ["+49 (0)30 / 90-18-20", "DE", "30901820"],
    ["0049 30 901820", "DE", "30901820"],
    ["tel:+880-2-1555-0142", "BD", "215550142"],
    ["Phone: +880 2 1555 0142", "BD", "215550142"],
    ["(+44) 20 7946 0018", "GB", "2079460018"],
    ["+ 90 212 555 00 00", "TR", "2125550000"],
    ["＋81 3-5550-0100", "JP", "355500100"],
    ["+1 (555) 010-0199", "US", "5550100199"],
    ["\u202A+1\u00A0555\u2011010\u20110199\u202C", "US", "5550100199"],
    ["+1 809 555 0100", "DO", "5550100"],
    ["+1 787 555 0100", "PR", "5550100"],
    ["+7 912 555 01 00", "RU", "9125550100"],
    ["+39 06 555 0100", "IT", "065550100"],
    ["+379 555 0100", "VA", "5550100"],
    ["+599 9 555 0100", "CW", "5550100"],
    ["+599 7 555 010", "BQ", "7555010"],
    ["+358 18 555 010", "FI", "18555010"],
    ["+262 262 55 01 00", "RE", "262550100"],
    ["+49 123456789012345678901234567890", "DE", "1234567890123"],
  ])("%s", (text, cca2, digits) => {
    const parsed = parsePhone(text, countries, unitedStates)
    expect(parsed.country?.cca2).toBe(cca2)
    expect(parsed.digits).toBe(digits)
  })

  it.each([
    ["(555) 010-0199", "5550100199"],
    ["0171.555.0100", "01715550100"],
    ["030/901820", "030901820"],
    ["-5", "5"],
    ["no number here", ""],
    ["", ""],
    ["<script>alert(1)</script>", "1"],
    ["+", ""],
    ["000", "000"],
    ["+999 555 0100", "9995550100"],
    ["9".repeat(100_000), "9".repeat(15)],
    [`${" ".repeat(100_000)}5`, ""],
  ])("without a known code: %.30s", (text, digits) => {
    expect(parsePhone(text, countries, unitedStates)).toEqual({ country: null, digits })
  })

  it.each([
    ["+1 604 555 0100", "ca", "ca"],
    ["+1 604 555 0100", "us", "us"],
    ["+1 604 555 0100", "de", "us"],
    ["+7 701 555 0100", "kz", "kz"],
    ["+44 1481 555010", "gg", "gg"],
    ["+44 1481 555010", "us", "gb"],
    ["+61 8 9162 6666", "us", "au"],
    ["+212 528 55 01 00", "us", "ma"],
  ])("%s with %s selected selects %s", (text, current, expected) => {
    expect(parsePhone(text, countries, countryById(current)).country?.id).toBe(expected)
  })

  it("works without a list", () => {
    expect(parsePhone("+49 30 901820", [], unitedStates)).toEqual({ country: null, digits: "4930901820" })
  })
})

describe("splitDialCode", () => {
  it.each([
    ["+1 555 0100", "1", "5550100"],
    ["+49 30", "49", "30"],
    ["+880 2", "880", "2"],
    ["0033 1", "33", "1"],
    ["+", "1", ""],
    ["+0 12", "1", "012"],
  ])("%s", (text, code, digits) => {
    const split = splitDialCode(text, unitedStates)
    expect([split.country.code, split.digits]).toEqual([code, digits])
  })

  it("splits off each code of the list, or the start of it", () => {
    for (const { code } of countries) {
      expect(code.startsWith(splitDialCode(`+${code}5550100`, unitedStates).country.code)).toBe(true)
    }
  })
})

it.each([
  ["tr", "05321234567", "+90 5321234567"],
  ["tr", "5321234567", "+90 5321234567"],
  ["gb", "02079460018", "+44 2079460018"],
  ["hu", "06301234567", "+36 301234567"],
  ["us", "12025550100", "+1 2025550100"],
  ["it", "065550100", "+39 065550100"],
  ["es", "911234567", "+34 911234567"],
])("a full number of %s leaves out what is only dialled within the country: %s", (id, digits, full) => {
  expect(fullPhone(countryById(id), digits)).toBe(full)
})

it("a full number has the code before the digits, and is empty without digits", () => {
  expect(fullPhone(countryById("bd"), "215550142")).toBe("+880 215550142")
  expect(fullPhone(unitedStates, "")).toBe("")
})
