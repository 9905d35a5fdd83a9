/** Problems of YAML that concern a whole document. The examples of rules have the others. */
import { messagesFor, nimble, nimbleWith, placesFor } from "../../../support/content"

it("explains a list of values instead of fields", async () => {
  const body = nimble.slice(nimble.indexOf("<Hero />"))
  expect(await messagesFor(`---\n- Nimble\n- Germany\n---\n${body}`)).toMatch(
    /:2:1 {2}there are no fields here\. Write one on each line, e\.g\. name: Nimble\. \[field-syntax\]$/,
  )
})

it.each([
  ["before a field", "country: Germany", "---\ncountry: Germany", 5],
  ["before a group", "persona:\n", "---\npersona:\n", 37],
  ["in a group", "  age: 48", "---\n  age: 48", 40],
  ["in a list", "    - One place", "---\n    - One place", 52],
  ["before a note", "country: Germany", "---\n\n# Where they are\ncountry: Germany", 5],
])("explains dashes in the middle of the frontmatter, %s", async (_, passage, replacement, line) => {
  expect(await placesFor(nimbleWith(passage, replacement))).toEqual([`${line}:1 frontmatter`])
})

it("explains dashes that are too early, and all dashes between fields", async () => {
  const high = nimbleWith("\n---\n\n<Hero", "\n\n<Hero").replace("country: Germany", "---\ncountry: Germany")
  expect(await messagesFor(high)).toContain(
    ":5:1  these dashes end the fields, but more fields follow. Move these dashes",
  )
  const twice = nimbleWith("country: Germany", "---\ncountry: 12").replace("persona:\n", "---\npersona:\n")
  expect(await placesFor(twice)).toEqual(["5:1 frontmatter", "6:10 field-type", "38:1 frontmatter"])
})

it("reports every field that is missing in empty frontmatter", async () => {
  const found = await placesFor(`---\n---\n${nimble.slice(nimble.indexOf("<Hero />"))}`)
  expect(found.length).toBeGreaterThan(5)
  expect(new Set(found)).toEqual(new Set(["1:1 missing-field"]))
})

it("reports every problem of a document at once, in the order of the file's fields and body", async () => {
  const text = nimbleWith("country: Germany", "contry: Germany")
    .replace("age: 48", "age: old")
    .replace("<Challenges />", "<Challenge />")
  expect(await placesFor(text)).toEqual(["5:1 unknown-field", "40:8 field-type", "105:1 unknown-section"])
})

it("reports nested brackets where they start, also if some of them close", async () => {
  const text = nimbleWith("country: Germany", `country: ${"[[],".repeat(30)}`)
  const line = text.split("\n").findIndex((found) => found.startsWith("country: [[]")) + 1
  expect(await messagesFor(text)).toContain(`:${line}:10  lists or groups are nested more than`)
})
