import { findIn } from "../../../../src/studio/source/find-in"
import type { SourceKind } from "../../../../src/studio/source/source"

const labels = new Map([["Results", "Outcome"]])

/** What is selected, and the sentence with marks. */
const found = (text: string, query: string, kind: SourceKind = "document") =>
  findIn({ text, kind, title: "Harbour" }, query, labels).map(
    ({ line, column, length, field, words, ...place }) => ({
      ...place,
      field,
      selected: text
        .split("\n")
        .slice(line - 1)
        .join("\n")
        .slice(column - 1)
        .slice(0, length),
      sentence: words.map(({ text: word, marked }) => (marked ? `[${word}]` : word)).join(""),
    }),
  )

const document = (body: string, fields = "name: Harbour\n") => `---\n${fields}---\n\n${body}\n`

test.each([
  [
    "Ships wait in the *old* harbour.",
    "the old harbour",
    "the *old* harbour",
    "Ships wait in [the] [old] [harbour].",
  ],
  ["Ships wait\nin the harbour.", "WAIT IN", "wait\nin", "Ships [wait] [in] the harbour."],
  ["The [old harbour](/old/) waits.", "harbour waits", "harbour](/old/) waits", "The old [harbour] [waits]."],
  ["Ölmühle, “Größe” und Maß.", "olmuhle grosse", "Ölmühle, “Größe", "[Ölmühle], “[Größe]” und Maß."],
  ["Don’t wait – sail.", "don't wait", "Don’t wait", "[Don’t] [wait] – sail."],
  ["One. Ships recieve cargo. Two.", "ciev", "recieve", "Ships [recieve] cargo. Two."],
  ["- Ships\n- Boats wait", "boats", "Boats", "[Boats] wait"],
  ["| Ships | Boats |\n|---|---|\n| 1 | 2 tons |", "2 tons", "2 tons", "1 [2] [tons]"],
  ['<Tabs>\n<Tab label="Sea">\nShips wait.\n</Tab>\n</Tabs>', "ships", "Ships", "[Ships] wait."],
])("in %j, %j is found", (body, query, selected, sentence) => {
  expect(found(document(body), query)).toEqual([
    { kind: "text", field: "", isLoose: false, selected, sentence },
  ])
})

test.each([
  ['quote: "It\'s quick."\n', "it's quick", "quote", "It's quick"],
  ["hero:\n  title: >-\n    Ships wait\n    here\n", "wait here", "hero.title", "wait\n    here"],
  ["tags: [boats, ships]\n", "ships", "tags[1]", "ships"],
  ["rating: 4.9\n", "4.9", "rating", "4.9"],
])("in the fields %j, %j is found in %s", (fields, query, field, selected) => {
  expect(found(document("Text.", fields), query)).toMatchObject([{ kind: "text", field, selected }])
})

test("the attributes of elements are searched, and not their names", () => {
  const text = document('<Video file="./sea.mp4" caption="Ships leave" />')
  expect(found(text, "ships")).toMatchObject([{ field: "<Video caption>", selected: "Ships" }])
  expect(found(text, "caption")).toEqual([])
})

test("sections are found by their label, also with the title of their document", () => {
  const text = document("<Results />")
  const place = { kind: "section", selected: "", isLoose: false }
  expect(found(text, "outcome")).toMatchObject([{ ...place, sentence: "[Outcome]: Harbour" }])
  expect(found(text, "outcome harbour")).toHaveLength(1)
  expect(found(text, "outcome town")).toEqual([])
})

test("data entries are found by their names", () => {
  const text = "- id: acme\n  name: Acme Works\n  city: Acme\n"
  expect(found(text, "acme", "data").map(({ kind, field }) => [kind, field])).toEqual([
    ["entry", "[0].id"],
    ["entry", "[0].name"],
    ["text", "[0].city"],
  ])
})

test("words in another order are found in one paragraph only", () => {
  const body = "Cargo waits for ships.\n\nShips leave.\n\nCargo stays."
  expect(found(document(body), "ships cargo")).toMatchObject([
    { isLoose: true, selected: "Cargo", sentence: "[Cargo] waits for [ships]." },
  ])
})

test("every occurrence is a place of its own", () => {
  expect(found(document("Tea and more tea."), "tea")).toHaveLength(2)
})

test.each(["", " ", "e", "—", "not there"])("%j finds nothing", (query) => {
  expect(found(document("Tea."), query)).toEqual([])
})

test("fields that cannot be parsed are searched as text", () => {
  expect(found(document("Text.", "name: [Harbour\n"), "harbour")).toMatchObject([{ selected: "Harbour" }])
})

test("columns are those of a file with other line endings", () => {
  const text = document("Ships\nwait.").replaceAll("\n", "\r\n")
  expect(findIn({ text, kind: "document", title: "" }, "wait", labels)).toMatchObject([
    { line: 6, column: 1, length: 4 },
  ])
})
