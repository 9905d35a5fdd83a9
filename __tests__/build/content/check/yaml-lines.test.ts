/** Lines that YAML silently joins to the lines around them. */
import { messagesFor, nimbleWith, placesFor } from "../../../support/content"

const first = "    - A morning meeting of ten minutes"
const second = "    - One place where the talk and the commits meet"
it.each([
  ["no space, in the first", first, "    -A morning", ["51:5"]],
  ["no space, in the second", second, "    -One place", ["52:5"]],
  ["no space, in both", `${first}\n${second}`, "    -A\n    -One", ["51:5", "52:5"]],
  ["no space, in a group", "  - title: Branches", "  -title: Branches", ["57:3"]],
  ["an asterisk", second, "    * One place", ["52:5"]],
  ["an asterisk, deeper", second, "      * One place", ["52:7"]],
  ["a bullet", second, "    • One place", ["52:5"]],
  ["a long dash", second, "    – One place", ["52:5"]],
])("reports entries of a list with %s", async (_, passage, replacement, places) => {
  const expected = places.map((place) => `${place} list-entry`)
  expect(await placesFor(nimbleWith(passage, replacement))).toEqual(expected)
})

it.each([
  ["a text over two lines", "problem: Teams filled", "problem: Teams\n  -who else- filled"],
  [
    "a block of text",
    "problem: Teams",
    "problem: >-\n  On Monday morning teams:\n  -who else-\n  * filled\n#",
  ],
  ["an entry in quotes", first, '    - "A morning meeting\n      -of ten- minutes"'],
  ["an entry over two lines", first, "    - A morning meeting\n      of ten\n      -or fewer- minutes"],
])("reads a dash inside %s as text", async (_, passage, replacement) => {
  expect(await messagesFor(nimbleWith(passage, replacement))).toBe("valid")
})

it.each([
  ["a group", "persona:\n", "persona: Holger\n", "37:10"],
  ["a group of groups", "hero:\n", "hero: Nimble\n", "12:7"],
  ["a list", "  goals:\n", "  goals: Ours\n", "50:10"],
  ["a list of groups", "challenges:\n", "challenges: Three\n", "53:13"],
])("reports a text before %s once", async (_, passage, replacement, place) => {
  expect(await placesFor(nimbleWith(passage, replacement))).toEqual([`${place} indentation`])
})

it.each([
  ["an entry that is indented less", "    - A morning meeting", "  - A morning meeting", "52:5 list-entry"],
  ["a text that is broken", "A move has to survive", "A move has to\nsurvive", "56:1 field-syntax"],
  ["a group that is indented more", "  name: Holger", "    name: Holger", "39:3 indentation"],
])("reports %s once, not the lines below", async (_, passage, replacement, place) => {
  expect(await placesFor(nimbleWith(passage, replacement))).toEqual([place])
})

const problem = "problem: Teams filled the board on Monday and stopped believing it by Wednesday."
const tags = "tags: [SaaS, Web, Product design]"

it.each([
  ["a text in quotes", problem, 'problem: "Teams filled the board.\nNobody believed it."', ["35:1"]],
  [
    "two lines of it",
    problem,
    "problem: 'Teams filled the board on Monday\nand stopped believing it\nby Wednesday.'",
    ["35:1", "36:1"],
  ],
  ["a text in brackets", tags, 'tags: [SaaS, "Web\ndesign", Tea]', ["9:1"]],
  ["an entry of a list", tags, "tags: [SaaS,\nWeb]", ["9:1"]],
  ["the end of a group", "color: chart2, value: 38 }", "color: chart2,\n      value: 38 }", ["72:7"]],
])("reports %s that is not indented, and reads it", async (_, passage, replacement, places) => {
  const expected = places.map((place) => `${place} indentation`)
  expect(await placesFor(nimbleWith(passage, replacement))).toEqual(expected)
})

it.each([
  ["a text in quotes", problem, 'problem: "Teams filled the board.\n Nobody believed it."'],
  ["a list that ends below its name", tags, "tags: [\n  SaaS,\n  Web,\n] # all"],
])("accepts %s", async (_, passage, replacement) => {
  expect(await messagesFor(nimbleWith(passage, replacement))).toBe("valid")
})

it("reports spaces in a blank line before the first line of a block of text", async () => {
  const text = nimbleWith(problem, "problem: >-\n     \n  Teams filled the board on Monday.")
  expect(await messagesFor(text)).toContain(":35:3  this line has more spaces than the text below it. Remove")
})
