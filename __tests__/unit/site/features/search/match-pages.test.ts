import { pageMatcher } from "../../../../../src/site/features/search/match-pages"
import type { IndexedPage } from "../../../../../src/site/features/search/page-index"

const pages: readonly IndexedPage[] = [
  [
    "/cargo/",
    "Harbour Ledger",
    "Logistics, Göteborg",
    "One list for every container\nResults",
    "Ships unload faster.",
  ],
  ["/shop/", "E-commerce", "Retail", "Sizes that fit\nResults", "A shop for coats, in Gothenburg’s harbour."],
  ["/web/", "Web development", "Harbour Ledger", "Results", "Sites that are easy to change."],
  ["/bulmali/", "Bulmalı", "", "", "Lost things."],
  ["/cpp/", "C++", "", "", ""],
  ["/c-sharp/", "C#", "", "", "On the .NET runtime. Networks, too."],
]

const find = pageMatcher(pages, "who the of")

it.each([
  ["a name before other words", "harbour", ["/cargo/", "/web/", "/shop/"]],
  ["keywords", "logistics", ["/cargo/"]],
  ["headings", "container", ["/cargo/"]],
  ["descriptions", "unload", ["/cargo/"]],
  ["the beginning of a word", "cont", ["/cargo/"]],
  ["another ending", "unloaded", ["/cargo/"]],
  ["a name without its hyphen", "ecommerce", ["/shop/"]],
  ["capitals and accents", "GOTEBORG", ["/cargo/"]],
  ["letters that do not decompose", "BULMALI", ["/bulmali/"]],
  ["a replaced letter", "logostics", ["/cargo/"]],
  ["a missing letter", "logitics", ["/cargo/"]],
  ["an additional letter", "loggistics", ["/cargo/"]],
  ["letters that changed places", "logisitcs", ["/cargo/"]],
  ["two wrong letters in a long word", "lagostics", ["/cargo/"]],
  ["a name that ends with signs", "c++", ["/cpp/"]],
  ["a sharp sign", "C#", ["/c-sharp/"]],
  ["a dot at the beginning of .NET", ".net", ["/c-sharp/"]],
  ["the page with more and rarer words first", "results coats", ["/shop/", "/web/", "/cargo/"]],
  ["a question", "who unloads the ships of the harbour", ["/cargo/", "/web/", "/shop/"]],
  ["nothing for other words", "zzzz", []],
  ["nothing for three wrong letters", "lagostycs", []],
  ["nothing for no words", " & — !", []],
])("finds %s: %s", (_, term, expected) => {
  expect(find(term).map(([path]) => path)).toEqual(expected)
})
