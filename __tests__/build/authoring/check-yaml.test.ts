import { messagesFor, removeSites } from "../../support/fixture-site"

jest.setTimeout(30_000)
afterAll(removeSites)

it("frontmatter missing", async () => {
  expect(await messagesFor("frontmatter-missing")).toMatchInlineSnapshot(
    `"content/technologies/go/index.mdx:1:1  the frontmatter is missing: the file starts with a line of three dashes, the fields, and three dashes."`,
  )
})

it("frontmatter unclosed", async () => {
  expect(await messagesFor("frontmatter-unclosed")).toMatchInlineSnapshot(
    `"content/technologies/go/index.mdx:1:1  the frontmatter does not end: write a line of three dashes below its last field."`,
  )
})

it("yaml comment colour", async () => {
  expect(await messagesFor("yaml-comment-colour")).toMatchInlineSnapshot(
    `"content/technologies/go/index.mdx:8:1  color: is empty: what follows a space and # is a comment. Put it in quotes: "#00798F"."`,
  )
})

it("yaml comment in text", async () => {
  expect(await messagesFor("yaml-comment-in-text")).toMatchInlineSnapshot(
    `"content/technologies/go/index.mdx:5:26  "#1 under load and read easily." is read as a comment and does not show. Put the whole text in quotes."`,
  )
})

it("yaml date quoted or not", async () => {
  expect(await messagesFor("yaml-date-quoted-or-not")).toMatchInlineSnapshot(`"no mistakes"`)
})

it("yaml duplicate key", async () => {
  expect(await messagesFor("yaml-duplicate-key")).toMatchInlineSnapshot(
    `"content/technologies/go/index.mdx:6:1  "desc" is written twice in this group. Remove one of the two."`,
  )
})

it("yaml indentation", async () => {
  expect(await messagesFor("yaml-indentation")).toMatchInlineSnapshot(
    `"content/technologies/go/index.mdx:10:10  this field has a value already, yet what follows is indented as if it belonged to it. Fields of one group start in the same column."`,
  )
})

it("yaml leading zero", async () => {
  expect(await messagesFor("yaml-leading-zero")).toMatchInlineSnapshot(
    `"content/case-studies/harbour-ledger/index.mdx:31:12  results[0].value: 010 is read as the number 8. Put it in quotes: "010"."`,
  )
})

it("yaml on off", async () => {
  expect(await messagesFor("yaml-on-off")).toMatchInlineSnapshot(
    `"content/services/web-development/index.mdx:6:8  draft: is the text "off"; true or false is needed."`,
  )
})

it("yaml several", async () => {
  expect(await messagesFor("yaml-several")).toMatchInlineSnapshot(`
"content/technologies/go/index.mdx:2:7  a text with a colon and a space in it needs quotes, e.g. title: "Fooq: food first".
content/technologies/go/index.mdx:3:1  a tab stands here. Indent with spaces, two for each step.
content/technologies/go/index.mdx:8:1  color: is empty: what follows a space and # is a comment. Put it in quotes: "#00798F".
content/technologies/go/index.mdx:9:1  "color" is written twice in this group. Remove one of the two.
content/technologies/go/index.mdx:11:3  hero.title: is missing. Add it: the page's heading.
content/technologies/go/index.mdx:18:7  body: "<" opens an element here. Write it in backticks, \`<\`, or in words: less than, under."
`)
})

it("yaml special start", async () => {
  expect(await messagesFor("yaml-special-start")).toMatchInlineSnapshot(
    `"content/technologies/go/index.mdx:5:7  a text cannot start with "@". Put quotes around the text."`,
  )
})

it("yaml tab", async () => {
  expect(await messagesFor("yaml-tab")).toMatchInlineSnapshot(
    `"content/technologies/go/index.mdx:10:1  a tab stands here, and on 1 more line. Indent with spaces, two for each step."`,
  )
})

it("yaml time", async () => {
  expect(await messagesFor("yaml-time")).toMatchInlineSnapshot(
    `"content/case-studies/harbour-ledger/index.mdx:36:12  feedback[0].value: 12:30 is read as the number 750. Put it in quotes: "12:30"."`,
  )
})

it("yaml trailing zero", async () => {
  expect(await messagesFor("yaml-trailing-zero")).toMatchInlineSnapshot(
    `"content/case-studies/harbour-ledger/index.mdx:36:12  feedback[0].value: 1.10 is read as the number 1.1. Put it in quotes: "1.10"."`,
  )
})

it("yaml unclosed list", async () => {
  expect(await messagesFor("yaml-unclosed-list")).toMatchInlineSnapshot(
    `"content/services/web-development/index.mdx:7:15  a list opens here and "]" is missing at its end."`,
  )
})

it("yaml unclosed quote", async () => {
  expect(await messagesFor("yaml-unclosed-quote")).toMatchInlineSnapshot(
    `"content/technologies/go/index.mdx:5:7  a quotation mark opens here and never closes. Close it at the end of the text."`,
  )
})

it("yaml unquoted colon", async () => {
  expect(await messagesFor("yaml-unquoted-colon")).toMatchInlineSnapshot(
    `"content/technologies/go/index.mdx:10:10  a text with a colon and a space in it needs quotes, e.g. title: "Fooq: food first"."`,
  )
})

it("yaml yes no", async () => {
  expect(await messagesFor("yaml-yes-no")).toMatchInlineSnapshot(
    `"content/technologies/go/index.mdx:6:8  draft: is the text "yes"; true or false is needed."`,
  )
})

it("yaml crooked list", async () => {
  expect(await messagesFor("yaml-crooked-list")).toMatchInlineSnapshot(
    `"content/services/web-development/index.mdx:9:5  this entry is indented deeper than the text above it and becomes a part of it. Put the dash below the dash above."`,
  )
})

it("yaml backslash", async () => {
  expect(await messagesFor("yaml-backslash")).toMatchInlineSnapshot(
    `"content/technologies/go/index.mdx:5:10  a backslash is special between these quotes. Write it twice, or put single quotes around the text."`,
  )
})

it("yaml date in text", async () => {
  expect(await messagesFor("yaml-date-in-text")).toMatchInlineSnapshot(
    `"content/case-studies/harbour-ledger/index.mdx:36:12  feedback[0].value: has 10 characters; at most 8 fit."`,
  )
})

it("yaml numbers in disguise", async () => {
  expect(await messagesFor("yaml-numbers-in-disguise")).toMatchInlineSnapshot(`
"content/case-studies/harbour-ledger/index.mdx:31:12  results[0].value: 0x5B is read as the number 91. Put it in quotes: "0x5B".
content/case-studies/harbour-ledger/index.mdx:36:12  feedback[0].value: 1_000 is read as the number 1000. Put it in quotes: "1_000".
content/technologies/go/index.mdx:5:1  desc: is empty. Write a value or remove the line."
`)
})
