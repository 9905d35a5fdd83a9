/** Every problem has its own place: none is at the start of a file because its place is not known. */

import { readFileSync } from "node:fs"
import path from "node:path"
import { visitedNodes } from "../../../../src/content/check/body/body"
import { parseLeniently } from "../../../../src/content/check/body/parse-leniently"
import { splitDocument } from "../../../../src/content/check/split-document"
import { model } from "../../../../src/site/collections/model"
import { messagesFor, nimble, placesFor, repository, withBody } from "../../../support/content"
import { checkAgain, fixtureNames, messagesOf, siteWith, write } from "../../../support/fixture-site"
import { removeFolders } from "../../../support/folders"
import { formatBriefly } from "../../../support/format-briefly"

afterAll(removeFolders)

/** Problems of a whole file, or of one whose first line is wrong. */
const ofFiles =
  /\[(?:file-place|unused-file|folder-name|unreadable-file|frontmatter|image-\w+|missing-field|symbolic-link)\]$/

it("reports the problems of all fixtures at their places", async () => {
  for (const fixture of fixtureNames) {
    const { diagnostics } = await checkAgain(await siteWith(fixture))
    const atStart = diagnostics.filter(({ range: { start } }) => start.line === 1 && start.column === 1)
    expect(atStart.map(formatBriefly).filter((message) => !ofFiles.test(message))).toEqual([])
  }
})

const everything = readFileSync(path.join(repository, "__tests__/support/everything.mdx"), "utf8")

it("knows the place of every node and attribute that rules see", async () => {
  const notations = ":::note[Tea]\nHot.\n:::\n\n> [!TIP] Cold\n> Ice.\n\n:::tip\n\n> [!NOTE]\n> A.\n\n:::\n"
  for (const text of [splitDocument(everything).body, splitDocument(nimble).body, notations]) {
    const { root } = await parseLeniently(text, model, () => {})
    const nodes = root ? visitedNodes(root).map(({ node }) => node) : []
    const all = nodes.flatMap((node): { position?: object }[] =>
      node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement"
        ? [node, ...node.attributes]
        : [node],
    )
    expect(all.length).toBeGreaterThan(5)
    expect(all.filter(({ position }) => !position)).toEqual([])
  }
})

const long = "Tea ".repeat(40)

it.each([
  ["the title of a call-out", `:::note[${long}]\nHot.\n:::`, "33:8 limits"],
  ["the title of a call-out below text", `Tea.\n\n:::note[${long}]\nHot.\n:::`, "35:8 limits"],
  ["the title of a quotation", `> [!NOTE] ${long}\n> Hot.`, "33:3 limits"],
  ["a call-out in a list", `- Tea.\n\n  > [!NOTE] ${long}\n  > Hot.`, "35:5 limits"],
  ["too many characters", "Tea is hot.\n".repeat(42_000), "41696:5 nesting"],
])("reports %s at its place", async (_, body, place) => {
  expect(await placesFor(withBody(body))).toContain(place)
})

const fields = nimble.slice(nimble.indexOf("\n"))

it.each([
  ["four dashes", `----${fields}`, "1:1"],
  ["two dashes", `--${fields}`, "1:1"],
  ["a long dash", `—${fields}`, "1:1"],
  ["dashes with a comment", `--- # fields${fields}`, "1:1"],
  ["signs of another format", `+++${fields}`, "1:1"],
  ["blank lines before the dashes", `\n\n---${fields}`, "3:1"],
  ["a comment at the closing dashes", `---\nname: Nimble\n--- # end\n\n<Hero />\n`, "3:1"],
])("reports %s at the line that is wrong", async (_, text, place) => {
  expect(await placesFor(text)).toEqual([`${place} frontmatter`])
})

it.each([
  [":::constructor\nA.\n:::", '33:1  :::constructor: there is no call-out "constructor"'],
  [":::__proto__\nA.\n:::", "33:1  :::__proto__: "],
  ["> [!toString]\n> A.", '33:1  > [!toString]: there is no call-out "tostring"'],
  ["> [!hasOwnProperty]\n> A.", '33:1  > [!hasOwnProperty]: there is no call-out "hasownproperty"'],
  ["<constructor />", "33:1  <constructor>: HTML is not allowed here"],
  ["<toString>\n\nA.\n\n</toString>", "33:1  <toString>: HTML is not allowed here"],
  ["A <valueOf>b</valueOf>.", "33:3  <valueOf>: HTML is not allowed here"],
  ["<CallToAction constructor />", '33:15  <CallToAction constructor>: there is no field "constructor" here'],
  ['<CallToAction toString="a" />', '33:15  <CallToAction toString>: there is no field "toString" here'],
  ['<CallToAction __proto__="a" />', '33:15  <CallToAction __proto__>: there is no field "__proto__" here'],
  ["```constructor\na\n```", '33:1  code: there is no language "constructor"'],
  ["A {site.constructor}.", '33:3  {…}: site.yaml has no "constructor"'],
  ["A.[^constructor]\n\n[^toString]: B.", "33:3  "],
  ["[a](/constructor/)\n\n[b](#toString)", "valid"],
])("does not take %j for a property that every object has", async (body, message) => {
  expect(await messagesFor(withBody(body))).toContain(message)
})

it.each(["__proto__", "constructor", "toString", "hasOwnProperty"])("reports a field %s", async (name) => {
  for (const [text, place] of [
    [nimble.replace("\ncountry:", `\n${name}: a\ncountry:`), `${name}: there is no field "${name}" here`],
    [nimble.replace("\nhero:\n", `\nhero:\n  ${name}: a\n`), `there is no field "${name}" here`],
  ] as const)
    expect(await messagesFor(text)).toContain(place)
})

it("reports two byte-order marks", async () => {
  expect(await placesFor(`\uFEFF${nimble}`)).toEqual([])
  expect(await placesFor(`\uFEFF\uFEFF${nimble}`)).toEqual(["1:1 control-character"])
})

it.each([
  ["data/tea.mdx", "content/data/tea.mdx:1:1  each document has a folder of its own"],
  ["data/people/tea.md", "content/data/people/tea.md:1:1  each document has a folder of its own"],
  ["snippets/green/tea.mdx", "content/snippets/green/tea.mdx:1:1  snippets have no folders of their own"],
  ["tea.yaml", "content/tea.yaml:1:1  data files are in content/data"],
  ["insights/index.mdx", "content/insights/index.mdx:1:1  each document has a folder of its own"],
])("reports the misplaced file %s", async (file, message) => {
  const root = await siteWith()
  write(root, file, "Tea.\n")
  expect(await messagesOf(root)).toContain(message)
})
