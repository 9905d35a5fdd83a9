import { compiled, messagesFor, placesFor, withBody } from "../../support/content"

// Long enough for a busy machine, but not for a document that the parser needs minutes for.
jest.setTimeout(30_000)

it("compiles a document as long as a book", async () => {
  const text = `${"Words that **go on** and [lead](/services/) somewhere. ".repeat(25)}\n\n- one\n- two\n`
  const chapters = Array.from({ length: 120 }, (_, index) => `## Chapter ${index + 1}\n\n${text}`)
  const body = await compiled(withBody(chapters.join("\n")))
  expect(body.tableOfContents).toHaveLength(120)
  expect(body.wordCount).toBeGreaterThan(20_000)
})

it.each([
  ["quotations on one line", `${"> ".repeat(5000)}a`],
  ["quotations without spaces", `${">".repeat(5000)}a`],
  ["quotations in steps", Array.from({ length: 2000 }, (_, step) => `${">".repeat(step + 1)} a`).join("\n")],
  ["lists", `${"- ".repeat(5000)}a`],
  ["numbered lists", `${"1. ".repeat(5000)}a`],
  ["lists in quotations", `${"> - ".repeat(2500)}a`],
  ["brackets", "[".repeat(20_000)],
  ["brackets that close", `${"[".repeat(20_000)}a${"]".repeat(20_000)}`],
  ["links", "[a](".repeat(20_000)],
  ["call-outs", ":::note\n".repeat(2000)],
  ["marks", "*a**b ".repeat(5000)],
  ["tags", `${"<kbd>".repeat(20_000)}a${"</kbd>".repeat(20_000)}`],
])("reports thousands of nested %s without delay", async (_, body) => {
  const started = performance.now()
  expect(await placesFor(withBody(body))).toEqual([expect.stringMatching(/^\d+:\d+ nesting$/)])
  expect(performance.now() - started).toBeLessThan(5000)
})

it("accepts a realistic depth of nesting", async () => {
  expect(await messagesFor(withBody(`${"> ".repeat(6)}- 1. a`))).toBe("valid")
})

it.each([
  ["asterisks", "*".repeat(5000)],
  ["entities", "&amp;".repeat(3000)],
  ["a very long line", "word ".repeat(50_000)],
  ["a heading over and over", "## Same\n\n".repeat(1500)],
])("survives %s", async (_, body) => {
  expect(await messagesFor(withBody(body))).toBe("valid")
})

it.each([
  ["backticks", Array.from({ length: 2000 }, (_, index) => `${"`".repeat((index % 40) + 1)} a`).join(" ")],
  ["braces", "{".repeat(3000)],
  ["less-than signs", "<a ".repeat(3000)],
])("reports nested %s without an exception", async (_, body) => {
  expect(await placesFor(withBody(body))).not.toEqual([])
})
