import { sameName, suggestionFor } from "../../../../src/content/check/suggestion"

const technologies = ["python", "swift", "flutter", "node", "react-native", "react", "go", "kotlin"]

it.each([
  ["reactnative", "react-native"],
  ["React_Native", "react-native"],
  ["reakt", "react"],
  ["kotln", "kotlin"],
])("suggests for %s: %s", (written, meant) => {
  expect(suggestionFor(written, technologies)).toBe(meant)
})

it.each<[what: string, written: string, candidates: string[], meant: string | undefined]>([
  ["two letters in the wrong order are one error", "nmae", ["name", "description"], "name"],
  ["the nearest word", "titel", ["title", "subtitle"], "title"],
  ["a part of a name, at the start of a word", "Stack", ["Faq", "TechnologyStack"], "TechnologyStack"],
  ["no part inside a word", "age", ["image", "title"], undefined],
  ["none of two words", "bat", ["cat", "bar"], undefined],
  ["none with another beginning", "golang", ["erlang", "java"], undefined],
  ["no other number", "span-9", ["span-4", "span-5", "span-12"], undefined],
  ["the same number", "sapn-4", ["span-4", "span-5"], "span-4"],
])("suggests %s: %s", (_what, written, candidates, meant) => {
  expect(suggestionFor(written, candidates)).toBe(meant)
})

it.each(["java", "x", "", "gopher", "constructor"])("suggests nothing for %j", (written) => {
  expect(suggestionFor(written, technologies)).toBeUndefined()
})

describe("a name of something that exists", () => {
  const documents = ["nimble", "bulmali", "mobile-application", "web-development", "zürich-office"]

  it.each([
    ["Web Development", "web-development"],
    ["mobile-app", "mobile-application"],
    ["../nimble/", "nimble"],
    ["Zurich Office", "zürich-office"],
    ["web-developments", "web-development"],
  ])("is suggested for %s", (written, meant) => expect(sameName(written, documents)).toBe(meant))

  it("is a question if its letters are similar", () =>
    expect(suggestionFor("nimbel", documents)).toBe("nimble"))

  it.each(["nimbel", "bulma-lli", "a", "il", ""])("is not certain for %j", (written) =>
    expect(sameName(written, documents)).toBeUndefined(),
  )

  it("is not suggested for a part of two names", () =>
    expect(sameName("react", ["react-native", "react-query"])).toBeUndefined())
})
