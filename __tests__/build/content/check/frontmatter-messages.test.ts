import { caseStudy } from "../../../../src/collections/case-studies/collection"
import { checkText, messagesFor, nimble, nimbleWith, report } from "../../../support/content"

it("reports nothing for a valid document", async () => {
  expect(await messagesFor(nimble)).toBe("valid")
})

it("explains missing and unknown fields", async () => {
  expect(
    await report([
      ["a field is left out", "country: Germany\n", ""],
      [
        "a group is left out",
        nimble.slice(nimble.indexOf("  platforms:"), nimble.indexOf("  thumbnail:")),
        "",
      ],

      ["a field of a list's entry is left out", "    icon: users\n", ""],
      ["a choice is left out", "    chart: columns\n", ""],
      ["a name is misspelt", "country: Germany", "contry: Germany"],
      ["a name means nothing", "country: Germany", "country: Germany\nbudget: high"],
      ["a text is empty", "country: Germany", 'country: ""'],
      ["a choice is empty", "chart: donut", "chart:"],
    ]),
  ).toMatchInlineSnapshot(`
"
a field is left out: 2:1  country: is missing. Add it: country of the client. [missing-field]
a group is left out: 13:3  hero.platforms: is missing. Add it, with items. [missing-field]
a field of a list's entry is left out: 54:5  challenges[0].icon: is missing. Add it: icon next to the title; content/README.md#icons lists the names. [missing-field]
a choice is left out: 67:5  research[1].chart: is missing. Write one of donut, bars, columns, line. [missing-field]
a name is misspelt: 5:1  contry: there is no field "contry" here. Did you mean "country"? [unknown-field]
a name means nothing: 6:1  budget: there is no field "budget" here. Possible: name, description, desc, …. [unknown-field]
a text is empty: 5:10  country: is empty. Write it: country of the client. [missing-field]
a choice is empty: 62:5  research[0].chart: is empty. Write one of donut, bars, columns, line. [missing-field]
"
`)
})

it("lists all fields if none is similar", async () => {
  const { diagnostics } = await checkText(nimbleWith("country: Germany", "country: Germany\nbudget: high"))
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

it("explains values of the wrong kind", async () => {
  expect(
    await report([
      ["a number for a text", "country: Germany", "country: 12"],
      ["true for a text", "country: Germany", "country: true"],
      ["a list for a text", "country: Germany", "country: [Germany]"],
      ["a text for a number", "age: 48", 'age: "48"'],
      ["words for a number", "age: 48", "age: forty-eight"],
      ["a fraction for a whole number", "age: 48", "age: 48.5"],
      ["a fraction with a comma for a whole number", "age: 48", "age: 48,5"],
      ["a number in quotes that is too large", "age: 48", 'age: "480"'],
      ["a text for a list", "tags: [SaaS, Web, Product design]", "tags: SaaS, Web"],
      ["a text for a group", "hero:\n  background", "hero: none\nherox:\n  background"],
      ["yes for true", "country: Germany", "country: Germany\ndraft: yes"],
      ["true in quotes", "country: Germany", 'country: Germany\ndraft: "true"'],
      ["an empty entry of a list", "[react, node]", "[react, ~]"],
      ["a colon in an entry", "- A morning meeting of ten minutes", "- Our aim: a morning meeting"],
      ["a colon, quotes and brackets", "[SaaS, Web,", '[Kind: the "SaaS", Web,'],
      ["a group for a text", "country: Germany", "country:\n  name: Germany"],
    ]),
  ).toMatchInlineSnapshot(`
"
a number for a text: 5:10  country: is the number 12. Put it in quotes: "12". [field-type]
true for a text: 5:10  country: is true. Put it in quotes: "true". [field-type]
a list for a text: 5:10  country: is a list. Write a text. [field-type]
a text for a number: 40:8  persona.age: is the text "48". Write 48, without quotes. [field-type]
words for a number: 40:8  persona.age: is the text "forty-eight". Write a number. [field-type]
a fraction for a whole number: 40:8  persona.age: is the number 48.5. Write a whole number. [field-type]
a fraction with a comma for a whole number: 40:8  persona.age: is the number 48.5. Write a whole number. [field-type]
a number in quotes that is too large: 40:8  persona.age: is 480. Write 110 or less. [limits]
a text for a list: 8:7  tags: is the text "SaaS, Web". Write a list: lines that start with a dash and a space. [field-type]
a text for a group: 12:7  hero: is the text "none". Write a group of fields, indented below the name. [field-type]
  13:1  herox: there is no field "herox" here. Did you mean "hero"? [unknown-field]
yes for true: 6:8  draft: is the text "yes". Write true or false. [field-type]
true in quotes: 6:8  draft: is the text "true". Write true, without quotes. [field-type]
an empty entry of a list: 10:23  technologies[1]: is empty. Write a value or remove the line. [missing-field]
a colon in an entry: 51:7  persona.goals[0]: a text with a colon and a space needs quotes. Write "Our aim: a morning meeting". [quotes]
a colon, quotes and brackets: 8:8  tags[0]: a text with a colon and a space needs quotes. Write "Kind: the \\"SaaS\\"". [quotes]
a group for a text: 6:3  country: is a group of fields. Write a text. [field-type]
"
`)
})

it("explains texts and lists of the wrong size", async () => {
  expect(
    await report([
      ["too long", "country: Germany", "country: The Federal Republic of Germany, in Europe"],
      ["too short", "desc: A task board that small agile teams actually keep up to date.", "desc: A board."],
      ["over several lines", "country: Germany", "country: >\n  Federal Republic\n  of Germany"],
      ["with a space at its end", "country: Germany", 'country: "Germany "'],
      ["no entries", "items: [SaaS, Product design]", "items: []"],
      ["one entry too few", "    - Tools that rank his engineers by speed\n", ""],
      ["too many entries", "items: [SaaS, Product design]", "items: [A, B, C, D, E, F, G]"],
      ["the same entry twice", "tags: [SaaS, Web, Product design]", "tags: [SaaS, Web, SaaS]"],
      ["a number too large", "age: 48", "age: 480"],
      ["a number too small", "age: 48", "age: 3"],
    ]),
  ).toMatchInlineSnapshot(`
"
too long: 5:10  country: has 42 characters. Shorten it to 32. [limits]
too short: 4:7  desc: has 8 characters. Write at least 20. [limits]
over several lines: 5:10  country: has several lines. Write it in one line, or start the block with >- instead of > or |. [text-form]
with a space at its end: 5:10  country: starts or ends with a space. Remove it. [text-form]
no entries: 24:12  hero.tags.items: has no entries. Write at least 1. [limits]
one entry too few: 48:5  persona.painPoints: has 1 entry. Write at least 2. [limits]
too many entries: 24:12  hero.tags.items: has 7 entries. Shorten it to 6. [limits]
the same entry twice: 8:19  tags[2]: is listed twice. Remove one of the two. [duplicate]
a number too large: 40:8  persona.age: is 480. Write 110 or less. [limits]
a number too small: 40:8  persona.age: is 3. Write 5 or more. [limits]
"
`)
})

it("explains colours and contrast", async () => {
  expect(
    await report([
      ["a digit is missing", '"#1C1650"', '"#1C165"'],
      ["without quotes", '"#1C1650"', "#1C1650"],
      ["without quotes in a group in braces", "title: Lead, color: chart2", "title: Lead, color: #1C1650"],
      ["no colour of charts", "title: Lead, color: chart2", "title: Lead, color: chart9"],
      ["too dark on a dark background", 'branch\n    color: "#FFFFFF"', 'branch\n    color: "#3A30A0"'],
      ["too light on a light background", 'backgroundColor: "#352C86"', 'backgroundColor: "#E8E6FF"'],
      ["an outline that is hard to see", 'borderColor: "#D6D2F7"', 'borderColor: "#352C86"'],
    ]),
  ).toMatchInlineSnapshot(`
"
a digit is missing: 13:15  hero.background: "#1C165" is not a colour. Write # and six hexadecimal digits, e.g. "#34CE72". [colour]
without quotes: 13:3  hero.background: is empty: a # after a space starts a comment. Put it in quotes: "#1C1650". [quotes]
without quotes in a group in braces: 71:31  "#1C1650" is read as a comment and not shown. Put the whole text in quotes. [quotes]
no colour of charts: 71:31  research[1].data[0].color: "chart9" is not a chart colour. Write chart1, chart2, chart3, chartMuted (they follow the theme) or e.g. "#34CE72". [field-value]
too dark on a dark background: 16:12  hero.title.color: #3A30A0 has a contrast of 1.64:1 to hero.background #1C1650, less than 4.5:1. Choose a lighter colour. [contrast]
too light on a light background: 26:16  hero.tags.textColor: #FFFFFF has a contrast of 1.22:1 to hero.tags.backgroundColor #E8E6FF, less than 4.5:1. Choose a darker colour. [contrast]
an outline that is hard to see: 29:18  hero.platforms.borderColor: #352C86 has a contrast of 1.44:1 to hero.background #1C1650, less than 3:1. Choose a lighter colour. [contrast]
"
`)
})

it("explains dates, choices, references and paths", async () => {
  expect(
    await report([
      ["no such month", "2026-04-22", "2024-13-45"],
      ["in words", "2026-04-22", "22 April 2026"],
      ["the day first", "2026-04-22", "22.4.2026"],
      ["a change in the future", "2026-04-22", "2026-04-22\nupdated: 2098-01-01"],
      ["a choice in the wrong case", "[Desktop, B2B]", "[desktop, B2B]"],
      ["a chart that does not exist", "chart: donut", "chart: pie"],
      ["an icon, misspelt", "icon: git-merge", "icon: git-merg"],
      ["a picture without ./", "image: ./cover.jpg", "image: cover.jpg"],
    ]),
  ).toMatchInlineSnapshot(`
"
no such month: 6:7  date: "2024-13-45" is not a day that exists. Correct the month or the day. [date]
in words: 6:7  date: "22 April 2026" is not a date. Write 2026-04-22. [date]
the day first: 6:7  date: "22.4.2026" is not a date. Write 2026-04-22. [date]
a change in the future: 7:10  updated: is in the future. Write the day of the last change, or remove the line. [date]
a choice in the wrong case: 28:13  hero.platforms.items[0]: "desktop" is not allowed here. Did you mean "Desktop"? Write one of Desktop, Android, B2C, B2B. [choice]
a chart that does not exist: 62:12  research[0].chart: "pie" is not allowed here. Write one of donut, bars, columns, line. [choice]
an icon, misspelt: 59:11  challenges[1].icon: "git-merg" is not allowed here. Did you mean "git-merge"? [choice]
a picture without ./: 32:12  hero.thumbnail.image: "cover.jpg" is not written with ./ at its start. Write ./cover.jpg. [image-path]
"
`)
})

it("lists all icons if none is similar", async () => {
  const message = await messagesFor(nimbleWith("icon: git-merge", "icon: banana"))
  expect(message).toMatch(
    /"banana" is not allowed here\. Write one of accessibility, .*wifi-off\. \[choice\]$/,
  )
})

it("explains charts whose data do not fit their kind", async () => {
  expect(
    await report([
      ["slices that do not make 100", "value: 54", "value: 53"],
      ["a bar below zero", "value: 38", "value: -38"],
      ["values for a bar", "value: 38", "values: [38]"],
      ["a value for a line", "values: [58, 85, 91]", "value: 58"],
      ["more values than labels", "values: [58, 85, 91]", "values: [58, 85, 91, 93]"],
      ["a line without labels", "    labels: [Sprint 1, Sprint 2, Sprint 3]\n", ""],
      ["a number with a comma", "value: 38", "value: 1,200"],
      ["a slice with a comma", "value: 46", "value: 45,5"],
    ]),
  ).toMatchInlineSnapshot(`
"
slices that do not make 100: 65:7  research[0].data: adds up to 99. Change the values so that they add up to 100. [field-value]
a bar below zero: 71:46  research[1].data[0].value: is below zero. Write it in a line chart, which shows negative values. [field-value]
values for a bar: 71:9  research[1].data[0].value: is missing. Write a number: each entry of columns has one. [field-value]
  71:47  research[1].data[0].values: is only for line charts. Write value, with one number. [field-value]
a value for a line: 78:9  research[2].data[0].values: is missing. Write the numbers of the line, one for each label. [field-value]
  78:51  research[2].data[0].value: is not allowed in a line chart. Write values, a list with one number for each label. [field-value]
more values than labels: 78:52  research[2].data[0].values: has 4 values for 3 labels. Write one for each label, with a point: 47.5. [field-value]
a line without labels: 73:5  research[2].labels: is missing. Write a label for each point of the line. [field-value]
a number with a comma: 71:48  research[1].data[0].200: the comma divides the number 1,200. Write 1200; or, for a text, "1,200" in quotes. [unknown-field]
a slice with a comma: 65:69  research[0].data[0].5: the comma divides the number 45,5. Write 45.5; or, for a text, "45,5" in quotes. [unknown-field]
"
`)
})

it("explains values that YAML reads as something else", async () => {
  expect(
    await report([
      ["a time", 'value: "4.7"', "value: 12:30"],
      ["a version", 'value: "4.7"', "value: 1.10"],
      ["a sign", "age: 48", "age: +48"],
      ["a leading zero, octal", "age: 48", "age: 010"],
      ["a thousands mark", "value: 38", "value: 1_000"],
      ["no number at all", "value: 38", "value: .nan"],
    ]),
  ).toMatchInlineSnapshot(`
"
a time: 88:12  feedback[0].value: 12:30 is read as the number 750. Put it in quotes: "12:30". [quotes]
a version: 88:12  feedback[0].value: 1.10 is read as the number 1.1. Put it in quotes: "1.10". [quotes]
a sign: 40:8  persona.age: +48 is read as the number 48. Write a plain number: 48. [quotes]
a leading zero, octal: 40:8  persona.age: 010 is read as the number 8. Write a plain number: 8. [quotes]
a thousands mark: 71:46  research[1].data[0].value: 1_000 is read as the number 1000. Write a plain number: 1000. [quotes]
no number at all: 71:46  research[1].data[0].value: .nan is read as the number NaN. Write a plain number. [quotes]
"
`)
})
