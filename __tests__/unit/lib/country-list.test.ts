import { filterCountries } from "../../../src/components/country-list"
import { countries } from "../../support/countries"

const found = (search: string) => [...new Set(filterCountries(countries, search).map(({ name }) => name))]

describe("the list of countries", () => {
  it("has about 250 countries: some have several codes, some share a code", () => {
    expect(new Set(countries.map(({ cca2 }) => cca2)).size).toBeGreaterThanOrEqual(245)
    const codes = (cca2: string) =>
      countries.filter((country) => country.cca2 === cca2).map(({ code }) => code)
    expect(codes("RU").length).toBeGreaterThan(1)
    expect(codes("DO")).toEqual(["1809", "1829", "1849"])
    expect(codes("PR")).toEqual(["1787", "1939"])
    expect(codes("US")).toEqual(["1"])
    expect(countries.filter(({ code }) => code === "44").map(({ cca2 }) => cca2)).toEqual([
      "GG",
      "IM",
      "JE",
      "GB",
    ])
  })

  it("has valid entries in alphabetical order", () => {
    expect(new Set(countries.map(({ id }) => id)).size).toBe(countries.length)
    for (const { id, name, cca2, code, flagUrl } of countries) {
      expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      expect(name).toMatch(/\S/)
      expect(cca2).toMatch(/^[A-Z]{2}$/)
      expect(code).toMatch(/^[1-9]\d{0,6}$/)
      expect(flagUrl).toBe(`https://flagcdn.com/w40/${cca2.toLowerCase()}.png`)
    }
    const names = countries.map(({ name }) => name)
    expect(names).toEqual([...names].sort(new Intl.Collator("en").compare))
  })

  it.each([
    ["turk", ["Turkey", "Turkmenistan", "Turks and Caicos Islands"]],
    ["  GERM ", ["Germany"]],
    ["cote", ["Côte d'Ivoire"]],
    ["côte d’iv", ["Côte d'Ivoire"]],
    ["aland", ["Åland Islands"]],
    ["reunion", ["Réunion"]],
    ["keeling", ["Cocos (Keeling) Islands"]],
    ["de", ["Germany", "Denmark", "Congo, Democratic Republic"]],
    ["tri", ["Trinidad and Tobago", "Saint Helena, Ascension and Tristan da Cunha"]],
    ["tr", ["Turkey", "Trinidad and Tobago", "Saint Helena, Ascension and Tristan da Cunha"]],
    ["880", ["Bangladesh"]],
    ["+880", ["Bangladesh"]],
    ["+1 80", ["Dominican Republic"]],
    ["999", []],
    ["nowhere", []],
    ["(", [...new Set(countries.map(({ name }) => name))]],
  ])("finds %s", (search, expected) => {
    expect(found(search)).toEqual(expected)
  })

  it("finds all countries that share a code", () => {
    expect(found("44")).toEqual(["Guernsey", "Isle of Man", "Jersey", "United Kingdom"])
    expect(found("7")).toContain("Kazakhstan")
  })
})
