import { listedPages } from "../../../../../src/site/features/search/listed-pages"
import { searchAddress, wordsOfPath } from "../../../../../src/site/features/search/search-address"
import { queryOf, termOf } from "../../../../../src/site/features/search/use-search"
import { kindOf } from "../../../../../src/site/router/kind-of"
import { excerptOf } from "../../../../../src/util/excerpt"

describe("an excerpt", () => {
  const excerpt = (content: string, locations: number[]) =>
    excerptOf(content, locations)
      .map(({ text, marked }) => (marked ? `[${text}]` : text))
      .join("")
  const sentence = (word: string, count: number) => `${"A".padEnd(count * 2 - 1, " a")} ${word}. `

  it("begins at the sentence of the first word, and is cut at the end", () => {
    const content = `Before. “Where is it?” The ferry waits. ${sentence("end", 60)}`
    expect(excerpt(content, [5])).toMatch(/^The \[ferry\] waits\. A a( a)+ …$/)
  })

  it("begins where most of the words are", () => {
    expect(excerpt(`One ferry. ${sentence("none", 40)}Two ferry ferry.`, [1, 44, 45])).toBe(
      "Two [ferry] [ferry].",
    )
  })

  it("reaches the word in a long sentence", () => {
    expect(excerpt(`${sentence("ferry", 50)}After.`, [50])).toMatch(/^A a .* \[ferry\]\. After\.$/)
  })

  it("marks words without the punctuation around them", () => {
    expect(excerpt("Is it (“late”), or on time – now?", [2, 5, 7])).toBe(
      "Is it (“[late]”), or on [time] – [now]?",
    )
  })

  it("is the beginning of the text without locations", () => {
    expect(excerpt("Some text.", [])).toBe("Some text.")
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
  ["/case-studies/industry/travel/", "Industry"],
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
