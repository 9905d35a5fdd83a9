import { messagesFor, removeSites } from "../../support/fixture-site"

jest.setTimeout(30_000)
afterAll(removeSites)

it("heading first missing", async () => {
  expect(await messagesFor("heading-first-missing")).toMatchInlineSnapshot(
    `"content/technologies/go/index.mdx:16:1  ###: skips a level: the first heading of a document is ##."`,
  )
})

it("heading second h1", async () => {
  expect(await messagesFor("heading-second-h1")).toMatchInlineSnapshot(
    `"content/technologies/go/index.mdx:16:1  #: the page's one h1 is the hero's title. Write ## here."`,
  )
})

it("heading skipped", async () => {
  expect(await messagesFor("heading-skipped")).toMatchInlineSnapshot(
    `"content/technologies/go/index.mdx:20:1  ####: skips a level: after ## comes at most ###."`,
  )
})

it("mdx brace in prose", async () => {
  expect(await messagesFor("mdx-brace-in-prose")).toMatchInlineSnapshot(
    `"content/technologies/go/index.mdx:18:9  {…}: braces hold code, and a document cannot run code. Write \`{\` and \`}\` in backticks, or leave them out."`,
  )
})

it("mdx export", async () => {
  expect(await messagesFor("mdx-export")).toMatchInlineSnapshot(
    `"content/technologies/go/index.mdx:16:1  export: a document cannot import or export. Remove the line; sections need no import."`,
  )
})

it("mdx expression", async () => {
  expect(await messagesFor("mdx-expression")).toMatchInlineSnapshot(
    `"content/technologies/go/index.mdx:18:8  {…}: braces hold code, and a document cannot run code. Write \`{\` and \`}\` in backticks, or leave them out."`,
  )
})

it("mdx forbidden element", async () => {
  expect(await messagesFor("mdx-forbidden-element")).toMatchInlineSnapshot(`
"content/technologies/go/index.mdx:20:1  <script>: scripts, styles, forms and embedded pages are not possible here. Remove it, or link to the page that has it.
content/technologies/go/index.mdx:22:1  <iframe>: scripts, styles, forms and embedded pages are not possible here. Remove it, or link to the page that has it."
`)
})

it("mdx forbidden link", async () => {
  expect(await messagesFor("mdx-forbidden-link")).toMatchInlineSnapshot(`
"content/technologies/go/index.mdx:18:27  link javascript:alert(1): this kind of address is not possible. Write https://, mailto:, tel:, a path of this site or #anchor.
content/technologies/go/index.mdx:18:65  link http://example.com/: is not encrypted. Write https://."
`)
})

it("mdx hero missing", async () => {
  expect(await messagesFor("mdx-hero-missing")).toMatchInlineSnapshot(
    `"content/technologies/go/index.mdx:14:1  <Hero>: is missing: the body starts with <Hero />, on a line of its own."`,
  )
})

it("mdx html comment", async () => {
  expect(await messagesFor("mdx-html-comment")).toMatchInlineSnapshot(
    `"content/technologies/go/index.mdx:16:1  body: MDX has no HTML comments. Write {/* Amara reads this first */}."`,
  )
})

it("mdx import", async () => {
  expect(await messagesFor("mdx-import")).toMatchInlineSnapshot(
    `"content/technologies/go/index.mdx:16:1  import: a document cannot import or export. Remove the line; sections need no import."`,
  )
})

it("mdx less than", async () => {
  expect(await messagesFor("mdx-less-than")).toMatchInlineSnapshot(
    `"content/technologies/go/index.mdx:18:15  body: "<" opens an element here. Write it in backticks, \`<\`, or in words: less than, under."`,
  )
})

it("mdx prop of the wrong type", async () => {
  expect(await messagesFor("mdx-prop-of-the-wrong-type")).toMatchInlineSnapshot(
    `"content/technologies/go/index.mdx:20:15  <CallToAction heading>: is the number 42; text is needed. Put it in quotes: "42"."`,
  )
})

it("mdx section of another collection", async () => {
  expect(await messagesFor("mdx-section-of-another-collection")).toMatchInlineSnapshot(
    `"content/technologies/go/index.mdx:20:1  <Results>: this section does not exist in this collection. Available: Hero, Solutions, ProcessSteps, TechnologyStack, CaseStudies, Faq, CallToAction."`,
  )
})

it("mdx section without data", async () => {
  expect(await messagesFor("mdx-section-without-data")).toMatchInlineSnapshot(
    `"content/technologies/go/index.mdx:20:1  <Faq>: has nothing to show: the frontmatter has no "faq". Add it there, or remove the element."`,
  )
})

it("mdx several", async () => {
  expect(await messagesFor("mdx-several")).toMatchInlineSnapshot(`
"content/technologies/go/index.mdx:16:1  body: MDX has no HTML comments. Write {/* note */}.
content/technologies/go/index.mdx:20:10  body: "<" opens an element here. Write it in backticks, \`<\`, or in words: less than, under.
content/technologies/go/index.mdx:20:20  {…}: braces hold code, and a document cannot run code. Write \`{\` and \`}\` in backticks, or leave them out.
content/technologies/go/index.mdx:20:34  body: an address does not stand in angle brackets. Write [text](https://go.dev).
content/technologies/go/index.mdx:22:1  ####: skips a level: after ## comes at most ###.
content/technologies/go/index.mdx:24:4  <b>: HTML is not possible here. Write **text**.
content/technologies/go/index.mdx:26:1  <Fqa>: there is no section "Fqa". Available: Hero, Solutions, ProcessSteps, TechnologyStack, CaseStudies, Faq, CallToAction."
`)
})

it("mdx unbalanced brace", async () => {
  expect(await messagesFor("mdx-unbalanced-brace")).toMatchInlineSnapshot(
    `"content/technologies/go/index.mdx:18:10  body: a brace opens code here, and a document cannot run code. Write \`{\` and \`}\` in backticks, or leave them out."`,
  )
})

it("mdx unclosed tag", async () => {
  expect(await messagesFor("mdx-unclosed-tag")).toMatchInlineSnapshot(
    `"content/technologies/go/index.mdx:20:1  body: the element <CallToAction> is not closed. Write <CallToAction />."`,
  )
})

it("mdx unknown prop", async () => {
  expect(await messagesFor("mdx-unknown-prop")).toMatchInlineSnapshot(
    `"content/technologies/go/index.mdx:20:50  <CallToAction hraf>: there is no field "hraf" here. Did you mean "href"?"`,
  )
})

it("mdx unknown section", async () => {
  expect(await messagesFor("mdx-unknown-section")).toMatchInlineSnapshot(
    `"content/technologies/go/index.mdx:20:1  <CallToActoin>: there is no section "CallToActoin". Did you mean "CallToAction"?"`,
  )
})
