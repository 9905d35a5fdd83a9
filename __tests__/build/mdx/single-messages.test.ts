import { messagesFor, nimble, nimbleWith } from "../../support/content"

/** A body with sections before and after the mistake, which are right. */
const documentWith = (passage: string) => nimbleWith("## Noon on a Wednesday\n", `${passage}\n`)

const code = 'body: a line that starts with "import" or "export" is read as code. Begin it with another word.'
const open = (prop: string) =>
  `body: the quotation mark of ${prop} is not closed. Write ${prop}="…", on one line.`

it.each<[what: string, passage: string, expected: string[]]>([
  ["import as a word of its own", "import figures", [`99:1  ${code}`]],
  ["import at the start of a sentence", "import duties rose that year.", [`99:1  ${code}`]],
  ["export over several lines", "Text\n\nexport goods\nwere few", [`101:1  ${code}`]],
  ["two such lines", "import figures\n\nimport duties", [`99:1  ${code}`, `101:1  ${code}`]],
  ["a quotation mark that never closes", '<Hero lead="From 118 teams />', [`99:12  ${open("lead")}`]],
  ["the second that never closes", '<Hero lead="From 118" heading="teams />', [`99:31  ${open("heading")}`]],
  ["an apostrophe that never closes", "<Hero lead='From 118 teams />", [`99:12  ${open("lead")}`]],
  [
    "two that never close",
    '<Hero lead="From />\n\nText "in" between\n\n<Hero lead="118 />',
    [`99:12  ${open("lead")}`, `103:12  ${open("lead")}`],
  ],
  ["a closing tag alone", "</Results>", ["99:1  body: this closes an element that is not open. Remove it."]],
  [
    "a closing tag in a sentence",
    "It </ Results> is",
    ["99:4  body: this closes an element that is not open. Remove it."],
  ],
])("tells a mistake once, where it begins: %s", async (_, passage, expected) => {
  expect((await messagesFor(documentWith(passage))).split("\n")).toEqual(
    expected.map((message) => `nimble/index.mdx:${message}`),
  )
})

it("tells that a prop spans several lines", async () => {
  const text = nimbleWith("<Challenges />", '<Challenges heading="What was\nhard" />')
  expect(await messagesFor(text)).toBe(
    "nimble/index.mdx:105:13  <Challenges heading>: spans several lines. Write it in one.",
  )
})

it.each([
  ["x", "has 1 character"],
  ["A board", "has 7 characters"],
  [" A board \n", "has 7 characters"],
])("asks for an alt text of some length: %j", async (alt, length) => {
  const text = nimble.replace("![Task NMB-207 in Nimble]", `![${alt}]`)
  expect(await messagesFor(text)).toMatch(
    new RegExp(
      `^nimble/index\\.mdx:111:1 {2}image \\./screen-1\\.jpg: its alt text ${length}s?; at least 10 are needed\\. Say what it shows between the brackets: !\\[…\\]\\.$`,
    ),
  )
})

it("says how long an alt text may be", async () => {
  const text = nimble.replace("![Task NMB-207 in Nimble]", `![${"A board. ".repeat(22)}]`)
  expect(await messagesFor(text)).toContain("its alt text has 197 characters; at most 180 fit")
})
