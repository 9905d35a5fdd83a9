import { messagesFor, nimble, nimbleWith, placesFor, report, reportTexts } from "../../../support/content"

it("explains fields that are written twice", async () => {
  expect(
    await report([
      ["in a group in braces", "title: Lead, color: chart2", "title: Lead, title: Head, color: chart2"],
    ]),
  ).toMatchInlineSnapshot(`
"
in a group in braces: 71:24  "title" is written twice in this group. Remove one of the two. [duplicate]
"
`)
})

it("explains quotes, colons and marks at the start of a text", async () => {
  expect(
    await report([
      ["a quote that never closes", 'value: "4.7"', 'value: "4.7'],
      ["an apostrophe in single quotes", "desc: A task board", "desc: 'A team's board'"],
      ["a backslash", "country: Germany", 'country: "Ger\\many"'],
      ["a bracket", "desc: A task board", "desc: [A task] board"],
      ["a greater-than sign", "country: Germany", "country: >50 countries"],
      ["a dash", "country: Germany", "country: - Germany"],
    ]),
  ).toMatchInlineSnapshot(`
"
a quote that never closes: 88:12  this quotation mark is not closed. Write another one at the end of the text. [quotes]
an apostrophe in single quotes: 4:15  the text goes on after its closing quote. Put quotes around all of it: 'with "these" in it'. [quotes]
a backslash: 5:14  a backslash has a special meaning in double quotes. Write it twice, or use single quotes. [quotes]
a bracket: 4:16  the text goes on after the list or group. Put quotes around a text that starts with a bracket. [quotes]
a greater-than sign: 5:10  a text cannot start with ">". Put quotes around the text. [quotes]
a dash: 5:10  a list starts on the line of its name. Start it on the next line; put a text that starts with a dash in quotes: "- …". [list-entry]
"
`)
})

it("explains lines, brackets and indentation", async () => {
  expect(
    await report([
      ["no space after the colon", "country: Germany", "country:Germany"],
      ["a list that never ends", "tags: [SaaS, Web, Product design]", "tags: [SaaS, Web, Product design"],
      ["a list that ends twice", "tags: [SaaS, Web, Product design]", "tags: [SaaS, Web]]"],
      ["a group that never ends", "color: chart2, value: 38 }", "color: chart2, value: 38"],
      ["a comma that is missing", "title: Lead, color: chart2", "title: Lead color: chart2"],
      ["a tab that js-yaml would take", "  name: Holger Brandt", "\tname: Holger Brandt"],
      ["a line too far left", '    color: "#FFFFFF"\n  description', '   color: "#FFFFFF"\n  description'],
      ["a group too far right", "  platforms:\n", "   platforms:\n"],
      ["an entry without a dash", "      - { title: Engineer", "      { title: Engineer"],
      ["a line too far right", "country: Germany", "country: Germany\n  city: Leipzig"],
    ]),
  ).toMatchInlineSnapshot(`
"
no space after the colon: 5:1  this line is not a field. Write a name, a colon, a space and the value. [field-syntax]
a list that never ends: 8:7  the list that starts here is not closed. Write ] at its end. [field-syntax]
a list that ends twice: 8:18  "]" is not expected here. Check brackets and quotes. [field-syntax]
a group that never ends: 71:9  the group that starts here is not closed. Write } at its end. [field-syntax]
a comma that is missing: 71:18  a comma is missing here. Write it; put a text with a colon in quotes. [field-syntax]
a tab that js-yaml would take: 38:1  this is a tab. Indent with spaces, two for each step. [invisible-space]
a line too far left: 16:4  this line is indented differently from the lines around it. Start fields of one group in the same column, two spaces to the right of its name. [indentation]
a group too far right: 27:4  this line is indented differently from the lines around it. Start fields of one group in the same column, two spaces to the right of its name. [indentation]
an entry without a dash: 72:7  this entry of a list has no dash. Start it with a dash and a space, like the entries above. [list-entry]
a line too far right: 5:10  this field has a value, but the line below is indented as if it belonged to it. Start fields of one group in the same column. [indentation]
"
`)
})

it("explains missing frontmatter, and frontmatter without fields", async () => {
  const body = nimble.slice(nimble.indexOf("<Hero />"))
  expect(
    await reportTexts([
      ["no frontmatter", body],
      ["an empty line before it", `\n${nimble}`],
      ["no end", nimble.replace("\n---\n\n<Hero", "\n\n<Hero")],
      ["a list", `---\n- Nimble\n- Germany\n---\n${body}`],
      ["an empty file", ""],
    ]),
  ).toMatchInlineSnapshot(`
"
no frontmatter: 1:1  the fields at the top are missing. Start the file with three dashes, the fields, and three dashes. [frontmatter]
an empty line before it: 2:1  the file does not start with these dashes. Remove what is before them. [frontmatter]
no end: 1:1  the fields at the top do not end. Write a line of three dashes below the last field. [frontmatter]
a list: 2:1  there are no fields here. Write one on each line, e.g. name: Nimble. [field-syntax]
an empty file: 1:1  the fields at the top are missing. Start the file with three dashes, the fields, and three dashes. [frontmatter]
"
`)
})

it.each([
  ["before a field", "country: Germany", "---\ncountry: Germany", 5],
  ["before a group", "persona:\n", "---\npersona:\n", 37],
  ["in a group", "  age: 48", "---\n  age: 48", 40],
  ["in a list", "    - One place", "---\n    - One place", 52],
  ["before a note", "country: Germany", "---\n\n# Where they are\ncountry: Germany", 5],
])("explains dashes in the middle of the frontmatter, %s", async (_, passage, replacement, line) => {
  expect(await placesFor(nimbleWith(passage, replacement))).toEqual([`${line}:1 frontmatter`])
})

it("explains dashes that are too early, and all dashes between fields", async () => {
  const high = nimbleWith("\n---\n\n<Hero", "\n\n<Hero").replace("country: Germany", "---\ncountry: Germany")
  expect(await messagesFor(high)).toContain(
    ":5:1  these dashes end the fields, but more fields follow. Move these dashes",
  )
  const twice = nimbleWith("country: Germany", "---\ncountry: 12").replace("persona:\n", "---\npersona:\n")
  expect(await placesFor(twice)).toEqual(["5:1 frontmatter", "6:10 field-type", "38:1 frontmatter"])
})

it("reports every field that is missing in empty frontmatter", async () => {
  const found = await placesFor(`---\n---\n${nimble.slice(nimble.indexOf("<Hero />"))}`)
  expect(found.length).toBeGreaterThan(5)
  expect(new Set(found)).toEqual(new Set(["1:1 missing-field"]))
})

it("reports every problem of a document at once, in the order of the file's fields and body", async () => {
  const text = nimbleWith("country: Germany", "contry: Germany")
    .replace("age: 48", "age: old")
    .replace("<Challenges />", "<Challenge />")
  expect(await placesFor(text)).toEqual(["5:1 unknown-field", "40:8 field-type", "105:1 unknown-section"])
})

it("reports nested brackets where they start, also if some of them close", async () => {
  const text = nimbleWith("country: Germany", `country: ${"[[],".repeat(30)}`)
  const line = text.split("\n").findIndex((found) => found.startsWith("country: [[]")) + 1
  expect(await messagesFor(text)).toContain(`:${line}:10  lists or groups are nested more than`)
})
