import { compiled, messagesFor, nimbleWith, placesFor, withBody } from "../../../support/content"

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
])("reports thousands of nested %s at one place", async (_, body) => {
  expect(await placesFor(withBody(body))).toEqual([expect.stringMatching(/^\d+:\d+ nesting$/)])
})

it.each([
  ["spaces", withBody(`It is <kbd>a${" ".repeat(80_000)}b</kbd>.`)],
  ["asterisks in a field", nimbleWith("country: Germany", `country: ${"*a ".repeat(27_000)}`)],
  ["links in a field", nimbleWith("country: Germany", `country: "${"[a](".repeat(20_000)}"`)],
  ...["*", "_", "~", "&", ":", "|", "&amp;", "http://a.b ", "\u{E0061}", "`", "{", "<a "].map((unit) => [
    JSON.stringify(unit),
    withBody(unit.repeat(80_000 / unit.length)),
  ]),
])("reads 80,000 characters of %s to their end", async (_, text = "") => {
  expect(await placesFor(text)).toEqual(expect.any(Array))
})

it.each([
  ["closing brackets", "]".repeat(40_000)],
  ["closing brackets in a cell", `| a |\n|---|\n| ${"]".repeat(40_000)} |`],
  ["closing brackets in an alternative text", `![a ${"]".repeat(40_000)}](./a.jpg)`],
  ["underlined headings", "a\n=\n".repeat(10_000)],
  ["old line ends with text", "a\r".repeat(20_000)],
  ["less-than signs", "< ".repeat(500_000)],
  ["braces", "{ a: b }, ".repeat(4000)],
  ["lines of an import", "import a\n".repeat(4000)],
  [
    "levels of lists by indentation",
    Array.from({ length: 1000 }, (_, step) => `${"  ".repeat(step)}- a\n`).join(""),
  ],
  [
    "levels of footnotes",
    Array.from({ length: 200 }, (_, step) => `${"    ".repeat(step)}[^${step}]: a\n\n`).join(""),
  ],
  ["footnotes", Array.from({ length: 10_000 }, (_, step) => `[^${step}]: a\n\n`).join("")],
  ["words of a link", `[${"tea ".repeat(20_000)}](/services/)`],
  ["words after a bracket", `[${"tea@milk.example ".repeat(5000)}`],
  ["titles of links that do not end", "[a](b (".repeat(5000)],
  ["openings of bold text", "**a ".repeat(10_000)],
  ["lines of a list", "- a\n".repeat(20_000)],
  ["rows of a table", `| a | b |\n|---|---|\n${"| 1 | 2 |\n".repeat(15_000)}`],
  [
    "backticks of different lengths",
    Array.from({ length: 400 }, (_, step) => `${"`".repeat(step + 1)} a`).join(" "),
  ],
])("refuses thousands of %s at their place, before they are parsed", async (_, body) => {
  expect(await placesFor(withBody(body))).toContainEqual(expect.stringMatching(/^(?!1:1 )\d+:\d+ nesting$/))
})

it.each([
  ["lines of fields", "[a]: b\n".repeat(40_000), "yaml-limits"],
  ["lists on one line", `tags: ${"[".repeat(40_000)}\n`, "yaml-limits"],
  ["lines of words", "a\n".repeat(20_000), "field-syntax"],
  ["blank lines", "\n".repeat(40_000), "yaml-limits"],
  ["closing brackets", `note: ${"]".repeat(80_000)}\n`, "field-syntax"],
  ["lines of dashes", "country: b\n---\n".repeat(8000), "frontmatter"],
  ["unknown fields", Array.from({ length: 8000 }, (_, step) => `k${step}: a\n`).join(""), "unknown-field"],
])("refuses thousands of %s in the fields at their place", async (_, fields, rule) => {
  const places = await placesFor(withBody("").replace("---\n\n<Hero", () => `${fields}---\n\n<Hero`))
  expect(places).toContainEqual(expect.stringMatching(new RegExp(`^(?!1:1 )\\d+:\\d+ ${rule}$`)))
})

it.each([
  ["code on one line", "`<a>` ".repeat(101)],
  ["code with braces", "`{a}` and `=[` ".repeat(200)],
  ["a fence with types", `\`\`\`ts\n${"let a: Array<string>\n".repeat(101)}\`\`\``],
  ["a drawing in a fence", `\`\`\`text\n${"]]]]>>>>{{{{****\n".repeat(2000)}\`\`\``],
  ["a fence in a list", `- a\n\n  ~~~text\n${`  ${"- ".repeat(40)}\n`.repeat(40)}  ~~~`],
  ["a long table", `| a | b |\n|---|---|\n${"| **1** | [b](/services/) |\n".repeat(1500)}`],
  ["a long list", "- **a** and *b* with [c](/services/)\n".repeat(1500)],
  ["asterisks", "*".repeat(5000)],
  ["entities", "&amp;".repeat(3000)],
  ["a very long line", "word ".repeat(50_000)],
  ["two headings over and over", "## Same\n\n## Other\n\n".repeat(750)],
  ["a realistic depth of nesting", `${"> ".repeat(6)}- 1. a`],
  ["values of the site", "Call {site.phone}. {/* why */}\n\n".repeat(150)],
])("accepts %s", async (_, body) => {
  expect(await messagesFor(withBody(body))).toBe("valid")
})

it("refuses a table of 200 rows and 2,000 columns without delay", async () => {
  const row = `|${" a |".repeat(2000)}\n`
  const table = `${row}|${"-|".repeat(2000)}\n${row.repeat(200)}`
  expect(await placesFor(withBody(table))).toEqual([expect.stringMatching(/ nesting$/)])
}, 10_000)

const wide = (columns: number, rows: number) =>
  `|${"a|".repeat(columns)}\n|${"-|".repeat(columns)}\n${"|a|\n".repeat(rows)}\n`

it.each([
  ["one table", wide(2000, 200), "33:1"],
  ["several tables", wide(400, 30).repeat(4), "132:1"],
])(
  "refuses more cells than a page can show, in short rows of %s",
  async (_, body, place) => {
    expect(await placesFor(withBody(body))).toEqual([`${place} table-cell`])
  },
  10_000,
)

it("compiles a table of 200 rows and 20 columns", async () => {
  const { tree } = await compiled(withBody(wide(20, 200)))
  expect(JSON.stringify(tree).match(/\["td"/g)).toHaveLength(20 * 200)
}, 10_000)

it("counts the marks in what only looks like code", async () => {
  const marks = "]".repeat(6000)
  for (const body of [
    `- \`\`\`\n\n${marks}\n\n\`\`\``,
    `{/*\n\`\`\`\n*/}\n\n${marks}\n\n\`\`\``,
    `\\\`${marks}\``,
    `<kbd a="\`" />${marks} \``,
    `\`\`\`\n\n${marks}`,
  ])
    expect(await placesFor(withBody(body))).toContainEqual(expect.stringMatching(/ nesting$/))
})
