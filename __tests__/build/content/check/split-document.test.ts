import { splitDocument } from "../../../../src/content/check/split-document"

it("splits a document at its dashes and keeps the number of every line", () => {
  const head = "---\nname: Nimble\ncountry: Germany\n---\n"
  const text = `${head}\n<Hero />\n`
  expect(splitDocument(text)).toEqual({
    frontmatter: "\nname: Nimble\ncountry: Germany\n",
    earlyEnds: [],
    body: "\n\n\n\n\n<Hero />\n",
  })
})

it("keeps Windows line endings", () => {
  const head = "---\r\nname: Nimble\r\n---\r\n"
  const { frontmatter, body } = splitDocument(`${head}\r\n<Hero />\r\n`)
  expect(frontmatter).toBe("\nname: Nimble\r\n")
  expect(body).toBe("\n\n\n\r\n<Hero />\r\n")
})

it("accepts a byte-order mark before the frontmatter", () => {
  const { frontmatter, body } = splitDocument("\uFEFF---\nname: Nimble\n---\n<Hero />\n")
  expect(frontmatter).toBe("\nname: Nimble\n")
  expect(body).toBe("\n\n\n<Hero />\n")
})

it.each([
  ["spaces behind the dashes", "---  \nname: Nimble\n--- \t\n<Hero />", "name: Nimble\n"],
  ["nothing behind the end", "---\nname: Nimble\n---", "name: Nimble\n"],
  ["no fields", "---\n---\n<Hero />", ""],
  ["a line in the body", "---\nname: Nimble\n---\n\n---\n\nText", "name: Nimble\n"],
])("finds the end of frontmatter with %s", (_, text, frontmatter) => {
  const split = splitDocument(text)
  expect(split.frontmatter).toBe(`\n${frontmatter}`)
  expect(split.body.split("\n")).toHaveLength(text.split("\n").length)
})

it.each([
  ["a section", "<Hero />\n\nNote: this\n\n---\n"],
  ["a heading and a list", "## Note\n\n- one\n- note: two\n\n---\n"],
  ["prose with a colon", "Note: this\nand that\n\n---\n"],
  ["a list", "- one\n- two\n\n---\n"],
])("reads %s after the dashes as the body", (_, body) => {
  const split = splitDocument(`---\nname: A\n---\n${body}`)
  expect([split.frontmatter, split.earlyEnds]).toEqual(["\nname: A\n", []])
})

it.each([
  ["a space before the dashes", " ---\nname: Nimble\n---\n"],
  ["four dashes", "----\nname: Nimble\n----\n"],
  ["an indented end", "---\nname: Nimble\n ---\n"],
])("finds no frontmatter in %s", (_, text) => {
  expect(splitDocument(text)).toEqual({ frontmatter: null, earlyEnds: [], body: text })
})
