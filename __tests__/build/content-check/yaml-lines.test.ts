/** Lines that YAML joins to their neighbours without a word. */
import { messagesFor, nimbleWith } from "../../support/content"

const first = "    - A morning meeting of ten minutes"
const second = "    - One place where the talk and the commits meet"
const space = "a space is missing behind this dash. "
const dash = 'Entries of a list begin with "- ", a dash and a space'

describe("says how entries of a list begin", () => {
  it.each([
    ["no space, in the first", first, "    -A morning", [`51:5  ${space}${dash}.`]],
    ["no space, in the second", second, "    -One place", [`52:5  ${space}${dash}.`]],
    ["no space, deeper", second, "      -One place", [`52:7  ${space}${dash}, below the dash above.`]],
    [
      "no space, in both",
      `${first}\n${second}`,
      "    -A\n    -One",
      [`51:5  ${space}${dash}.`, `52:5  ${space}${dash}.`],
    ],
    ["no space, in a group", "  - title: Branches", "  -title: Branches", [`57:3  ${space}${dash}.`]],
    ["an asterisk", second, "    * One place", [`52:5  "*" begins no entry here. ${dash}.`]],
    [
      "an asterisk, deeper",
      second,
      "      * One place",
      [`52:7  "*" begins no entry here. ${dash}, below the dash above.`],
    ],
    [
      "asterisks",
      `${first}\n${second}`,
      "    * A\n    * One",
      [`51:5  "*" begins no entry here. ${dash}.`, `52:5  "*" begins no entry here. ${dash}.`],
    ],
    ["a bullet", second, "    • One place", [`52:5  "•" begins no entry here. ${dash}.`]],
    ["a long dash", second, "    – One place", [`52:5  "–" begins no entry here. ${dash}.`]],
  ])("%s", async (_, passage, replacement, expected) => {
    const messages = await messagesFor(nimbleWith(passage, replacement))
    expect(messages.split("\n")).toEqual(expected.map((line) => `nimble/index.mdx:${line}`))
  })
})

it.each([
  ["a text over two lines", "problem: Teams filled", "problem: Teams\n  -who else- filled"],
  [
    "a block of text",
    "problem: Teams filled",
    "problem: >-\n  On Monday morning teams:\n  -who else-\n  * filled\n#",
  ],
  ["an entry in quotes", first, '    - "A morning meeting\n      -of ten- minutes"'],
  ["an entry over two lines", first, "    - A morning meeting\n      of ten\n      -or fewer- minutes"],
])("takes a dash inside %s for text", async (_, passage, replacement) => {
  expect(await messagesFor(nimbleWith(passage, replacement))).toBe("valid")
})

const only = "below it, where only one can be. Remove the text, or"

it.each([
  [
    "a group",
    "persona:\n",
    "persona: Holger\n",
    `37:10  a text stands here and a group of fields ${only} indent the fields no deeper than this one.`,
  ],
  [
    "a group, in quotes",
    "persona:\n",
    'persona: "Holger"\n',
    `37:10  a text stands here and a group of fields ${only} indent the fields no deeper than this one.`,
  ],
  [
    "a group of groups",
    "hero:\n",
    "hero: Nimble\n",
    `12:7  a text stands here and a group of fields ${only} indent the fields no deeper than this one.`,
  ],
  [
    "a list",
    "  goals:\n",
    "  goals: Ours\n",
    `50:10  a text stands here and a list ${only} write it as an entry of the list.`,
  ],
  [
    "a list of groups",
    "challenges:\n",
    "challenges: Three\n",
    `53:13  a text stands here and a list ${only} write it as an entry of the list.`,
  ],
])("says once that a text stands where %s begins", async (_, passage, replacement, expected) => {
  expect(await messagesFor(nimbleWith(passage, replacement))).toBe(`nimble/index.mdx:${expected}`)
})
