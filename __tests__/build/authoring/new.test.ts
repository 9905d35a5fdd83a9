import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import sharp from "sharp"
import { collectionSchema, type JsonSchema } from "../../../src/authoring/json-schema"
import { create } from "../../../src/authoring/new"
import { checkContent } from "../../../src/content-model/check-content"
import { examples } from "../../../src/content-model/examples/examples"
import { collections } from "../../../src/content-model/model"
import { messagesOf, read, removeSites, siteWith } from "../../support/fixture-site"

jest.setTimeout(30_000)
afterAll(removeSites)

/** Runs the command inside this process, with the answers somebody would type. */
const made = async (root: string, args: string[], answers?: string[]) => {
  const lines: string[] = []
  const questions: string[] = []
  const ask = async (question: string) => {
    questions.push(question)
    return answers?.shift() ?? ""
  }
  const code = await create(args, {
    root,
    write: (line) => lines.push(line),
    inColour: false,
    ...(answers ? { ask } : {}),
  })
  return { code, output: lines.join("\n"), questions }
}

const kinds = collections.map(({ label, directory, type, ...collection }) => ({
  kind: label.replaceAll(" ", "-"),
  directory,
  type,
  collection: { label, directory, type, ...collection },
}))

describe.each(kinds)("a new $kind", ({ kind, directory, type, collection }) => {
  const names = ["Harbour Office", "Éclair & Søn’s: Büro", "a", "x".repeat(60)]

  it.each(names)("called %s passes the check, as a draft", async (name) => {
    const root = await siteWith()
    const { code, output } = await made(root, [kind, name])
    expect([code, output.split("\n")[0]]).toEqual([0, "Written:"])
    expect(await messagesOf(root)).toBe("no mistakes")
    const { counts } = await checkContent(root, { withDrafts: false })
    expect([counts.documents, counts.drafts]).toEqual([5, 1])
  })

  it("that is published as it is still holds the example's text, and says where", async () => {
    const root = await siteWith()
    await made(root, [kind, "Harbour Office"])
    const file = path.join(root, "content", directory, "harbour-office/index.mdx")
    const text = readFileSync(file, "utf8")
    writeFileSync(file, text.replace("draft: true", "draft: false"))
    const { problems } = await checkContent(root, { withDrafts: false })
    expect(problems.length).toBeGreaterThan(5)
    for (const { line, column, message } of problems) {
      const [, sentence = ""] = /^"(.+?)(?: …)?" is the example's text\. /.exec(message) ?? [message]
      expect(
        text
          .split("\n")
          [line - 1]?.slice(column - 1)
          .startsWith(sentence),
      ).toBe(true)
    }
  })

  it("has every field, each below its sentence, and every section", async () => {
    const root = await siteWith()
    await made(root, [kind, "Harbour Office"])
    const text = read(root, `${directory}/harbour-office/index.mdx`)
    expectEveryField(text, collectionSchema(collection))
    for (const section of collection.sections) expect(text).toMatch(new RegExp(`^<${section}\\b.*/>$`, "m"))
  })

  it("has its artwork, in the size it says", async () => {
    const root = await siteWith()
    await made(root, [kind, "Harbour Office"])
    const folder = path.join(root, "content", directory, "harbour-office")
    const artwork = examples[type]?.artwork ?? []
    expect(readdirSync(folder).sort()).toEqual(["index.mdx", ...artwork.map(({ file }) => file)].sort())
    for (const { file, width, height } of artwork)
      expect(await sharp(path.join(folder, file)).metadata()).toMatchObject({ width, height })
  })
})

/** Every field of a schema stands in the text with the schema's sentence; one that is not used, as a comment. */
function expectEveryField(text: string, schema: JsonSchema) {
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    expect(text).toMatch(new RegExp(`^\\s*(- |# |# {3})?${name}:`, "m"))
    if (field.description) expect(text).toContain(field.description)
    expectEveryField(text, field)
    if (field.items) expectEveryField(text, field.items)
  }
}

it("shows what a new case study looks like", async () => {
  const root = await siteWith()
  const { output } = await made(root, ["case-study", "Harbour", "Office"])
  expect(output).toMatchInlineSnapshot(`
"Written:
  content/case-studies/harbour-office/index.mdx
  content/case-studies/harbour-office/cover.jpg
  content/case-studies/harbour-office/thumbnail.jpg
  content/case-studies/harbour-office/persona.png
  content/case-studies/harbour-office/screen-1.jpg

It is a draft: npm start shows it at http://localhost:8000/case-studies/harbour-office/ and the published site does not have it.
Write it, check it with npm run content:check, and remove the line "draft: true" to publish it."
`)
  const [head] = read(root, "case-studies/harbour-office/index.mdx").split("\nhero:")
  expect(head?.replace(/\d{4}-\d\d-\d\d/, "2026-05-14")).toMatchInlineSnapshot(`
"---
# Name of the page: in the title bar, the breadcrumb and on cards. (at most 60 characters)
name: Harbour Office
# What search results show, 110 to 160 characters.
description: What Harbour Office is, for whom it was made and what changed, with a figure, in 110 to 160 characters for search results.
# The sentence on project cards. (20 to 120 characters)
desc: What it is, for whom, in one sentence for the cards.
# Country of the client. (at most 32 characters)
country: Bangladesh
# Day the study is listed, year-month-day, not the day of the launch: cards show it and stand newest first. A day in the future keeps the study out of the published site.
date: 2026-05-14
# Day of the last change of substance; shown on insights and in the sitemap. (year-month-day; may be left out)
# updated:
# Paths that the page had before; who comes by one of them is led here. (at most 20 entries, each at most 200 characters; may be left out)
# redirectFrom:
# true keeps the document out of the published site. (true or false; may be left out)
draft: true
# Picture of the project cards, 4:3, at least 1,600 pixels wide. (may be left out)
thumbnail: ./thumbnail.jpg
# Tags of the project cards. (1 to 8 entries, each at most 24 characters)
tags: [Web, Mobile, Payments]
# Services that were rendered. (1 to 40 entries)
services: [web-development]
# Technologies that were used. (1 to 40 entries)
technologies: [go]
# Case studies to read next. (at most 3 entries; may be left out)
similarProjects: [harbour-ledger]
# The head of the page, in the study's own colours."
`)
})

/** What the check says the example's text is, in a new document that is published with these changes. */
const leftIn = async (kind: string, directory: string, change = (text: string) => text) => {
  const root = await siteWith()
  await made(root, [kind, "Harbour Office"])
  const file = path.join(root, "content", directory, "harbour-office/index.mdx")
  writeFileSync(file, change(readFileSync(file, "utf8").replace("draft: true", "draft: false")))
  const { problems } = await checkContent(root, { withDrafts: false })
  return problems.map(
    ({ line, column, message }) => `${line}:${column} ${message.split(" is the example's")[0]}`,
  )
}

describe("headings and short texts of the example that are left in a published document", () => {
  it("are found in a case study", async () => {
    const found = await leftIn("case-study", "case-studies")
    expect(found).toMatchInlineSnapshot(`
[
  "5:14 "What Harbour Office is, for whom it was made …"",
  "7:7 "What it is, for whom, in one sentence for the …"",
  "34:12 "Harbour Office, and what it does in five words"",
  "39:12 "One sentence that says what the product does …"",
  "66:10 "Two arches with a light above them, until the …"",
  "68:10 "What was wrong in the client's day, with the …"",
  "68:78 "Two or three sentences, no more."",
  "70:9 "Who should be able to do what afterwards, and …"",
  "70:68 "The client signed this sentence before we began."",
  "72:11 "What was built, as one would tell it on the …"",
  "72:66 "The sections further down say how it was done."",
  "76:9 "First and last name"",
  "78:16 "What they do for a living"",
  "84:10 "What they studied"",
  "90:10 "One thing they said in the interviews, word for …"",
  "92:16 "Two sentences about their day, and where the …"",
  "94:16 "What hurts today"",
  "94:34 "What else hurts"",
  "96:11 "What they want to reach"",
  "96:36 "What else they want"",
  "103:12 "The first hard thing"",
  "104:18 "Why it was hard, and what was done about it."",
  "106:12 "The second hard thing"",
  "107:18 "Three or six cards fill the rows of the grid."",
  "109:12 "The third hard thing"",
  "110:18 "Say the price of the decision too, if it had one."",
  "164:12 "what this figure counts, and since when"",
  "167:12 "compared with what"",
  "170:12 "the widths of a row add up to twelve"",
  "173:12 "who measured it, and how often"",
  "204:4 "A day at the client's"",
  "206:1 "Begin with what you would have seen on the …"",
  "206:115 "A scene and a figure say more than a list of …"",
  "208:1 "Prose stands between the sections and is …"",
  "208:77 "Say something particular in each heading; …"",
  "214:4 "What was tried, and what was decided"",
  "216:1 "Tell what did not work before you tell what did."",
  "216:50 "Clients decide on budgets by this part, because …"",
  "220:1 "A picture stands alone, with a blank line above …"",
  "220:60 "Its title in quotes becomes the caption."",
  "226:1 "Say who measured, with what and for how long."",
  "226:47 "A result that nobody can check is an opinion."",
]
`)
    expect(new Set(found).size).toBe(found.length)
  })

  it("are found in a service, whose headings may stay", async () => {
    expect(await leftIn("service", "services")).toMatchInlineSnapshot(`
[
  "5:15 "Harbour Office: what a client gets, what it …"",
  "9:7 "What a client gets, in one sentence for cards …"",
  "24:10 "What the client has when we are done"",
  "26:16 "One sentence that says for whom it is, and what …"",
  "32:10 "Two arches with a light above them, until the …"",
  "40:12 "The first thing"",
  "41:18 "What it is, in one or two sentences with a …"",
  "43:12 "The second thing"",
  "44:18 "Three or six cards fill the rows; the first …"",
  "46:12 "The third thing"",
  "47:18 "Each card says something a client can hold us …"",
  "57:11 "What happens in these two weeks, and what is …"",
  "61:11 "What is drawn, tested with whom, and decided by …"",
  "65:11 "What lands every two weeks, and how it is …"",
  "69:11 "What is watched after the launch, and for how …"",
  "87:18 "Say the range, what it depends on and how long …"",
  "87:75 "A client who asks this wants a figure to take …"",
  "90:18 "Say who owns the code, the designs and the …"",
  "97:1 "Say which two or three kinds of client ask for …"",
  "97:94 "Link to the case studies that show it."",
  "101:1 "A reader believes the rest of the page once you …"",
  "101:74 "Name the cheaper tool, and the point from which …"",
  "109:1 "Give the range in dollars and in weeks, then …"",
]
`)
  })

  it("are found in a technology, whose headings may stay", async () => {
    expect(await leftIn("technology", "technologies")).toMatchInlineSnapshot(`
[
  "5:15 "Harbour Office: where it shines, where another …"",
  "9:7 "What it is good for, in one line for the cards."",
  "24:10 "What it is for, in a few words"",
  "26:16 "One sentence that says where we use it, and …"",
  "34:12 "The first thing"",
  "35:18 "What it is, in one or two sentences with a …"",
  "37:12 "The second thing"",
  "38:18 "Three or six cards fill the rows; the first …"",
  "40:12 "The third thing"",
  "41:18 "Each card says something a client can hold us …"",
  "59:18 "Say the range, what it depends on and how long …"",
  "59:75 "A client who asks this wants a figure to take …"",
  "62:18 "Say who owns the code, the designs and the …"",
  "69:1 "Say where we use it and why, with the case …"",
  "69:66 "One strength with a figure is worth more than …"",
  "77:1 "Name the neighbours and what each of them does …"",
  "77:56 "A reader who knows the field looks here first."",
  "81:1 "Say how many days of upkeep a year it takes, …"",
]
`)
  })

  it("are found in an insight", async () => {
    expect(await leftIn("insight", "insights")).toMatchInlineSnapshot(`
[
  "5:15 "Harbour Office: the point of view of the …"",
  "7:7 "The point of the article, in one sentence for …"",
  "54:1 "Begin with the observation that made you write, …"",
  "54:83 "An article without a point of view is a brochure."",
  "56:4 "The heading says what the part claims"",
  "58:32 "Put the example before the rule that it shows."",
  "60:3 "A quotation stands between lines that start …"",
  "62:4 "A list with numbers, where the order matters."",
  "63:4 "A list with dashes, where it does not."",
  "67:4 "What we do differently since"",
]
`)
  })

  it("are found in quotes, in lists of one line, with other line ends and behind another name", async () => {
    const found = await leftIn("case-study", "case-studies", (text) =>
      text
        .replace("title: The first hard thing", 'title: "The first hard thing"')
        .replace(
          /painPoints:\n(\s+- .*\n)+|painPoints: \[.*\]\n/,
          "painPoints: ['What hurts today', What else hurts]\n",
        )
        .replace("Harbour Office, and what", "Quay House, and what")
        .replaceAll("\n", "\r\n"),
    )
    for (const text of [
      "The first hard thing",
      "What hurts today",
      "What else hurts",
      "Quay House, and what it does in five words",
      "A day at the client's",
    ])
      expect(found).toContainEqual(expect.stringMatching(new RegExp(`^\\d+:\\d+ "${text}"$`)))
  })

  it("are not found where they are only part of a text", async () => {
    const found = await leftIn("case-study", "case-studies", (text) =>
      text
        .replace("title: The first hard thing", "title: The first hard thing to weigh")
        .replace("## A day at the client's", "## A day at the client's quay"),
    )
    expect(found.filter((text) => /first hard|A day/.test(text))).toEqual([])
  })
})

it("takes the next place in the order of menus", async () => {
  const root = await siteWith()
  await made(root, ["technology", "Rust"])
  expect(read(root, "technologies/rust/index.mdx")).toMatch(/^order: 2$/m)
})

describe("nothing is overwritten", () => {
  it.each(["Harbour Ledger", "harbour ledger", "HARBOUR-LEDGER!"])("by %s", async (name) => {
    const root = await siteWith()
    const before = read(root, "case-studies/harbour-ledger/index.mdx")
    const { code, output } = await made(root, ["case-study", name])
    expect([code, output]).toEqual([
      1,
      "content/case-studies/harbour-ledger exists already. Choose another name (it can be changed in the file later), or remove that folder first.",
    ])
    expect(read(root, "case-studies/harbour-ledger/index.mdx")).toBe(before)
  })
})

describe("refuses in an editor's words", () => {
  it.each([
    [
      ["case-studdy", "X"],
      2,
      'There is no "case-studdy" to make. Did you mean "case-study"? Possible: case-study, service, technology, insight.',
    ],
    [
      ["sandwich", "X"],
      2,
      'There is no "sandwich" to make. Possible: case-study, service, technology, insight.',
    ],
    [["service"], 2, expect.stringContaining("The name is missing.")],
    [[], 2, 'Usage: npm run new case-study|service|technology|insight "The name of it"'],
    [["service", "海"], 1, expect.stringContaining('No address can be made from "海"')],
    [
      ["service", "x".repeat(61)],
      1,
      expect.stringContaining("The name has 61 characters, which is too long"),
    ],
    [["service", "Two\nlines"], 1, "The name spans several lines. Write it in one."],
    [["service", "a\u0007b"], 1, "The name holds a control character that nobody sees. Remove it."],
    [
      ["case-study", "Page!"],
      1,
      'The folder would be called "page", which is the address of a list\'s pages. Choose another name; it can be changed in the file later.',
    ],
    [
      ["technology", "C++"],
      1,
      'The folder would be called "c", which says too little of "C++". Write the name in words, e.g. "C plus plus"; it can be changed in the file later.',
    ],
    [["technology", "C#"], 1, expect.stringContaining('e.g. "C sharp"; it can be')],
    [["technology", "海 X"], 1, expect.stringContaining("Write the name in words; it can be")],
  ])("%j", async (args, expectedCode, message) => {
    const root = await siteWith()
    const before = readdirSync(path.join(root, "content"), { recursive: true })
    const { code, output } = await made(root, args)
    expect([code, output]).toEqual([expectedCode, message])
    expect(readdirSync(path.join(root, "content"), { recursive: true })).toEqual(before)
  })
})

it("says what to write where there is nobody yet to refer to", async () => {
  const root = await siteWith()
  writeFileSync(path.join(root, "content/data/team.yaml"), "[]\n")
  await made(root, ["insight", "Harbour Office"])
  expect(await messagesOf(root)).toContain(
    "author: is empty. Write it: the `id` of a member in content/data/team.yaml.",
  )
})

it("asks for what is not said", async () => {
  const root = await siteWith()
  const { code, output, questions } = await made(root, [], ["3", "Rust"])
  expect([code, questions]).toEqual([0, ["Its number or name: ", "Name of the new technology: "]])
  expect(output).toContain("  3  technology")
  expect(existsSync(path.join(root, "content/technologies/rust/index.mdx"))).toBe(true)
})

it("writes line ends and no spaces that an editor would have to mend", async () => {
  const root = await siteWith()
  await made(root, ["case-study", "Harbour Office"])
  const text = readFileSync(path.join(root, "content/case-studies/harbour-office/index.mdx"), "utf8")
  expect(text).not.toMatch(/\r|\t| $/m)
  expect(text.endsWith("/>\n")).toBe(true)
})
