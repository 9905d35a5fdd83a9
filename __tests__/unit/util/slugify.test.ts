import { slugify } from "../../../src/util/slugify"

it.each([
  ["Mosslight", "mosslight"],
  ["United Kingdom", "united-kingdom"],
  ["B2B", "b2b"],
  ["Türkiye & Co", "turkiye-co"],
  ["  — Harbour  Ledger! ", "harbour-ledger"],
  ["Straße", "strasse"],
  ["STRAẞE", "strasse"],
  ["Børk", "bork"],
  ["Ørsted", "orsted"],
  ["Łódź", "lodz"],
  ["Çağrı & Iğdır", "cagri-igdir"],
  ["İzmir", "izmir"],
  ["Æsir og Þór", "aesir-og-thor"],
  ["O'Neil", "oneil"],
  ["O’Neil’s", "oneils"],
  ["C++", "c-plus-plus"],
  ["C# and F#", "c-sharp-and-f-sharp"],
  [".NET", "net"],
  ["Our #1", "our-1"],
  ["日本", ""],
  ["", ""],
])("%s is %s in addresses", (name, slug) => {
  expect(slugify(name)).toBe(slug)
})
