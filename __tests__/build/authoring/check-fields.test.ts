import { readFileSync } from "node:fs"
import path from "node:path"
import { insight } from "../../../src/collections/insights/collection"
import { checkContent } from "../../../src/content-model/check-content"
import { futureDateProblems } from "../../../src/content-model/check-future-date"
import { noPlaces } from "../../../src/mdx/body-places"
import { messagesFor, messagesOf, read, removeSites, siteWith, write } from "../../support/fixture-site"

jest.setTimeout(30_000)
afterAll(removeSites)

it("example text left in a published document", async () => {
  expect(await messagesFor("example-text")).toMatchInlineSnapshot(`
"content/technologies/go/index.mdx:5:7  "TODO What it is good for, in one line for the …" is the example's text. Write your own, or keep the document a draft (draft: true).
content/technologies/go/index.mdx:18:1  "TODO Say where we use it and why, with the" is the example's text. Write your own, or keep the document a draft (draft: true)."
`)
})

it("field contrast", async () => {
  expect(await messagesFor("field-contrast")).toMatchInlineSnapshot(`
"content/case-studies/harbour-ledger/index.mdx:15:12  hero.title.color: #2A6446 has a contrast of 2.24:1 on hero.background #10281C; at least 4.5:1 is needed. Choose a lighter colour.
content/case-studies/harbour-ledger/index.mdx:25:16  hero.tags.textColor: #7FA08C has a contrast of 3.71:1 on hero.tags.backgroundColor #1C4631; at least 4.5:1 is needed. Choose a lighter colour."
`)
})

it("field date invalid", async () => {
  expect(await messagesFor("field-date-invalid")).toMatchInlineSnapshot(`
"content/insights/old-boats/index.mdx:5:7  date: "2 March 2026" is not a date. Write year-month-day, e.g. 2026-05-14.
content/technologies/go/index.mdx:6:7  date: "2026-02-30" is not a date. Write year-month-day, e.g. 2026-05-14."
`)
})

it("field empty", async () => {
  expect(await messagesFor("field-empty")).toMatchInlineSnapshot(`
"content/technologies/go/index.mdx:2:1  name: is empty. Write a value or remove the line.
content/technologies/go/index.mdx:5:7  desc: is empty."
`)
})

it("field missing", async () => {
  expect(await messagesFor("field-missing")).toMatchInlineSnapshot(`
"content/technologies/go/index.mdx:2:1  order: is missing. Add it: position in menus and lists.
content/technologies/go/index.mdx:9:3  hero.title: is missing. Add it: the page's heading."
`)
})

it("field out of range", async () => {
  expect(await messagesFor("field-out-of-range")).toMatchInlineSnapshot(`
"content/data/site.yaml:9:10  founded: is 1819; at least 1900 is needed.
content/insights/old-boats/index.mdx:7:7  tags: has 6 entries; at most 5 fit."
`)
})

it("more entries than the header has room for", async () => {
  const root = await siteWith()
  const file = path.join(root, "content/data/navigation.yaml")
  const text = readFileSync(file, "utf8")
  const entry = (name: number) => `  - name: Entry ${name}\n    path: /services/\n`
  const withEntries = (count: number) =>
    text.replace(
      /^header:\n(?: .*\n)+/,
      `header:\n${Array.from({ length: count }, (_, n) => entry(n)).join("")}`,
    )
  write(root, "data/navigation.yaml", withEntries(5))
  expect(await messagesOf(root)).toBe("no mistakes")
  write(root, "data/navigation.yaml", withEntries(6))
  expect(await messagesOf(root)).toBe(
    "content/data/navigation.yaml:2:3  header: has 6 entries; at most 5 fit.",
  )
})

it("field too long", async () => {
  expect(await messagesFor("field-too-long")).toMatchInlineSnapshot(
    `"content/technologies/go/index.mdx:5:7  desc: has 102 characters; at most 90 fit."`,
  )
})

it("field unknown", async () => {
  expect(await messagesFor("field-unknown")).toMatchInlineSnapshot(
    `"content/technologies/go/index.mdx:8:1  colour: there is no field "colour" here. Did you mean "color"?"`,
  )
})

it("field wrong type", async () => {
  expect(await messagesFor("field-wrong-type")).toMatchInlineSnapshot(`
"content/technologies/go/index.mdx:2:7  name: is a list; text is needed.
content/technologies/go/index.mdx:3:8  order: is the text "first"; a number is needed."
`)
})

it.each([
  ["htps://mosslight.example", "no address of a site"],
  ["javascript:alert(1)", "no address of a site"],
  ["https://mosslight.example/?a=b", "no address of a site"],
  ["https://mosslight.example/x y", "no address of a site"],
  ["www.example.org", ""],
])("field holding no address of a site: %s", async (url, said) => {
  const root = await siteWith()
  const file = path.join(root, "content/data/site.yaml")
  write(root, "data/site.yaml", readFileSync(file, "utf8").replace(/^url: .*$/m, `url: ${url}`))
  expect(await messagesOf(root)).toMatch(/^content\/data\/site\.yaml:5:6 {2}url: [^\n]+$/)
  expect(await messagesOf(root)).toContain(said)
})

it("field naming what site.yaml has not", async () => {
  const root = await siteWith()
  const office = (id: string, description: string) =>
    `- id: ${id}\n  icon: phone\n  title: Phone\n  description: "${description}"\n`
  write(root, "data/offices.yaml", office("phone", "{phone}") + office("fax", "Fax {fax}"))
  expect(await messagesOf(root)).toMatchInlineSnapshot(
    `"content/data/offices.yaml:8:16  [1].description: has "{fax}", which stands for nothing. Write {location}, {phone} or {email}."`,
  )
})

it("field contrast beside other mistakes of the hero", async () => {
  expect(await messagesFor("field-contrast-and-others")).toMatchInlineSnapshot(`
"content/case-studies/harbour-ledger/index.mdx:13:3  hero.colour: there is no field "colour" here. Known: background, title, description, breadcrumb, tags, platforms, thumbnail.
content/case-studies/harbour-ledger/index.mdx:16:12  hero.title.color: #2A6446 has a contrast of 2.24:1 on hero.background #10281C; at least 4.5:1 is needed. Choose a lighter colour.
content/case-studies/harbour-ledger/index.mdx:24:5  hero.tags.items: is missing. Add it: tags below the heading."
`)
})

it("field publish future: a draft until then", async () => {
  expect(await messagesFor("field-publish-future")).toMatchInlineSnapshot(`"no mistakes"`)
  const { counts } = await checkContent(await siteWith("field-publish-future"), { withDrafts: false })
  expect(counts).toMatchObject({ documents: 4, drafts: 1 })
})

it.each([
  ["warned of", "date: 2099-03-02", true],
  ["with a publish day", "date: 2099-03-02\npublish: 2026-03-02", false],
  ["of a draft", "date: 2099-03-02\ndraft: true", false],
  ["that is no day", "date: tomorrow", false],
])("field date future, %s", async (_, fields, expected) => {
  const root = await siteWith()
  const file = "insights/old-boats/index.mdx"
  write(root, file, read(root, file).replace(/date: .*/, fields))
  const warning = `content/${file}:5:7  warning: date: is in the future, and the document is published already: a date no longer hides it. To publish it on that day, add "publish: 2099-03-02"; to publish it now, add "publish" with today's date.`
  expect((await messagesOf(root)).includes(warning)).toBe(expected)
})

it("field date future, of a collection in which a date never hid a document", async () => {
  const date = { path: ["date"], kind: { kind: "date" as const }, value: "2099-03-02" }
  const summary = { special: [date], places: noPlaces, exampleText: [] }
  const collection = { ...insight, directory: "events" }
  const document = { collection, slug: "fair", file: "content/events/fair/index.mdx" }
  expect(await futureDateProblems("", document, summary, "2026-05-14")).toEqual([])
})
