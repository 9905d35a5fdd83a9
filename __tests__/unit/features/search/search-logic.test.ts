import { excerptParts } from "../../../../src/features/search/excerpt"
import { listedPages } from "../../../../src/features/search/listed-pages"
import { searchAddress, wordsOfPath } from "../../../../src/features/search/search-address"
import { queryOf, termOf } from "../../../../src/features/search/use-search"
import { kindOf } from "../../../../src/shell/router/routes"

describe("an excerpt", () => {
  it.each([
    ["plain", [{ text: "plain", marked: false }]],
    [
      "a <mark>board</mark> for <mark>teams</mark>.",
      [
        { text: "a ", marked: false },
        { text: "board", marked: true },
        { text: " for ", marked: false },
        { text: "teams", marked: true },
        { text: ".", marked: false },
      ],
    ],
    ["", []],
    [
      "&lt;script&gt; &amp;amp; <mark>&quot;x&quot;</mark>",
      [
        { text: "<script> &amp; ", marked: false },
        { text: '"x"', marked: true },
      ],
    ],
    ["<b>no</b> <mark>open", [{ text: "<b>no</b> <mark>open", marked: false }]],
  ])("splits %s into parts", (excerpt, expected) => {
    expect(excerptParts(excerpt)).toEqual(expected)
  })
})

describe("the term in a URL", () => {
  it.each([
    ["?q=task+board", "task board"],
    ["?q=%20go%20", "go"],
    ["?x=1", ""],
    ["", ""],
    [`?q=${"a".repeat(150)}`, "a".repeat(100)],
    [`?q=${"a".repeat(3000)}`, ""],
  ])("is read from %s", (query, term) => {
    expect(termOf(query)).toBe(term)
  })

  it.each([
    ["task board", "", "?q=task+board"],
    [" go ", "?ref=mail&q=old", "?ref=mail&q=go"],
    ["", "?q=old", ""],
    ["  ", "?ref=mail", "?ref=mail"],
  ])("%p is written to the query %p", (term, before, expected) => {
    expect(queryOf(term, before)).toBe(expected)
  })
})

it.each([
  ["/case-studies/nimble/", "Case study"],
  ["/case-studies/", "Page"],
  ["/services/web-development/", "Service"],
  ["/technologies/go/", "Technology"],
  ["/insights/design-tokens/", "Insight"],
  ["/company/why-mosslight/", "Page"],
  ["/", "Page"],
])("%s is of the kind %s", (address, kind) => {
  expect(kindOf(address).one).toBe(kind)
})

it.each([
  ["/case-studies/nimbel/", "/search/?q=nimbel"],
  ["/our-work/task_board.html", "/search/?q=task+board"],
  ["/caf%C3%A9", "/search/?q=caf%C3%A9"],
  ["/404/", "/search/"],
  ["/404.html", "/search/"],
  ["/", "/search/"],
  ["", "/search/"],
  ["/%E0%A4%A/", "/search/?q=E0+A4+A"],
])("the search address for %s is %s", (requested, address) => {
  expect(searchAddress(wordsOfPath(requested))).toBe(address)
})

it("lists the lists and the documents", () => {
  const go = { name: "Go", path: "/technologies/go/" }
  expect(listedPages([go])).toEqual(expect.arrayContaining([{ name: "Services", path: "/services/" }, go]))
})
