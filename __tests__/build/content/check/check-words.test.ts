/** Rules for words see every text that visitors read, and replace only the words. */
import type { Diagnostic } from "../../../../src/content/check/diagnostic"
import { offsetsIn } from "../../../../src/content/check/position"
import { defineRule, type Rule } from "../../../../src/content/check/rule"
import { rules } from "../../../../src/content/check/rules"
import { checkAgain, read, siteWith, write } from "../../../support/fixture-site"
import { removeFolders } from "../../../support/folders"

afterAll(removeFolders)

const misspelt = defineRule({
  id: "misspelt",
  about: "",
  examples: { in: "body", wrong: [], right: [] },
  words: (text) =>
    [...text.matchAll(/teh/g)].map(({ 0: word, index }) => [index, word, "is misspelt", "Write the", "the"]),
})

const study = "case-studies/harbour-ledger/index.mdx"
const body = `\n## In teh end &amp; teh rest\n\n:::note[Teh *teh*]\n\`teh code\` and "the teh"\n:::\n
![In teh harbour](./screen-1.jpg "teh caption, In teh harbour")\n\n<Details summary="In teh end">\nTea.\n</Details>\n`

it("find and replace them in bodies, attributes, fields, data files and snippets", async () => {
  const root = await siteWith()
  ;(rules as Rule[]).push(misspelt)
  write(root, study, read(root, study).replace("of the books", "of teh books in teh") + body)
  write(root, "data/team.yaml", read(root, "data/team.yaml").replace("the first", "teh first"))
  write(root, "snippets/tea.mdx", "Tea in\n**teh** harbour.\n")
  const { diagnostics } = await checkAgain(root)
  ;(rules as Rule[]).pop()
  for (const file of [study, "data/team.yaml", "snippets/tea.mdx"]) {
    const text = read(root, file)
    const fixed = diagnostics
      .filter((found) => found.rule === "misspelt" && found.file === `content/${file}`)
      .toSorted((a, b) => offsetsIn(text)(b.range.start) - offsetsIn(text)(a.range.start))
      .reduce(withFix, text)
    expect(fixed).toBe(text.replace(/teh(?! code)/g, "the"))
  }
})

const withFix = (text: string, { range, replacement = "" }: Diagnostic) =>
  text.slice(0, offsetsIn(text)(range.start)) + replacement + text.slice(offsetsIn(text)(range.end))
