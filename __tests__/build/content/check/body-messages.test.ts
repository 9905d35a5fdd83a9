/** Messages about bodies that the examples of rules cannot have, and bodies without any. */

import { defineHero, defineSection } from "../../../../src/content/model/define-section"
import { text } from "../../../../src/content/model/fields"
import { caseStudy } from "../../../../src/site/collections/case-studies/collection"
import { sections } from "../../../../src/site/collections/model"
import { checkText, messagesFor, nimble, nimbleWith } from "../../../support/content"

afterEach(() => jest.restoreAllMocks())

const prose = "Nimble is fourteen people in Leipzig."
const image = '![Task NMB-207 in Nimble](./screen-1.jpg "What is left to do.")'

it.each([
  [
    '<Challenges onClick="alert(1)" />',
    '13  <Challenges onClick>: there is no field "onClick" here. Possible: heading, lead, id.',
  ],
  ["<Challenges heading={3} />", '13  <Challenges heading>: is the number 3. Put it in quotes: "3".'],
  ["<Challenges heading />", '13  <Challenges heading>: has no value. Write heading="…".'],
  [
    '<Challenges heading="A" heading="B" />',
    "25  <Challenges>: heading is written twice. Remove one of the two.",
  ],
  ["<Challenges heading=“Hard” />", "21  the value of an attribute has no straight quotation marks. Write"],
  ["<Details>\n\nText.\n\n</Details>", "1  <Details summary>: is missing. Add it: the line that opens it."],
])("explains the attributes of %s", async (element, message) => {
  expect(await messagesFor(nimbleWith("<Challenges />", element))).toContain(
    `nimble/index.mdx:105:${message}`,
  )
})

it("explains a section without attributes, and one that is there twice", async () => {
  expect(await messagesFor(nimbleWith("<Hero />", '<Hero heading="Nimble" />'))).toContain(
    ':95:7  <Hero heading>: there is no field "heading" here. Remove it.',
  )
  expect(await messagesFor(nimbleWith("<Challenges />", "<Challenges />\n\n<Challenges />"))).toContain(
    ":107:1  <Challenges>: is in this text twice. Remove one of the two. [duplicate]",
  )
})

it("says that the head of the page is missing, if a text begins with a word before a colon", async () => {
  const text = nimbleWith(nimble.slice(nimble.indexOf("<Hero />")), "Note: the office is closed.\n")
  expect(await messagesFor(text)).toMatch(/^nimble\/index.mdx:95:1 {2}<Hero>: is missing[^\n]*$/)
})

it("lists the collection's sections if none is similar", async () => {
  const { diagnostics } = await checkText(nimbleWith("<Challenges />", "<Faq />"))
  const names = caseStudy.sections.map(({ name }) => name).join(", ")
  expect(diagnostics.map(({ fix }) => fix)).toEqual([`Possible: ${names}`])
})

it("requires only the field that a section names in `needs`", async () => {
  const note = text("A note.", { max: 20 }).optional()
  const fields = { note, challenges: note }
  const challenges = defineSection({ name: "Challenges", description: "", fields, needs: "challenges" })
  jest.replaceProperty(sections, "Challenges", challenges)
  jest.replaceProperty(sections, "Hero", defineHero({ fields: { note } }))
  expect(await messagesFor(nimble)).toBe("valid")
})

it.each([
  ["less than, between spaces", "Nimble had 5 < 7 teams."],
  ["a brace in backticks", "Write `{` and `}` there."],
  ["a tag in backticks", "Write `<Hero />` there."],
  ["characters by their names", "Nimble &lt; Leipzig &amp; Kassel."],
  ["keys, breaks and indices", "Press <kbd>K</kbd>,<br />H<sub>2</sub>O, m<sup>2</sup>."],
])("accepts %s", async (_, text) => {
  expect(await messagesFor(nimbleWith(prose, text))).toBe("valid")
})

it.each([
  ["without a caption", "![Nimble at noon](./screen-1.jpg)"],
  ["with a percent sign in its name", "![Nimble at noon](./91%.jpg)"],
  ["with a space by its number", "![Nimble at noon](./screen%201.jpg)"],
  ["elsewhere", "![Nimble at noon](https://nimble.example/a.jpg)"],
  ["in a list", "- ![Nimble at noon](./screen-1.jpg)"],
])("accepts an image %s", async (_, text) => {
  expect(await messagesFor(nimbleWith(image, text))).toBe("valid")
})

it("returns no fields for a document with problems", async () => {
  const { fields } = await checkText(nimbleWith("<Challenges />", "<Challenge />"))
  expect(fields).toBeNull()
})
