/** Problems of an earlier text stay at what they are about. */

import { positionAt } from "../../../src/content/check/position"
import { placeProblems } from "../../../src/studio/page/state/place-problems"
import { parseSource } from "../../../src/studio/source/parse-source"
import { problem } from "./open-studio"
import { source } from "./studio-fixture"

const at = (text: string, passage: string, field = "") => {
  const start = text.indexOf(passage)
  const range = { start: positionAt(text, start), end: positionAt(text, start + passage.length) }
  const edit = { label: "Write x", start, end: start + passage.length, text: "x" }
  return { ...problem(1, "is wrong", field), range, edit }
}

const page = source.replace("Some words.", "<Quotes />\n\nSome words.\n\n<Shelf />")
const placed = (next: string, ...problems: ReturnType<typeof at>[]) =>
  placeProblems(problems, page, next, "document")

it.each([
  ["above it", (text: string) => text.replace("Germany", "A much longer name of a country\nrating: 4")],
  ["below it", (text: string) => text.replace("<Shelf />", "<Shelf />\n\nMore words")],
  ["by a removed block above it", (text: string) => text.replace("<Quotes />\n\n", "")],
])("a problem in a text stays in it after an edit %s", (_, edit) => {
  const next = edit(page)
  const [found] = placed(next, at(page, "Some words"))
  expect(next.slice(found?.offset).startsWith("Some words")).toBe(true)
  expect(found?.range).toEqual(at(next, "Some words").range)
  expect(next.slice(found?.edit?.start, found?.edit?.end)).toBe("Some words")
  const block = parseSource(next, "document").blocks.find(
    ({ start, end }) => next.slice(start, end) === "Some words.",
  )
  expect(block?.start).toBe(found?.offset)
})

it("a problem of what is replaced is not shown at what replaces it", () => {
  expect(placed(page.replace("Some words.", "<Shelf />\n\nOther"), at(page, "words"))).toEqual([])
  const moved = page.replace("tags: [first, second]", "tags: [second, first]")
  expect(placed(moved, at(page, "second", "tags[1]"))).toEqual([])
})

it("a problem of a field is of its value: it moves with it, and is not shown at another one", () => {
  for (const other of ["Germany x", "German", "Gexrmany", "Italy"])
    expect(placed(page.replace("Germany", other), at(page, "Germany", "country"))).toEqual([])
  expect(placed(page.replace("first, ", ""), at(page, "second", "tags[1]"))).toMatchObject([
    { field: "tags[0]" },
  ])
})

it("a problem of a missing or empty field is gone once it is filled", () => {
  const missing = at(page, "name", "quotes[0].author")
  expect(placed(page.replace("One", "Ones"), { ...missing, range: at(page, "quotes").range })).toHaveLength(1)
  expect(placed(page.replace("It was quick.", "It was quick.\n    author: Ada"), missing)).toEqual([])
  const empty = page.replace("Germany", '""')
  expect(placeProblems([at(empty, '""', "country")], empty, page, "document")).toEqual([])
})
