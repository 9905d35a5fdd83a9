import { checkText, messagesFor, nimble, nimbleWith, report } from "../../support/content"

const prose = "Nimble is fourteen people in Leipzig."
const heading = "## Noon on a Wednesday\n"
const picture = '![Task NMB-207 in Nimble](./screen-1.jpg "What is left to do.")'

it("refuses code", async () => {
  expect(
    await report([
      ["import", heading, `import Chart from "./chart"\n\n${heading}`],
      ["export", heading, `export const title = "Nimble"\n\n${heading}`],
      ["a sentence that starts with import", prose, "import duties rose that year."],
      ["an expression in a sentence", prose, "Nimble is {7 + 7} people."],
      ["a secret", prose, "{process.env.SECRET}"],
      ["an expression that is no code", prose, "Nimble is {fourteen people} in Leipzig."],
      ["a brace that never closes", prose, "Nimble is {fourteen people in Leipzig."],
      ["an anchor after a heading", heading, "## Noon on a Wednesday {#noon}\n"],
      ["a comment", heading, `{/* to do */}\n\n${heading}`],
      ["an HTML comment", heading, `<!-- to do -->\n\n${heading}`],
      ["props that are spread", "<Challenges />", "<Challenges {...props} />"],
      ["a prop that is an expression", "<Challenges />", "<Challenges heading={process.env.SECRET} />"],
      ["a prop that is a function", "<Challenges />", "<Challenges heading={() => 1} />"],
    ]),
  ).toMatchInlineSnapshot(`
"
# import
nimble/index.mdx:99:1  import: a document cannot import or export. Remove the line; sections need no import.
# export
nimble/index.mdx:99:1  export: a document cannot import or export. Remove the line; sections need no import.
# a sentence that starts with import
nimble/index.mdx:101:1  body: a line that starts with "import" or "export" is read as code. Begin it with another word.
# an expression in a sentence
nimble/index.mdx:101:11  {…}: braces hold code, and a document cannot run code. Write \`{\` and \`}\` in backticks, or leave them out.
# a secret
nimble/index.mdx:101:1  {…}: braces hold code, and a document cannot run code. Write \`{\` and \`}\` in backticks, or leave them out.
# an expression that is no code
nimble/index.mdx:101:11  body: a brace opens code here, and a document cannot run code. Write \`{\` and \`}\` in backticks, or leave them out.
# a brace that never closes
nimble/index.mdx:101:11  body: a brace opens code here, and a document cannot run code. Write \`{\` and \`}\` in backticks, or leave them out.
# an anchor after a heading
nimble/index.mdx:99:24  body: a brace opens code here, and a document cannot run code. Write \`{\` and \`}\` in backticks, or leave them out.
# a comment
valid
# an HTML comment
nimble/index.mdx:99:1  body: MDX has no HTML comments. Write {/* to do */}.
# props that are spread
nimble/index.mdx:105:13  <Challenges>: spreads are code. Write each prop out: name="value".
# a prop that is an expression
nimble/index.mdx:105:13  <Challenges>: the value of heading is code, and a document cannot run code. Write a text in quotes, a number, true or false, or a list of these.
# a prop that is a function
nimble/index.mdx:105:13  <Challenges>: the value of heading is code, and a document cannot run code. Write a text in quotes, a number, true or false, or a list of these.
"
`)
})

it("explains sections with wrong names and props", async () => {
  expect(
    await report([
      ["misspelt", "<Challenges />", "<Challenge />"],
      ["in small letters", "<Challenges />", "<challenges />"],
      ["of another collection", "<Challenges />", "<Faq />"],
      ["that does not exist", "<Challenges />", "<Gallery />"],
      ["a name that every object has", "<Challenges />", "<constructor />"],
      ["a group of the compiler", "<Challenges />", "<Prose />"],
      ["a prop, misspelt", "<Challenges />", '<Challenges headng="What was hard" />'],
      ["a prop that does not exist", "<Challenges />", '<Challenges onClick="alert(1)" />'],
      ["a prop of a section that has none", "<Hero />", '<Hero heading="Nimble" />'],
      ["a prop of the wrong kind", "<Challenges />", "<Challenges heading={3} />"],
      ["a prop without a value", "<Challenges />", "<Challenges heading />"],
      ["a prop that is empty", "<Challenges />", '<Challenges heading="" />'],
      ["a prop that is too long", "<Challenges />", `<Challenges heading="${"A".repeat(61)}" />`],
      ["a prop written twice", "<Challenges />", '<Challenges heading="A" heading="B" />'],
      ["a prop without quotes", "<Challenges />", "<Challenges heading=Hard />"],
      ["a prop in curly quotes", "<Challenges />", "<Challenges heading=“Hard” />"],
      ["a prop whose quotes never close", "<Challenges />", '<Challenges heading="Hard />'],
    ]),
  ).toMatchInlineSnapshot(`
"
# misspelt
nimble/index.mdx:105:1  <Challenge>: there is no section "Challenge". Did you mean "Challenges"?
# in small letters
nimble/index.mdx:105:1  <challenges>: there is no section "challenges". Did you mean "Challenges"?
# of another collection
nimble/index.mdx:105:1  <Faq>: this section does not exist in this collection. Available: Hero, ProblemTargetSolution, Persona, Challenges, Research, Results, Feedback, TechnologyStack, SimilarProjects, CallToAction.
# that does not exist
nimble/index.mdx:105:1  <Gallery>: there is no section "Gallery". Available: Hero, ProblemTargetSolution, Persona, Challenges, Research, Results, Feedback, TechnologyStack, SimilarProjects, CallToAction.
# a name that every object has
nimble/index.mdx:105:1  <constructor>: HTML is not possible here. Write the text in Markdown, without the element.
# a group of the compiler
nimble/index.mdx:105:1  <Prose>: there is no section "Prose". Available: Hero, ProblemTargetSolution, Persona, Challenges, Research, Results, Feedback, TechnologyStack, SimilarProjects, CallToAction.
# a prop, misspelt
nimble/index.mdx:105:13  <Challenges headng>: there is no field "headng" here. Did you mean "heading"?
# a prop that does not exist
nimble/index.mdx:105:13  <Challenges onClick>: there is no field "onClick" here. Known: heading, lead.
# a prop of a section that has none
nimble/index.mdx:95:7  <Hero heading>: there is no field "heading" here. Nothing can be written here.
# a prop of the wrong kind
nimble/index.mdx:105:13  <Challenges heading>: is the number 3; text is needed. Put it in quotes: "3".
# a prop without a value
nimble/index.mdx:105:13  <Challenges heading>: has no value. Write heading="…".
# a prop that is empty
nimble/index.mdx:105:13  <Challenges heading>: is empty.
# a prop that is too long
nimble/index.mdx:105:13  <Challenges heading>: has 61 characters; at most 60 fit.
# a prop written twice
nimble/index.mdx:105:25  <Challenges>: heading is written twice. Remove one of the two.
# a prop without quotes
nimble/index.mdx:105:21  body: the value of a prop stands in straight quotation marks: heading="…".
# a prop in curly quotes
nimble/index.mdx:105:21  body: the value of a prop stands in straight quotation marks: heading="…".
# a prop whose quotes never close
nimble/index.mdx:105:21  body: the quotation mark of heading is not closed. Write heading="…", on one line.
"
`)
})

it("explains where a section stands", async () => {
  expect(
    await report([
      ["in a paragraph", "<Challenges />", "They told us of <Challenges /> then."],
      ["in a list", "<Challenges />", "- <Challenges />"],
      ["with text in it", "<Challenges />", "<Challenges>Two hands</Challenges>"],
      ["with paragraphs in it", "<Challenges />", "<Challenges>\nTwo hands\n</Challenges>"],
      ["twice", "<Challenges />", "<Challenges />\n\n<Challenges />"],
      ["without its data", nimble.slice(nimble.indexOf("challenges:"), nimble.indexOf("research:")), ""],
      ["never closed", "<Challenges />", "<Challenges>"],
      ["without its end", "<Challenges />", "<Challenges"],
      ["only closed", "<Challenges />", "</Challenges>"],
      ["closed by another", "<Challenges />", "<Challenges></Results>"],
      ["no hero", "<Hero />\n", ""],
      ["the hero second", "<Hero />\n\n<ProblemTargetSolution />", "<ProblemTargetSolution />\n\n<Hero />"],
      ["text before the hero", "<Hero />\n", "Welcome.\n\n<Hero />\n"],
      ["no body", nimble.slice(nimble.indexOf("<Hero")), ""],
    ]),
  ).toMatchInlineSnapshot(`
"
# in a paragraph
nimble/index.mdx:105:17  <Challenges>: a section stands alone: put it on a line of its own, with blank lines around it.
# in a list
nimble/index.mdx:105:3  <Challenges>: a section stands alone: put it on a line of its own, with blank lines around it.
# with text in it
nimble/index.mdx:105:1  <Challenges>: a section holds no text. Write <Challenges /> and put the text before or after it.
# with paragraphs in it
nimble/index.mdx:105:1  <Challenges>: a section holds no text. Write <Challenges /> and put the text before or after it.
# twice
nimble/index.mdx:107:1  <Challenges>: is placed twice. Remove one of the two.
# without its data
nimble/index.mdx:98:1  <Challenges>: has nothing to show: the frontmatter has no "challenges". Add it there, or remove the element.
# never closed
nimble/index.mdx:105:1  body: the element <Challenges> is not closed. Write <Challenges />.
# without its end
nimble/index.mdx:105:1  body: the element <Challenges is not written to its end. Write its props as name="value" and close it with />.
# only closed
nimble/index.mdx:105:1  body: this closes an element that is not open. Remove it.
# closed by another
nimble/index.mdx:105:13  body: </Results> closes an element that is not open here. Remove it.
# no hero
nimble/index.mdx:96:1  <Hero>: is missing: the body starts with <Hero />, on a line of its own.
# the hero second
nimble/index.mdx:97:1  <Hero>: comes first: move it before everything else in the body.
# text before the hero
nimble/index.mdx:97:1  <Hero>: comes first: move it before everything else in the body.
# no body
nimble/index.mdx:95:1  <Hero>: is missing: the body starts with <Hero />, on a line of its own.
"
`)
})

it("refuses HTML", async () => {
  expect(
    await report([
      ["a group", prose, '<div className="wide">Nimble</div>'],
      ["bold", prose, "Nimble is <b>fourteen</b> people."],
      ["a link", prose, 'See <a href="/services/">services</a>.'],
      ["a picture", prose, 'Look: <img src="./cover.jpg" />'],
      ["a heading", heading, "<h2>Noon</h2>\n"],
      ["a script", heading, `<script>alert(1)</script>\n\n${heading}`],
      ["an embedded page", heading, `<iframe src="https://example.com" />\n\n${heading}`],
      ["a style", heading, `<style>p</style>\n\n${heading}`],
      ["a break that is not closed", prose, "Nimble<br>in Leipzig."],
      ["a break with a prop", prose, 'Nimble<br className="x" />in Leipzig.'],
      ["a key with an event", prose, 'Press <kbd onClick="x">K</kbd>.'],
      ["an empty tag", prose, "Nimble is <>fourteen</> people."],
    ]),
  ).toMatchInlineSnapshot(`
"
# a group
nimble/index.mdx:101:1  <div>: HTML is not possible here. Write the text in Markdown, without the element.
# bold
nimble/index.mdx:101:11  <b>: HTML is not possible here. Write **text**.
# a link
nimble/index.mdx:101:5  <a>: HTML is not possible here. Write [text](address).
# a picture
nimble/index.mdx:101:7  <img>: HTML is not possible here. Write ![what it shows](./picture.jpg "caption").
# a heading
nimble/index.mdx:99:1  <h2>: HTML is not possible here. Write ## before the heading.
# a script
nimble/index.mdx:99:1  <script>: scripts, styles, forms and embedded pages are not possible here. Remove it, or link to the page that has it.
# an embedded page
nimble/index.mdx:99:1  <iframe>: scripts, styles, forms and embedded pages are not possible here. Remove it, or link to the page that has it.
# a style
nimble/index.mdx:99:1  <style>: scripts, styles, forms and embedded pages are not possible here. Remove it, or link to the page that has it.
# a break that is not closed
nimble/index.mdx:101:7  body: the element <br> is not closed. Write <br />.
# a break with a prop
nimble/index.mdx:101:11  <br>: takes no attributes here. Remove them.
# a key with an event
nimble/index.mdx:101:12  <kbd>: takes no attributes here. Remove them.
# an empty tag
nimble/index.mdx:101:11  <>: an empty tag means nothing here. Remove it, or write \`<\` in backticks.
"
`)
})

it("explains marks that open an element by chance", async () => {
  expect(
    await report([
      ["less than", prose, "Fewer than <5% stayed."],
      ["an arrow", prose, "Nimble <- Leipzig."],
      ["an address in angle brackets", prose, "See <https://example.com/nimble>."],
      ["a mail address in angle brackets", prose, "Write to <hello@nimble.example>."],
    ]),
  ).toMatchInlineSnapshot(`
"
# less than
nimble/index.mdx:101:12  body: "<" opens an element here. Write it in backticks, \`<\`, or in words: less than, under.
# an arrow
nimble/index.mdx:101:8  body: "<" opens an element here. Write it in backticks, \`<\`, or in words: less than, under.
# an address in angle brackets
nimble/index.mdx:101:5  body: an address does not stand in angle brackets. Write [text](https://example.com/nimble).
# a mail address in angle brackets
nimble/index.mdx:101:10  body: an address does not stand in angle brackets. Write [text](mailto:hello@nimble.example).
"
`)
})

it.each([
  ["less than, between spaces", "Nimble had 5 < 7 teams."],
  ["a brace in backticks", "Write `{` and `}` there."],
  ["a tag in backticks", "Write `<Hero />` there."],
  ["characters by their names", "Nimble &lt; Leipzig &amp; Kassel."],
  ["keys, breaks and indices", "Press <kbd>K</kbd>,<br />H<sub>2</sub>O, m<sup>2</sup>."],
])("takes %s", async (_, text) => {
  expect(await messagesFor(nimbleWith(prose, text))).toBe("valid")
})

it("refuses addresses that are unsafe or lead nowhere", async () => {
  expect(
    await report([
      ["a script", prose, "[Nimble](javascript:alert(1))"],
      ["a script in disguise", prose, "[Nimble](JavaScript&#58;alert(1))"],
      ["a script with a line break", prose, "[Nimble](java&#10;script:alert(1))"],
      ["a script by reference", `${prose} Their`, "[Nimble][n]\n\n[n]: javascript:alert(1)\n\nTheir"],
      ["data", prose, "[Nimble](data:text/html,hello)"],
      ["not encrypted", prose, "[Nimble](http://nimble.example)"],
      ["not encrypted, without marks", prose, "See www.nimble.example for more."],
      ["relative", prose, "[Fooq](../fooq/)"],
      ["without its first slash", prose, "[Fooq](case-studies/fooq/)"],
      ["without its last slash", prose, "[Fooq](/case-studies/fooq#costs)"],
      ["another host in disguise", prose, "[Nimble](//nimble.example)"],
      ["another host in a better disguise", prose, "[Nimble](/\\nimble.example)"],
      ["empty", prose, "[Nimble]()"],
      ["with a space", prose, "[Nimble](/case studies/)"],
      ["by a reference that is missing", prose, "See [Nimble][nimble]."],
      ["a footnote that is missing", prose, `${prose}[^1]`],
      ["very long", prose, `[Nimble](ftp://nimble.example/${"a".repeat(200)})`],
    ]),
  ).toMatchInlineSnapshot(`
"
# a script
nimble/index.mdx:101:1  link javascript:alert(1): this kind of address is not possible. Write https://, mailto:, tel:, a path of this site or #anchor.
# a script in disguise
nimble/index.mdx:101:1  link JavaScript:alert(1): this kind of address is not possible. Write https://, mailto:, tel:, a path of this site or #anchor.
# a script with a line break
nimble/index.mdx:101:1  link java script:alert(1): this kind of address is not possible. Write https://, mailto:, tel:, a path of this site or #anchor.
# a script by reference
nimble/index.mdx:103:1  link javascript:alert(1): this kind of address is not possible. Write https://, mailto:, tel:, a path of this site or #anchor.
# data
nimble/index.mdx:101:1  link data:text/html,hello: this kind of address is not possible. Write https://, mailto:, tel:, a path of this site or #anchor.
# not encrypted
nimble/index.mdx:101:1  link http://nimble.example: is not encrypted. Write https://.
# not encrypted, without marks
nimble/index.mdx:101:5  link http://www.nimble.example: is not encrypted. Write https://.
# relative
nimble/index.mdx:101:1  link ../fooq/: is neither a path of this site nor an address. Write e.g. /services/web-development/ or https://….
# without its first slash
nimble/index.mdx:101:1  link case-studies/fooq/: is neither a path of this site nor an address. Write e.g. /services/web-development/ or https://….
# without its last slash
nimble/index.mdx:101:1  link /case-studies/fooq#costs: a page's path ends in a slash. Write /case-studies/fooq/#costs.
# another host in disguise
nimble/index.mdx:101:1  link //nimble.example: is neither a path of this site nor an address. Write e.g. /services/web-development/ or https://….
# another host in a better disguise
nimble/index.mdx:101:1  link /\\nimble.example: is neither a path of this site nor an address. Write e.g. /services/web-development/ or https://….
# empty
nimble/index.mdx:101:1  link: the link leads nowhere. Write its address between the parentheses.
# with a space
nimble/index.mdx:101:1  link [Nimble](/case studies/): is not read as a link or picture: there is a space in its address. Write %20 for it.
# by a reference that is missing
nimble/index.mdx:101:5  link [Nimble][nimble]: its address is written nowhere. Write [text](address).
# a footnote that is missing
nimble/index.mdx:101:38  footnote [^1]: there is no such footnote. Write it on a line of its own: [^1]: the note.
# very long
nimble/index.mdx:101:1  link ftp://nimble.example/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa…: this kind of address is not possible. Write https://, mailto:, tel:, a path of this site or #anchor.
"
`)
})

it.each([
  "/case-studies/fooq/",
  "/",
  "/case-studies/fooq/#costs",
  "/files/terms.pdf",
  "https://nimble.example/a b".replace(" ", "%20"),
  "mailto:hello@nimble.example",
  "tel:+49341000000",
  "#noon-on-a-wednesday",
])("takes the address %s", async (address) => {
  expect(await messagesFor(nimbleWith(prose, `[Nimble](${address})`))).toBe("valid")
})

it("explains headings", async () => {
  expect(
    await report([
      ["a first level", heading, "# Noon on a Wednesday\n"],
      ["a first level, underlined", heading, "Noon on a Wednesday\n===\n"],
      ["starts on the third level", heading, "### Noon on a Wednesday\n"],
      ["skips a level", "### What it cost", "#### What it cost"],
      ["empty", heading, "##\n"],
      ["empty but for a break", heading, "## <br />\n"],
      ["in a quotation", prose, "> ## Noon"],
      ["in a list", prose, "- ## Noon"],
    ]),
  ).toMatchInlineSnapshot(`
"
# a first level
nimble/index.mdx:99:1  #: the page's one h1 is the hero's title. Write ## here.
# a first level, underlined
nimble/index.mdx:99:1  #: the page's one h1 is the hero's title. Write ## here.
# starts on the third level
nimble/index.mdx:99:1  ###: skips a level: the first heading of a document is ##.
# skips a level
nimble/index.mdx:113:1  ####: skips a level: after ## comes at most ###.
# empty
nimble/index.mdx:99:1  ##: the heading is empty. Write its text or remove the line.
# empty but for a break
nimble/index.mdx:99:1  ##: the heading is empty. Write its text or remove the line.
# in a quotation
nimble/index.mdx:101:3  ##: a heading stands alone, not inside a quotation or list. Put it on a line of its own.
# in a list
nimble/index.mdx:101:3  ##: a heading stands alone, not inside a quotation or list. Put it on a line of its own.
"
`)
})

it("explains pictures", async () => {
  expect(
    await report([
      ["in a sentence", picture, `Look at ${picture} there.`],
      ["in a list", picture, `- ${picture}`],
      ["in a quotation", picture, `> ${picture}`],
      ["two in a paragraph", picture, `${picture}\n![Nimble at noon](./screen-2.jpg)`],
      ["without alt text", picture, "![](./screen-1.jpg)"],
      ["of another document", picture, "![Fooq at noon](../fooq/cover.jpg)"],
      ["of another document, in disguise", picture, "![Fooq at noon](./%2e%2e/fooq/cover.jpg)"],
      ["a drawing", picture, "![Nimble at noon](./mark.svg)"],
      ["without ./", picture, "![Nimble at noon](screen-1.jpg)"],
      ["not encrypted", picture, "![Nimble at noon](http://nimble.example/a.jpg)"],
      ["data", picture, "![Nimble at noon](data:image/png;base64,AAAA)"],
      ["with a space in its name", picture, "![Nimble at noon](./screen 1.jpg)"],
      ["by reference", picture, "![Nimble at noon][picture]\n\n[picture]: https://nimble.example/a.jpg"],
    ]),
  ).toMatchInlineSnapshot(`
"
# in a sentence
nimble/index.mdx:111:9  image ./screen-1.jpg: a picture stands alone: put it on a line of its own, with blank lines around it.
# in a list
valid
# in a quotation
nimble/index.mdx:111:3  image ./screen-1.jpg: a picture stands alone: put it on a line of its own, with blank lines around it.
# two in a paragraph
nimble/index.mdx:111:1  image ./screen-1.jpg: a picture stands alone: put it on a line of its own, with blank lines around it.
nimble/index.mdx:112:1  image ./screen-2.jpg: a picture stands alone: put it on a line of its own, with blank lines around it.
# without alt text
nimble/index.mdx:111:1  image ./screen-1.jpg: has no alt text. Say what it shows between the brackets: ![…].
# of another document
nimble/index.mdx:111:1  image ../fooq/cover.jpg: is not a picture beside this file. Write e.g. ./screen-1.jpg (jpg, png, webp or avif).
# of another document, in disguise
nimble/index.mdx:111:1  image ./%2e%2e/fooq/cover.jpg: is not a picture beside this file. Write e.g. ./screen-1.jpg (jpg, png, webp or avif).
# a drawing
nimble/index.mdx:111:1  image ./mark.svg: is not a picture beside this file. Write e.g. ./screen-1.jpg (jpg, png, webp or avif).
# without ./
nimble/index.mdx:111:1  image screen-1.jpg: is not a picture beside this file. Write e.g. ./screen-1.jpg (jpg, png, webp or avif).
# not encrypted
nimble/index.mdx:111:1  image http://nimble.example/a.jpg: is not encrypted. Write https://, or put the picture beside this file.
# data
nimble/index.mdx:111:1  image data:image/png;base64,AAAA: is not a picture beside this file. Write e.g. ./screen-1.jpg (jpg, png, webp or avif).
# with a space in its name
nimble/index.mdx:111:1  image ![Nimble at noon](./screen 1.jpg): is not read as a link or picture: there is a space in its address. Write %20 for it.
# by reference
nimble/index.mdx:111:1  image: write the picture with its path in place: ![what it shows](./picture.jpg "caption").
"
`)
})

it.each([
  ["without a caption", "![Nimble at noon](./screen-1.jpg)"],
  ["with a percent sign in its name", "![Nimble at noon](./91%.jpg)"],
  ["with a space by its number", "![Nimble at noon](./screen%201.jpg)"],
  ["elsewhere", "![Nimble at noon](https://nimble.example/a.jpg)"],
])("takes a picture %s", async (_, text) => {
  expect(await messagesFor(nimbleWith(picture, text))).toBe("valid")
})

it("gives no tree for a document with mistakes", async () => {
  const { fields } = await checkText(nimbleWith("<Challenges />", "<Challenge />"))
  expect(fields).toBeNull()
})
