/** Characters that are invisible, or look like other characters. */

import { checkDataFile } from "../../../../src/content/check/check-data-file"
import { dataFiles } from "../../../../src/site/collections/model"
import { checkText, messagesFor, nimbleWith, placesFor } from "../../../support/content"

const noBreak = "\u00A0"

describe("a no-break space is reported at its position", () => {
  it.each([
    ["in an indentation", "    label: Nimble,", ` ${noBreak}  label: Nimble,`, "15:2"],
    ["after a colon and a space", "country: Germany", `country: ${noBreak}Germany`, "5:10"],
    ["before a colon", "  name: Holger", `  name${noBreak}: Holger`, "38:7"],
    ["after a dash", "    - A morning", `    -${noBreak}A morning`, "51:6"],
    ["before a dash", "    - A morning", `   ${noBreak}- A morning`, "51:4"],
  ])("%s", async (_, passage, replacement, place) => {
    expect(await placesFor(nimbleWith(passage, replacement))).toEqual([`${place} invisible-space`])
  })

  it("but not in a text or a block of text", async () => {
    expect(await messagesFor(nimbleWith("Holger Brandt", `Holger${noBreak}Brandt`))).toBe("valid")
    const block = nimbleWith("problem: Teams", `problem: >-\n  Note:${noBreak}the board\n#`)
    expect((await checkText(block)).diagnostics.map(({ message }) => message)).toEqual(["has 15 characters"])
  })
})

it.each([
  ["\u2003Germany", "5:9  this is a special space (U+2003)."],
  [" \u200BGermany", "5:10  this is an invisible character (U+200B, a zero-width space)."],
  [" \uFEFFGermany", "5:10  this is an invisible character (U+FEFF, a byte-order mark inside the text)."],
  [" Ger\u0093many", "5:13  this is an invisible character (U+0093)."],
  [' "Ger\\u0007many"', "5:10  country: has an invisible character. Remove it. [control-character]"],
])("reports the character in %j", async (value, expected) => {
  expect(await messagesFor(nimbleWith("country: Germany", `country:${value}`))).toContain(expected)
})

describe("a control character is reported", () => {
  it("every time it occurs", async () => {
    const text = nimbleWith("Holger Brandt", "Holger\u000BBrandt").replace("fourteen ", "fourteen\u000C")
    expect(await messagesFor(text)).toMatchInlineSnapshot(`
"nimble/index.mdx:38:15  this is an invisible character (U+000B, a line break of a word processor). Delete it, and type a space if one is needed. [control-character]
nimble/index.mdx:101:19  this is an invisible character (U+000C, a page break of a word processor). Delete it, and type a space if one is needed. [control-character]"
`)
  })

  it("in a data file", () => {
    const values = dataFiles.find(({ type }) => type === "Value")
    if (!values) throw new Error("There is no such data file")
    const text = "- id: a\n  title: On\u000Btime\n  description: At nine.\n  icon: clock\n"
    const { diagnostics } = checkDataFile(values, "content/data/values.yaml", text)
    expect(diagnostics.map(({ range: { start }, message }) => [start.line, start.column, message])).toEqual([
      [2, 12, expect.stringContaining("U+000B")],
    ])
  })
})

it.each(["\\u00a0", "\\u200b\\u2060", "\\u3164"])("does not accept %s as a name", async (written) => {
  expect(await messagesFor(nimbleWith("name: Nimble", `name: "${written}"`))).toBe(
    "nimble/index.mdx:2:7  name: has only invisible characters. Write a text. [control-character]",
  )
})
