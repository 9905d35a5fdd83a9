import { caseStudy } from "../../../../src/collections/case-studies/collection"
import { sections } from "../../../../src/collections/sections"
import { defineHero, defineSection } from "../../../../src/content/model/define-section"
import { text } from "../../../../src/content/model/fields"
import { checkText, messagesFor, nimble, nimbleWith, report } from "../../../support/content"

afterEach(() => jest.restoreAllMocks())

const prose = "Nimble is fourteen people in Leipzig."
const heading = "## Noon on a Wednesday\n"
const image = '![Task NMB-207 in Nimble](./screen-1.jpg "What is left to do.")'

it("reports code", async () => {
  expect(
    await report([
      ["import", heading, `import Chart from "./chart"\n\n${heading}`],
      ["a sentence that starts with import", prose, "import duties rose that year."],
      ["an expression in a sentence", prose, "Nimble is {7 + 7} people."],
      ["a brace that never closes", prose, "Nimble is {fourteen people in Leipzig."],
      ["props that are spread", "<Challenges />", "<Challenges {...props} />"],
    ]),
  ).toMatchInlineSnapshot(`
"
import: 99:1  import: documents cannot import or export. Remove the line; sections need no import. [code]
a sentence that starts with import: 101:1  a line that starts with "import" or "export" is read as code. Start it with another word. [code]
an expression in a sentence: 101:11  {…}: these braces contain code, which documents cannot run. Write \`{\` and \`}\` in backticks, or leave them out. [code]
a brace that never closes: 101:11  a brace starts code here. Write \`{\` and \`}\` in backticks, or leave them out. [code]
props that are spread: 105:13  <Challenges>: the value of this attribute is code. Write a text in quotes, a number, true or false, or a list of these. [code]
"
`)
})

it("explains sections with wrong names and props", async () => {
  expect(
    await report([
      ["of another collection", "<Challenges />", "<Faq />"],
      ["a name that every object has", "<Challenges />", "<constructor />"],
      ["a group of the compiler", "<Challenges />", "<Prose />"],
      ["a prop that does not exist", "<Challenges />", '<Challenges onClick="alert(1)" />'],
      ["a prop of a section that has none", "<Hero />", '<Hero heading="Nimble" />'],
      ["a prop of the wrong kind", "<Challenges />", "<Challenges heading={3} />"],
      ["a prop without a value", "<Challenges />", "<Challenges heading />"],
      ["a prop written twice", "<Challenges />", '<Challenges heading="A" heading="B" />'],
      ["a prop without quotes", "<Challenges />", "<Challenges heading=Hard />"],
      ["a prop in curly quotes", "<Challenges />", "<Challenges heading=“Hard” />"],
      ["a prop whose quotes never close", "<Challenges />", '<Challenges heading="Hard />'],
    ]),
  ).toMatchInlineSnapshot(`
"
of another collection: 105:1  <Faq>: this section is not for this kind of document. Possible: Hero, ProblemTargetSolution, Persona, …. [unknown-section]
a name that every object has: 105:1  <constructor>: HTML is not allowed here. Write the text in Markdown, without the element. [html]
a group of the compiler: 105:1  <Prose>: there is no section "Prose". Possible: Hero, ProblemTargetSolution, Persona, …. [unknown-section]
a prop that does not exist: 105:13  <Challenges onClick>: there is no field "onClick" here. Possible: heading, lead. [unknown-field]
a prop of a section that has none: 95:7  <Hero heading>: there is no field "heading" here. Remove it. [unknown-field]
a prop of the wrong kind: 105:13  <Challenges heading>: is the number 3. Put it in quotes: "3". [field-type]
a prop without a value: 105:13  <Challenges heading>: has no value. Write heading="…". [field-type]
a prop written twice: 105:25  <Challenges>: heading is written twice. Remove one of the two. [duplicate]
a prop without quotes: 105:21  the value of an attribute has no straight quotation marks. Write heading="…". [element-syntax]
a prop in curly quotes: 105:21  these are curly quotation marks. Write straight ones: heading="…". [curly-quotes]
a prop whose quotes never close: 105:21  the quotation mark of heading is not closed. Write heading="…", on one line. [element-syntax]
"
`)
})

it("lists the collection's sections if none is similar", async () => {
  const { diagnostics } = await checkText(nimbleWith("<Challenges />", "<Faq />"))
  const names = caseStudy.sections.map(({ name }) => name).join(", ")
  expect(diagnostics.map(({ fix }) => fix)).toEqual([`Possible: ${names}`])
})

it("explains where sections are allowed", async () => {
  expect(
    await report([
      ["in a paragraph", "<Challenges />", "They told us of <Challenges /> then."],
      ["with text in it", "<Challenges />", "<Challenges>Two hands</Challenges>"],
      ["twice", "<Challenges />", "<Challenges />\n\n<Challenges />"],
      ["without its data", nimble.slice(nimble.indexOf("challenges:"), nimble.indexOf("research:")), ""],
      ["never closed", "<Challenges />", "<Challenges>"],
      ["of the text, never closed", "<Challenges />", '<Details summary="Why">\n\nText.\n\n<Challenges />'],
      ["with a text, never closed", "<Challenges />", '<Voice by="Mina">We are done.\n\n<Challenges />'],
      ["without its end", "<Challenges />", "<Challenges"],
      ["only closed", "<Challenges />", "</Challenges>"],
      ["closed by another", "<Challenges />", "<Challenges></Results>"],
      ["no hero", "<Hero />\n", ""],
      ["the hero second", "<Hero />\n\n<ProblemTargetSolution />", "<ProblemTargetSolution />\n\n<Hero />"],
    ]),
  ).toMatchInlineSnapshot(`
"
in a paragraph: 105:17  <Challenges>: this section is inside something else. Put it on a line of its own, with blank lines around it. [own-line]
with text in it: 105:1  <Challenges>: this section cannot contain text. End the tag in /> and remove </Challenges>; put the text before or after it. [element-content]
twice: 107:1  <Challenges>: is in this text twice. Remove one of the two. [duplicate]
without its data: 98:1  <Challenges>: has nothing to show: the field "challenges" is missing. Add the field at the top of the file, or remove the section. [section-data]
never closed: 105:1  the element <Challenges> is not closed. Write <Challenges />. [element-syntax]
of the text, never closed: 105:1  the element <Details> is not closed. Write </Details> after its content, on a line of its own. [element-syntax]
with a text, never closed: 105:1  the element <Voice> is not closed. Write </Voice> after its text. [element-syntax]
without its end: 105:1  the tag <Challenges is not closed. Write <Challenges />. [element-syntax]
only closed: 105:1  </Challenges> closes an element that is not open. Remove it. [element-syntax]
closed by another: 105:1  the element <Challenges> is not closed. Write <Challenges />. [element-syntax]
  105:13  </Results> closes an element that is not open. Remove it. [element-syntax]
no hero: 96:1  <Hero>: is missing. Start the text with <Hero />, on a line of its own. [hero-first]
the hero second: 97:1  <Hero>: is not the first thing in the text. Move it to the top. [hero-first]
"
`)
})

it("requires only the field that a section names in `needs`", async () => {
  const note = text("A note.", { max: 20 }).optional()
  const fields = { note, challenges: note }
  const challenges = defineSection({ name: "Challenges", description: "", fields, needs: "challenges" })
  jest.replaceProperty(sections, "Challenges", challenges)
  jest.replaceProperty(sections, "Hero", defineHero({ fields: { note } }))
  expect(await messagesFor(nimble)).toBe("valid")
})

it("reports HTML", async () => {
  expect(
    await report([
      ["a script", heading, `<script>alert(1)</script>\n\n${heading}`],
      ["a break that is not closed", prose, "Nimble<br>in Leipzig."],
      ["a break with a prop", prose, 'Nimble<br className="x" />in Leipzig.'],
      ["an empty tag", prose, "Nimble is <>fourteen</> people."],
    ]),
  ).toMatchInlineSnapshot(`
"
a script: 99:1  <script>: scripts, forms and embedded pages are not allowed here. Remove it, or link to the page that has it. [html]
a break that is not closed: 101:7  the element <br> is not closed. Write <br />. [element-syntax]
a break with a prop: 101:7  <br>: attributes are not allowed here. Remove them. [html]
an empty tag: 101:11  <>: an empty tag has no meaning. Remove it, or write \`<\` in backticks. [html]
"
`)
})

it("explains characters that start an element unintentionally", async () => {
  expect(
    await report([
      ["an address in angle brackets", prose, "See <https://example.com/nimble>."],
      ["a mail address in angle brackets", prose, "Write to <hello@nimble.example>."],
    ]),
  ).toMatchInlineSnapshot(`
"
an address in angle brackets: 101:5  an address in angle brackets is not a link. Write https://example.com/nimble. [element-syntax]
a mail address in angle brackets: 101:10  an address in angle brackets is not a link. Write hello@nimble.example. [element-syntax]
"
`)
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

it("reports unsafe and invalid addresses", async () => {
  expect(
    await report([
      ["a script", prose, "[Nimble](javascript:alert(1))"],
      ["a script in disguise", prose, "[Nimble](JavaScript&#58;alert(1))"],
      ["a script by reference", `${prose} Their`, "[Nimble][n]\n\n[n]: javascript:alert(1)\n\nTheir"],
      ["not encrypted", prose, "[Nimble](http://nimble.example)"],
      ["not encrypted, without marks", prose, "See www.nimble.example for more."],
      ["without its last slash", prose, "[Fooq](/case-studies/fooq#costs)"],
      ["another host in disguise", prose, "[Nimble](//nimble.example)"],
      ["empty", prose, "[Nimble]()"],
      ["by a reference that is missing", prose, "See [Nimble][nimble]."],
      ["very long", prose, `[Nimble](ftp://nimble.example/${"a".repeat(200)})`],
    ]),
  ).toMatchInlineSnapshot(`
"
a script: 101:1  link javascript:alert(1): this kind of address is not allowed. Write https://, mailto:, tel:, a path of this site or #heading. [link-address]
a script in disguise: 101:1  link JavaScript:alert(1): this kind of address is not allowed. Write https://, mailto:, tel:, a path of this site or #heading. [link-address]
a script by reference: 103:1  link javascript:alert(1): this kind of address is not allowed. Write https://, mailto:, tel:, a path of this site or #heading. [link-address]
not encrypted: 101:1  link http://nimble.example: is not encrypted. Write https://nimble.example. [link-address]
not encrypted, without marks: 101:5  link http://www.nimble.example: is not encrypted. Write https://www.nimble.example. [link-address]
without its last slash: valid
another host in disguise: 101:1  link //nimble.example: is neither a path of this site nor an address. Write e.g. /services/web-development/ or https://…. [link-address]
empty: 101:1  link: this link has no address. Write it between the parentheses. [link-address]
by a reference that is missing: 101:5  link [Nimble][nimble]: the address of this link is missing. Write [text](address). [broken-link]
very long: 101:1  link ftp://nimble.example/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa…: this kind of address is not allowed. Write https://, mailto:, tel:, a path of this site or #heading. [link-address]
"
`)
})

it("explains headings", async () => {
  expect(
    await report([
      ["a first level", heading, "# Noon on a Wednesday\n"],
      ["starts on the third level", heading, "### Noon on a Wednesday\n"],
      ["empty", heading, "##\n"],
      ["empty but for a break", heading, "## <br />\n"],
    ]),
  ).toMatchInlineSnapshot(`
"
a first level: 99:1  #: only the hero's title is a heading of this level. Write ##. [heading]
starts on the third level: 99:1  ###: skips a level. Write ##. [heading]
empty: 99:1  ##: this heading is empty. Write its text or remove the line. [heading]
empty but for a break: 99:1  ##: this heading is empty. Write its text or remove the line. [heading]
"
`)
})

it("explains pictures", async () => {
  expect(
    await report([
      ["two in a paragraph", image, `${image}\n![Nimble at noon](./screen-2.jpg)`],
      ["without alt text", image, "![](./screen-1.jpg)"],
      ["of another document", image, "![Fooq at noon](../fooq/cover.jpg)"],
      ["of another document, in disguise", image, "![Fooq at noon](./%2e%2e/fooq/cover.jpg)"],
      ["not encrypted", image, "![Nimble at noon](http://nimble.example/a.jpg)"],
      ["by reference", image, "![Nimble at noon][picture]\n\n[picture]: https://nimble.example/a.jpg"],
    ]),
  ).toMatchInlineSnapshot(`
"
two in a paragraph: 111:1  image ./screen-1.jpg: this picture is inside a paragraph. Put it on a line of its own, with blank lines around it. [own-line]
  112:1  image ./screen-2.jpg: this picture is inside a paragraph. Put it on a line of its own, with blank lines around it. [own-line]
without alt text: 111:1  image ./screen-1.jpg: has no alt text. Say what it shows in 10 to 180 characters: ![…]. [image-alt]
of another document: 111:1  image ../fooq/cover.jpg: is not next to this file. Put it there, and write ./cover.jpg. [image-path]
of another document, in disguise: 111:1  image ./%2e%2e/fooq/cover.jpg: is not next to this file. Put it there, and write ./cover.jpg. [image-path]
not encrypted: 111:1  image http://nimble.example/a.jpg: is not encrypted. Write https://, or put the picture next to this file. [image-path]
by reference: 111:1  image: the address of this picture must be in the parentheses after it. Write ![what it shows](./picture.jpg "caption"). [image-path]
"
`)
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
