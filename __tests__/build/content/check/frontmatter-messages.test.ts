/** Messages about fields that the examples of rules cannot have. */
import { caseStudy } from "../../../../src/site/collections/case-studies/collection"
import { checkText, messagesFor, nimble, nimbleWith } from "../../../support/content"

it("reports nothing for a valid document", async () => {
  expect(await messagesFor(nimble)).toBe("valid")
})

const platforms = nimble.slice(nimble.indexOf("  platforms:"), nimble.indexOf("  thumbnail:"))

it.each([
  ["a field", "country: Germany\n", "", "2:1  country: is missing. Add it: country of the client."],
  ["a group", platforms, "", "13:3  hero.platforms: is missing. Add it, with items."],
  [
    "a text for a group",
    "hero:\n",
    "hero: none\nherox:\n",
    '13:1  herox: there is no field "herox" here. Did you',
  ],
  [
    "a tab",
    "  name: Holger",
    "\tname: Holger",
    "38:1  this is a tab. Indent with spaces, two for each step.",
  ],
  ["a fraction", "age: 48", "age: 48.5", "40:8  persona.age: is the number 48.5. Write a whole number."],
  ["a large number in quotes", "age: 48", 'age: "480"', "40:8  persona.age: is 480. Write 110 or less."],
  ["a large number", "age: 48", "age: 480", "40:8  persona.age: is 480. Write 110 or less."],
  ["a small number", "age: 48", "age: 3", "40:8  persona.age: is 3. Write 5 or more."],
  [
    "one entry",
    "    - Tools that rank his engineers by speed\n",
    "",
    "48:5  persona.painPoints: has 1 entry. Write",
  ],
  [
    "a path",
    "image: ./cover.jpg",
    "image: cover.jpg",
    '32:12  hero.thumbnail.image: "cover.jpg" is not written',
  ],
  [
    "a light tag",
    '"#352C86"',
    '"#E8E6FF"',
    "26:16  hero.tags.textColor: #FFFFFF has a contrast of 1.22:1 to",
  ],
])("explains %s", async (_, passage, replacement, message) => {
  expect(await messagesFor(nimbleWith(passage, replacement))).toContain(`nimble/index.mdx:${message}`)
})

it("lists all fields if none is similar", async () => {
  const { diagnostics } = await checkText(
    nimbleWith("country: Germany", "country: Germany\nnosuchfield: high"),
  )
  const fields = Object.keys(caseStudy.schema.shape).join(", ")
  expect(diagnostics.map(({ fix }) => fix)).toEqual([`Possible: ${fields}`])
})

it.each([
  ["contry: Germany", "country"],
  ["country: Germany\ncontry: Germany", undefined],
])("replaces a misspelt name only if the right one is free: %j", async (fields, replacement) => {
  const { diagnostics } = await checkText(nimbleWith("country: Germany", fields))
  expect(diagnostics.map((one) => one.replacement)).toEqual([replacement])
})

it("lists all icons if none is similar", async () => {
  const message = await messagesFor(nimbleWith("icon: git-merge", "icon: banana"))
  expect(message).toMatch(
    /"banana" is not allowed here\. Write one of accessibility, .*wifi-off\. \[choice\]$/,
  )
})
