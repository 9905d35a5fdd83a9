import { readFileSync } from "node:fs"
import path from "node:path"
import { resolveBody } from "../../../../src/gatsby/resolvers/resolve-body"
import { compiled, snapshotOf, temporaryContent, withBody } from "../../../support/content"
import { removeFolders } from "../../../support/folders"
import { formatBriefly } from "../../../support/format-briefly"

afterAll(removeFolders)

const technology = readFileSync(
  path.resolve(__dirname, "../commands/fixtures/_valid/technologies/go/index.mdx"),
  "utf8",
)

/** The messages about snippets and the document that names one. */
const messages = async (files: Record<string, string>, name = "estimate-note") => {
  const document = technology.replace("<Hero />", `<Hero />\n\n<Snippet name="${name}" />`)
  const { root } = temporaryContent({ "technologies/go/index.mdx": document, ...files })
  const { diagnostics } = await snapshotOf(root)
  return diagnostics.filter(({ file, field }) => /snippet/i.test(`${file} ${field}`)).map(formatBriefly)
}

it("may be named by documents, with links and elements of the text", async () => {
  const text = ":::note\n\nAn estimate is a [range](/technologies/go/), {site.phone}.\n\n:::\n"
  expect(await messages({ "snippets/estimate-note.mdx": text })).toEqual([])
})

it("are checked where they are written", async () => {
  const files = {
    "snippets/estimate-note.mdx":
      '## Heading\n\n![A board on a wall](./a.jpg)\n\n<Download label="A" file="./a.pdf" />\n\n[Gone](/technologies/gone/) {1}\n',
    "snippets/Other.mdx": "Text.\n",
  }
  expect((await messages(files)).join("\n")).toMatchInlineSnapshot(`
"content/snippets/estimate-note.mdx:1:1  ##: is not allowed in a snippet. Write it in the documents. [snippet]
content/snippets/estimate-note.mdx:3:1  image ./a.jpg: is not allowed in a snippet. Write it in the documents. [snippet]
content/snippets/estimate-note.mdx:5:1  <Download>: this section is not for this kind of document. Possible: CallOut, Details, Tabs, …. [unknown-section]
content/snippets/estimate-note.mdx:5:21  <Download file>: "./a.pdf" does not exist. Put it next to this file. [image-path]
content/snippets/estimate-note.mdx:7:1  link /technologies/gone/: there is no technology "gone". See content/technologies for names. If it was renamed: npm run rename technologies/gone technologies/<new-name>. [dead-link]
content/snippets/estimate-note.mdx:7:29  {…}: these braces contain code, which documents cannot run. Write \`{\` and \`}\` in backticks, or leave them out. [code]
content/snippets/Other.mdx:1:1  warning: is not read. Rename it to other.mdx: small letters, digits and hyphens. [unused-file]"
`)
})

it("name the elements that they may have, for an unknown one", async () => {
  const { root } = temporaryContent({ "snippets/estimate-note.mdx": "<Nothing />\n" })
  const { diagnostics } = await snapshotOf(root)
  const unknown = diagnostics.find(({ rule }) => rule === "unknown-section")
  const names =
    "CallOut, Details, Tabs, Tab, Steps, Cards, Card, Definitions, Definition, Abbr, FileTree, Quote"
  expect(unknown?.fix).toBe(`Possible: ${names}`)
})

it.each([
  '<BeforeAfter before="./a.jpg" beforeAlt="A" after="./b.jpg" afterAlt="B" />',
  '<Gallery label="A">\n<GalleryImage image="./a.jpg" alt="A" />\n<GalleryImage image="./b.jpg" alt="B" />\n</Gallery>',
  '<Snippet name="estimate-note" />',
])("must not have elements with files or snippets: %s", async (element) => {
  const found = await messages({ "snippets/estimate-note.mdx": `${element}\n` })
  expect(found.join("\n")).toContain("[unknown-section]")
})

it("must exist", async () => {
  const files = { "snippets/estimate-note.mdx": "Text.\n" }
  expect((await messages(files, "estimate-notes")).join("\n")).toMatchInlineSnapshot(
    `"content/technologies/go/index.mdx:16:10  <Snippet name>: there is no snippet "estimate-notes". Did you mean "estimate-note"? Available: estimate-note. [reference]"`,
  )
})

it("are added to the page when it is queried", async () => {
  const { tree } = await compiled(withBody('Before.\n\n<Snippet name="estimate-note" />'))
  const body = JSON.stringify([
    ["Prose", null, ["ProseBlock", null, ["p", null, "Call ", ["SiteValue", { name: "phone" }]]]],
  ])
  const nodeModel = {
    getNodeById: ({ type }: { type: string }) => (type === "Snippet" ? { body } : { phone: "+1" }) as never,
  }
  const resolved = resolveBody((id) => id)({ body: JSON.stringify(tree) }, {}, { nodeModel })
  expect(resolved[1]?.slice(2)).toEqual([
    ["ProseBlock", null, ["p", null, "Before."], ["Snippet", null, ["p", null, "Call ", "+1"]]],
  ])
})
