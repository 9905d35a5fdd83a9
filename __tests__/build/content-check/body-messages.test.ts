import { checkText, messagesFor, nimble, nimbleWith, report } from "../../support/content"

const prose = "Nimble is fourteen people in Leipzig."
const heading = "## Noon on a Wednesday\n"
const image = '![Task NMB-207 in Nimble](./screen-1.jpg "What is left to do.")'

it("reports code", async () => {
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
nimble/index.mdx:99:1  import: documents cannot import or export. Remove the line; sections need no import. [code]
# export
nimble/index.mdx:99:1  export: documents cannot import or export. Remove the line; sections need no import. [code]
# a sentence that starts with import
nimble/index.mdx:101:1  a line that starts with "import" or "export" is read as code. Start it with another word. [code]
# an expression in a sentence
nimble/index.mdx:101:11  {…}: braces hold code, and documents cannot run code. Write \`{\` and \`}\` in backticks, or leave them out. [code]
# a secret
nimble/index.mdx:101:1  {…}: braces hold code, and documents cannot run code. Write \`{\` and \`}\` in backticks, or leave them out. [code]
# an expression that is no code
nimble/index.mdx:101:11  a brace starts code here. Write \`{\` and \`}\` in backticks, or leave them out. [code]
# a brace that never closes
nimble/index.mdx:101:11  a brace starts code here. Write \`{\` and \`}\` in backticks, or leave them out. [code]
# an anchor after a heading
nimble/index.mdx:99:24  a brace starts code here. Write \`{\` and \`}\` in backticks, or leave them out. [code]
# a comment
valid
# an HTML comment
nimble/index.mdx:99:1  HTML comments are not possible here. Write {/* to do */}. [html]
# props that are spread
nimble/index.mdx:105:13  <Challenges>: the value of this attribute is code. Write a text in quotes, a number, true or false, or a list of these. [code]
# a prop that is an expression
nimble/index.mdx:105:13  <Challenges>: the value of this attribute is code. Write a text in quotes, a number, true or false, or a list of these. [code]
# a prop that is a function
nimble/index.mdx:105:13  <Challenges>: the value of this attribute is code. Write a text in quotes, a number, true or false, or a list of these. [code]
"
`)
})

it("explains sections with wrong names and props", async () => {
  expect(
    await report([
      ["misspelt", "<Challenges />", "<Challenge />"],
      ["in small letters", "<Challenges />", "<challenges />"],
      ["of another collection", "<Challenges />", "<Faq />"],
      ["that does not exist", "<Challenges />", "<Slideshow />"],
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
nimble/index.mdx:105:1  <Challenge>: there is no section "Challenge". Did you mean "Challenges"? [unknown-section]
# in small letters
nimble/index.mdx:105:1  <challenges>: there is no section "challenges". Did you mean "Challenges"? [unknown-section]
# of another collection
nimble/index.mdx:105:1  <Faq>: this section is not for this kind of document. Possible: Hero, ProblemTargetSolution, Persona, Challenges, Research, Results, Feedback, TechnologyStack, SimilarProjects, CallToAction. [unknown-section]
# that does not exist
nimble/index.mdx:105:1  <Slideshow>: there is no section "Slideshow". Possible: Hero, ProblemTargetSolution, Persona, Challenges, Research, Results, Feedback, TechnologyStack, SimilarProjects, CallToAction. [unknown-section]
# a name that every object has
nimble/index.mdx:105:1  <constructor>: HTML is not possible here. Write the text in Markdown, without the element. [html]
# a group of the compiler
nimble/index.mdx:105:1  <Prose>: there is no section "Prose". Possible: Hero, ProblemTargetSolution, Persona, Challenges, Research, Results, Feedback, TechnologyStack, SimilarProjects, CallToAction. [unknown-section]
# a prop, misspelt
nimble/index.mdx:105:13  <Challenges headng>: there is no field "headng" here. Did you mean "heading"? [unknown-field]
# a prop that does not exist
nimble/index.mdx:105:13  <Challenges onClick>: there is no field "onClick" here. Possible: heading, lead. [unknown-field]
# a prop of a section that has none
nimble/index.mdx:95:7  <Hero heading>: there is no field "heading" here. Remove it. [unknown-field]
# a prop of the wrong kind
nimble/index.mdx:105:13  <Challenges heading>: is the number 3. Put it in quotes: "3". [field-type]
# a prop without a value
nimble/index.mdx:105:13  <Challenges heading>: has no value. Write heading="…". [field-type]
# a prop that is empty
nimble/index.mdx:105:13  <Challenges heading>: is empty. Write it: heading of the section. [missing-field]
# a prop that is too long
nimble/index.mdx:105:13  <Challenges heading>: has 61 characters. Shorten it to 60. [limits]
# a prop written twice
nimble/index.mdx:105:25  <Challenges>: heading is written twice. Remove one of the two. [duplicate]
# a prop without quotes
nimble/index.mdx:105:21  the value of an attribute has no straight quotation marks. Write heading="…". [element-syntax]
# a prop in curly quotes
nimble/index.mdx:105:21  these are curly quotation marks. Write straight ones: heading="…". [curly-quotes]
# a prop whose quotes never close
nimble/index.mdx:105:21  the quotation mark of heading is not closed. Write heading="…", on one line. [element-syntax]
"
`)
})

it("explains where sections are allowed", async () => {
  expect(
    await report([
      ["in a paragraph", "<Challenges />", "They told us of <Challenges /> then."],
      ["in a list", "<Challenges />", "- <Challenges />"],
      ["with text in it", "<Challenges />", "<Challenges>Two hands</Challenges>"],
      ["with paragraphs in it", "<Challenges />", "<Challenges>\nTwo hands\n</Challenges>"],
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
      ["text before the hero", "<Hero />\n", "Welcome.\n\n<Hero />\n"],
      ["no body", nimble.slice(nimble.indexOf("<Hero")), ""],
    ]),
  ).toMatchInlineSnapshot(`
"
# in a paragraph
nimble/index.mdx:105:17  <Challenges>: this section is inside something else. Put it on a line of its own, with blank lines around it. [own-line]
# in a list
nimble/index.mdx:105:3  <Challenges>: this section is inside something else. Put it on a line of its own, with blank lines around it. [own-line]
# with text in it
nimble/index.mdx:105:1  <Challenges>: this section cannot hold text. Write <Challenges /> and put the text before or after it. [element-content]
# with paragraphs in it
nimble/index.mdx:105:1  <Challenges>: this section cannot hold text. Write <Challenges /> and put the text before or after it. [element-content]
# twice
nimble/index.mdx:107:1  <Challenges>: is in this text twice. Remove one of the two. [duplicate]
# without its data
nimble/index.mdx:98:1  <Challenges>: has nothing to show: the field "challenges" is missing. Add the field at the top of the file, or remove the section. [section-data]
# never closed
nimble/index.mdx:105:1  the element <Challenges> is not closed. Write <Challenges />. [element-syntax]
# of the text, never closed
nimble/index.mdx:105:1  the element <Details> is not closed. Write </Details> after its content, on a line of its own. [element-syntax]
# with a text, never closed
nimble/index.mdx:105:1  the element <Voice> is not closed. Write </Voice> after its text. [element-syntax]
# without its end
nimble/index.mdx:105:1  the element <Challenges does not end. Write <Challenges />. [element-syntax]
# only closed
nimble/index.mdx:105:1  this closes an element that is not open. Remove it. [element-syntax]
# closed by another
nimble/index.mdx:105:13  </Results> closes an element that is not open. Remove it. [element-syntax]
# no hero
nimble/index.mdx:96:1  <Hero>: is missing. Start the text with <Hero />, on a line of its own. [hero-first]
# the hero second
nimble/index.mdx:97:1  <Hero>: is not the first thing in the text. Move it to the top. [hero-first]
# text before the hero
nimble/index.mdx:97:1  <Hero>: is not the first thing in the text. Move it to the top. [hero-first]
# no body
nimble/index.mdx:95:1  <Hero>: is missing. Start the text with <Hero />, on a line of its own. [hero-first]
"
`)
})

it("reports HTML", async () => {
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
nimble/index.mdx:101:1  <div>: HTML is not possible here. Write the text in Markdown, without the element. [html]
# bold
nimble/index.mdx:101:11  <b>: HTML is not possible here. Write **text**. [html]
# a link
nimble/index.mdx:101:5  <a>: HTML is not possible here. Write [text](address). [html]
# a picture
nimble/index.mdx:101:7  <img>: HTML is not possible here. Write ![what it shows](./picture.jpg "caption"). [html]
# a heading
nimble/index.mdx:99:1  <h2>: HTML is not possible here. Write ## before the heading. [html]
# a script
nimble/index.mdx:99:1  <script>: scripts, forms and embedded pages are not possible here. Remove it, or link to the page that has it. [html]
# an embedded page
nimble/index.mdx:99:1  <iframe>: scripts, forms and embedded pages are not possible here. Remove it, or link to the page that has it. [html]
# a style
nimble/index.mdx:99:1  <style>: scripts, forms and embedded pages are not possible here. Remove it, or link to the page that has it. [html]
# a break that is not closed
nimble/index.mdx:101:7  the element <br> is not closed. Write <br />. [element-syntax]
# a break with a prop
nimble/index.mdx:101:7  <br>: attributes are not possible here. Remove them. [html]
# a key with an event
nimble/index.mdx:101:7  <kbd>: attributes are not possible here. Remove them. [html]
# an empty tag
nimble/index.mdx:101:11  <>: an empty tag has no meaning. Remove it, or write \`<\` in backticks. [html]
"
`)
})

it("explains characters that start an element unintentionally", async () => {
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
nimble/index.mdx:101:12  "<" starts an element here. Write it in backticks, \`<\`, or in words: less than, under. [element-syntax]
# an arrow
nimble/index.mdx:101:8  "<" starts an element here. Write it in backticks, \`<\`, or in words: less than, under. [element-syntax]
# an address in angle brackets
nimble/index.mdx:101:5  an address in angle brackets is not a link. Write [text](https://example.com/nimble). [element-syntax]
# a mail address in angle brackets
nimble/index.mdx:101:10  an address in angle brackets is not a link. Write [text](mailto:hello@nimble.example). [element-syntax]
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
nimble/index.mdx:101:1  link javascript:alert(1): this kind of address is not possible. Write https://, mailto:, tel:, a path of this site or #heading. [link-address]
# a script in disguise
nimble/index.mdx:101:1  link JavaScript:alert(1): this kind of address is not possible. Write https://, mailto:, tel:, a path of this site or #heading. [link-address]
# a script with a line break
nimble/index.mdx:101:1  link java script:alert(1): this kind of address is not possible. Write https://, mailto:, tel:, a path of this site or #heading. [link-address]
# a script by reference
nimble/index.mdx:103:1  link javascript:alert(1): this kind of address is not possible. Write https://, mailto:, tel:, a path of this site or #heading. [link-address]
# data
nimble/index.mdx:101:1  link data:text/html,hello: this kind of address is not possible. Write https://, mailto:, tel:, a path of this site or #heading. [link-address]
# not encrypted
nimble/index.mdx:101:1  link http://nimble.example: is not encrypted. Write https://. [link-address]
# not encrypted, without marks
nimble/index.mdx:101:5  link http://www.nimble.example: is not encrypted. Write https://. [link-address]
# relative
valid
# without its first slash
valid
# without its last slash
nimble/index.mdx:101:1  link /case-studies/fooq#costs: the path of a page ends in a slash. Write /case-studies/fooq/#costs. [link-address]
# another host in disguise
nimble/index.mdx:101:1  link //nimble.example: is neither a path of this site nor an address. Write e.g. /services/web-development/ or https://…. [link-address]
# another host in a better disguise
nimble/index.mdx:101:1  link /\\nimble.example: is neither a path of this site nor an address. Write e.g. /services/web-development/ or https://…. [link-address]
# empty
nimble/index.mdx:101:1  link: this link has no address. Write it between the parentheses. [link-address]
# with a space
nimble/index.mdx:101:1  link [Nimble](/case studies/): is not read as a link or picture: there is a space in its address. Write %20 instead. [broken-link]
# by a reference that is missing
nimble/index.mdx:101:5  link [Nimble][nimble]: the address of this link is missing. Write [text](address). [broken-link]
# a footnote that is missing
nimble/index.mdx:101:38  footnote [^1]: this footnote does not exist. Write it on a line of its own: [^1]: the note. [broken-link]
# very long
nimble/index.mdx:101:1  link ftp://nimble.example/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa…: this kind of address is not possible. Write https://, mailto:, tel:, a path of this site or #heading. [link-address]
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
])("accepts the address %s", async (address) => {
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
nimble/index.mdx:99:1  #: only the hero's title is a heading of this level. Write ##. [heading]
# a first level, underlined
nimble/index.mdx:99:1  #: only the hero's title is a heading of this level. Write ##. [heading]
# starts on the third level
nimble/index.mdx:99:1  ###: skips a level. Write ##. [heading]
# skips a level
nimble/index.mdx:113:1  ####: skips a level. Write ###. [heading]
# empty
nimble/index.mdx:99:1  ##: this heading is empty. Write its text or remove the line. [heading]
# empty but for a break
nimble/index.mdx:99:1  ##: this heading is empty. Write its text or remove the line. [heading]
# in a quotation
nimble/index.mdx:101:3  ##: this heading is inside something else. Put it on a line of its own, with blank lines around it. [own-line]
# in a list
nimble/index.mdx:101:3  ##: this heading is inside something else. Put it on a line of its own, with blank lines around it. [own-line]
"
`)
})

it("explains pictures", async () => {
  expect(
    await report([
      ["in a sentence", image, `Look at ${image} there.`],
      ["in a list", image, `- ${image}`],
      ["in a quotation", image, `> ${image}`],
      ["two in a paragraph", image, `${image}\n![Nimble at noon](./screen-2.jpg)`],
      ["without alt text", image, "![](./screen-1.jpg)"],
      ["of another document", image, "![Fooq at noon](../fooq/cover.jpg)"],
      ["of another document, in disguise", image, "![Fooq at noon](./%2e%2e/fooq/cover.jpg)"],
      ["an SVG", image, "![Nimble at noon](./mark.svg)"],
      ["without ./", image, "![Nimble at noon](screen-1.jpg)"],
      ["not encrypted", image, "![Nimble at noon](http://nimble.example/a.jpg)"],
      ["data", image, "![Nimble at noon](data:image/png;base64,AAAA)"],
      ["with a space in its name", image, "![Nimble at noon](./screen 1.jpg)"],
      ["by reference", image, "![Nimble at noon][picture]\n\n[picture]: https://nimble.example/a.jpg"],
    ]),
  ).toMatchInlineSnapshot(`
"
# in a sentence
nimble/index.mdx:111:9  image ./screen-1.jpg: this picture is inside a text. Put it on a line of its own, with blank lines around it. [own-line]
# in a list
valid
# in a quotation
nimble/index.mdx:111:3  image ./screen-1.jpg: this picture is inside a text. Put it on a line of its own, with blank lines around it. [own-line]
# two in a paragraph
nimble/index.mdx:111:1  image ./screen-1.jpg: this picture is inside a text. Put it on a line of its own, with blank lines around it. [own-line]
nimble/index.mdx:112:1  image ./screen-2.jpg: this picture is inside a text. Put it on a line of its own, with blank lines around it. [own-line]
# without alt text
nimble/index.mdx:111:1  image ./screen-1.jpg: has no alt text. Say what it shows in 10 to 180 characters: ![…]. [image-alt]
# of another document
nimble/index.mdx:111:1  image ../fooq/cover.jpg: is not a picture next to this file. Write e.g. ./screen-1.jpg (jpg, png, webp or avif). [image-path]
# of another document, in disguise
nimble/index.mdx:111:1  image ./%2e%2e/fooq/cover.jpg: is not a picture next to this file. Write e.g. ./screen-1.jpg (jpg, png, webp or avif). [image-path]
# an SVG
nimble/index.mdx:111:1  image ./mark.svg: is not a picture next to this file. Write e.g. ./screen-1.jpg (jpg, png, webp or avif). [image-path]
# without ./
nimble/index.mdx:111:1  image screen-1.jpg: is not a picture next to this file. Write e.g. ./screen-1.jpg (jpg, png, webp or avif). [image-path]
# not encrypted
nimble/index.mdx:111:1  image http://nimble.example/a.jpg: is not encrypted. Write https://, or put the picture next to this file. [image-path]
# data
nimble/index.mdx:111:1  image data:image/png;base64,AAAA: is not a picture next to this file. Write e.g. ./screen-1.jpg (jpg, png, webp or avif). [image-path]
# with a space in its name
nimble/index.mdx:111:1  image ![Nimble at noon](./screen 1.jpg): is not read as a link or picture: there is a space in its address. Write %20 instead. [broken-link]
# by reference
nimble/index.mdx:111:1  image: the address of this picture is elsewhere. Write ![what it shows](./picture.jpg "caption"). [image-path]
"
`)
})

it.each([
  ["without a caption", "![Nimble at noon](./screen-1.jpg)"],
  ["with a percent sign in its name", "![Nimble at noon](./91%.jpg)"],
  ["with a space by its number", "![Nimble at noon](./screen%201.jpg)"],
  ["elsewhere", "![Nimble at noon](https://nimble.example/a.jpg)"],
])("accepts an image %s", async (_, text) => {
  expect(await messagesFor(nimbleWith(image, text))).toBe("valid")
})

it("returns no fields for a document with problems", async () => {
  const { fields } = await checkText(nimbleWith("<Challenges />", "<Challenge />"))
  expect(fields).toBeNull()
})
