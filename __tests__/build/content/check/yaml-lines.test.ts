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

const text = "problem: Teams filled"

it.each([
  ["a text in double quotes", text, 'problem: "Teams\nfilled', "36:1 indentation"],
  ["the end of a list", "tags: [SaaS, Web,", "tags: [SaaS,\nWeb,", "9:1 indentation"],
  ["the end of a group", "color: chart2, value: 38 }", "color: chart2,\nvalue: 38 }", "72:1 indentation"],
])("reports %s that is not indented, at its line", async (_, passage, replacement, place) => {
  const [line = ""] = new RegExp(`${passage.replace(/[[\]{}]/g, "\\$&")}.*`).exec(nimble) ?? []
  const quoted = replacement.includes('"') ? `${line.replace(passage, replacement)}"` : line.replace(passage, replacement)
  expect(await placesFor(nimbleWith(line, quoted))).toEqual([place])
})
