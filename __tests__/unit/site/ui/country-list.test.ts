import { filterCountries } from "../../../../src/site/ui/forms/country-list"
import { countries } from "../../../support/countries"

const found = (search: string) => [...new Set(filterCountries(countries, search).map(({ name }) => name))]

describe("the list of countries", () => {
  it("has codes without zeros at the start, and flags, in alphabetical order", () => {
    for (const { cca2, code, flagUrl } of countries) {
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
    ["keeling", ["Cocos (Keeling) Islands"]],
    ["de", ["Germany", "Denmark", "Congo, Democratic Republic"]],
    ["tri", ["Trinidad and Tobago", "Saint Helena, Ascension and Tristan da Cunha"]],
    ["tr", ["Turkey", "Trinidad and Tobago", "Saint Helena, Ascension and Tristan da Cunha"]],
    ["türkiye", ["Turkey"]],
    ["Czech Republic", ["Czechia"]],
    ["ivory c", ["Côte d'Ivoire"]],
    ["espana", ["Spain"]],
    ["Österr", ["Austria"]],
    ["burma", ["Myanmar"]],
    ["SWAZI", ["Eswatini"]],
    ["uk", ["United Kingdom", "Ukraine"]],
    ["日本", ["Japan"]],
    ["880", ["Bangladesh"]],
    ["+1 80", ["Dominican Republic"]],
    ["999", []],
    ["(", [...new Set(countries.map(({ name }) => name))]],
  ])("finds %s", (search, expected) => {
    expect(found(search)).toEqual(expected)
  })

  it("finds all countries that share a code", () => {
    expect(found("44")).toEqual(["Guernsey", "Isle of Man", "Jersey", "United Kingdom"])
    expect(found("7")).toContain("Kazakhstan")
  })
})
