import { sameName, suggestionFor } from "../../../src/content-check/suggestion"

const technologies = ["python", "swift", "flutter", "node", "react-native", "react", "go", "kotlin"]

it.each([
  ["reactnative", "react-native"],
  ["React_Native", "react-native"],
  ["reakt", "react"],
  ["swfit", "swift"],
  ["kotln", "kotlin"],
])("suggests for %s: %s", (written, meant) => {
  expect(suggestionFor(written, technologies)).toBe(meant)
})

it("counts two letters in the wrong order as one error", () => {
  expect(suggestionFor("nmae", ["name", "description"])).toBe("name")
  expect(suggestionFor("titel", ["title", "subtitle"])).toBe("title")
})

it("suggests a part of a name, at the start of a word", () => {
  expect(suggestionFor("Stack", ["Faq", "TechnologyStack"])).toBe("TechnologyStack")
  expect(suggestionFor("age", ["image", "title"])).toBeUndefined()
})

it("does not choose between two words, and suggests none with another beginning", () => {
  expect(suggestionFor("bat", ["cat", "bar"])).toBeUndefined()
  expect(suggestionFor("golang", ["erlang", "java"])).toBeUndefined()
})

it.each(["java", "x", "", "gopher", "constructor"])("suggests nothing for %j", (written) => {
  expect(suggestionFor(written, technologies)).toBeUndefined()
})

it("does not suggest another number", () => {
  expect(suggestionFor("span-9", ["span-4", "span-5", "span-12"])).toBeUndefined()
  expect(suggestionFor("sapn-4", ["span-4", "span-5"])).toBe("span-4")
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

  it.each(["nimbel", "bulma-lli", "a", "il", ""])("is not suggested for %j", (written) =>
    expect(sameName(written, documents)).toBeUndefined(),
  )

  it("is not suggested for a part of two names", () =>
    expect(sameName("react", ["react-native", "react-query"])).toBeUndefined())
})
