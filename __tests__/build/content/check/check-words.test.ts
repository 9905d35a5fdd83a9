/** Rules for words see every text that visitors read, and replace only the words. */
import { formatDiagnostic } from "../../../../src/content/check/diagnostic"
import { offsetsIn } from "../../../../src/content/check/position"
import { defineRule, type Rule } from "../../../../src/content/check/rule"
import { rules } from "../../../../src/content/check/rules"
import { checkAgain, read, siteWith, write } from "../../../support/fixture-site"
import { removeFolders } from "../../../support/folders"

jest.setTimeout(60_000)
afterAll(removeFolders)

const misspelt = defineRule({
  id: "misspelt",
  about: "",
  examples: { in: "body", wrong: [], right: [] },
  words: (text) =>
    [...text.matchAll(/teh/g)].map(({ 0: word, index }) => [index, word, "is misspelt", "Write the", "the"]),
})

const study = "case-studies/harbour-ledger/index.mdx"
const body = `\n## In teh end &amp; teh rest\n\n:::note[Teh *teh*]\n\`teh\` and "the teh"\n:::\n
![In teh harbour, eleven rows](./screen-1.jpg "teh caption")\n\n<Details summary="In teh end">\nTea.\n</Details>\n`

it("find them in bodies, attributes, fields, data files and snippets, at their places", async () => {
  const root = await siteWith()
  ;(rules as Rule[]).push(misspelt)
  write(root, study, read(root, study).replace("of the books", "of teh books in teh") + body)
  write(root, "data/team.yaml", read(root, "data/team.yaml").replace("the first", "teh first"))
  write(root, "snippets/tea.mdx", "Tea in\n**teh** harbour.\n")
  const { diagnostics } = await checkAgain(root)
  ;(rules as Rule[]).pop()
  const found = diagnostics.filter(({ rule }) => rule === "misspelt")
  const words = found.map(({ file, range }) => {
    const text = read(root, file.replace("content/", ""))
    return text.slice(offsetsIn(text)(range.start), offsetsIn(text)(range.end))
  })
  expect(found.map((one) => formatDiagnostic(one)).join("\n")).toMatchInlineSnapshot(`
"content/case-studies/harbour-ledger/index.mdx:32:15  results[0].title: is misspelt. Write the. [misspelt] content/README.md#misspelt
content/case-studies/harbour-ledger/index.mdx:32:28  results[0].title: is misspelt. Write the. [misspelt] content/README.md#misspelt
content/case-studies/harbour-ledger/index.mdx:51:7  is misspelt. Write the. [misspelt] content/README.md#misspelt
content/case-studies/harbour-ledger/index.mdx:51:21  is misspelt. Write the. [misspelt] content/README.md#misspelt
content/case-studies/harbour-ledger/index.mdx:53:14  <CallOut>: is misspelt. Write the. [misspelt] content/README.md#misspelt
content/case-studies/harbour-ledger/index.mdx:54:16  is misspelt. Write the. [misspelt] content/README.md#misspelt
content/case-studies/harbour-ledger/index.mdx:57:6  image ./screen-1.jpg: is misspelt. Write the. [misspelt] content/README.md#misspelt
content/case-studies/harbour-ledger/index.mdx:57:48  image ./screen-1.jpg: is misspelt. Write the. [misspelt] content/README.md#misspelt
content/case-studies/harbour-ledger/index.mdx:59:22  <Details>: is misspelt. Write the. [misspelt] content/README.md#misspelt
content/data/team.yaml:4:38  [0].description: is misspelt. Write the. [misspelt] content/README.md#misspelt
content/snippets/tea.mdx:2:3  is misspelt. Write the. [misspelt] content/README.md#misspelt"
`)
  expect(new Set(words)).toEqual(new Set(["teh"]))
})
