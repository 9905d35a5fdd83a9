import { bodyTree } from "../../../src/gatsby/body-tree"
import type { BodyElement } from "../../../src/mdx/body-tree"
import { compiled, messagesFor, withBody } from "../../support/content"

const compile = async (markdown: string) => (await compiled(withBody(markdown))).tree

const blocks = async (markdown: string) =>
  ((await compile(markdown))[1]?.slice(2) ?? []).flatMap((block) =>
    (block as BodyElement).slice(2).filter((node) => typeof node !== "string"),
  )

it("leaves out comments", async () => {
  const markdown =
    "{/* For editors, with [a](b c) and ** */}\n\nBefore {/* inside */}after.\n\n{/* two */ /* in one */}\n\n## Title {/* hm */}"
  expect(await blocks(markdown)).toEqual([
    ["p", null, "Before ", "after."],
    ["h2", { id: "title" }, "Title "],
  ])
  expect((await compiled(withBody(markdown))).tableOfContents).toEqual([
    { id: "title", title: "Title", depth: 2 },
  ])
})

it("looks up values of site.yaml when a page is queried", async () => {
  const tree = await compile("Call {site.phone}, **today**.\n\n{site.email}")
  expect(tree[1]?.slice(2)).toEqual([
    [
      "ProseBlock",
      null,
      ["p", null, "Call ", ["SiteValue", { name: "phone" }], ", ", ["strong", null, "today"], "."],
      ["p", null, ["SiteValue", { name: "email" }]],
    ],
  ])
  const node = { phone: "+1", email: "a@b.example" }
  const nodeModel = { getNodeById: jest.fn(() => node as never) }
  const resolved = bodyTree((id) => `id of ${id}`)({ body: JSON.stringify(tree) }, {}, { nodeModel })
  expect(JSON.stringify(resolved)).toContain('["p",null,"Call ","+1",", ",["strong",null,"today"],"."]')
  expect(nodeModel.getNodeById).toHaveBeenCalledWith({
    id: "id of SiteSettings single",
    type: "SiteSettings",
  })
})

it("reports everything else in braces, and HTML comments with how to write them", async () => {
  const written = [
    "{site.fone}",
    "{sites.phone}",
    "{1 + 1}",
    "{/* a */ b}",
    "## Call {site.phone}",
    "<!-- For editors -->",
    "<!-- Never closed",
  ]
  const lines = written.map(async (markdown) => `# ${markdown}\n${await messagesFor(withBody(markdown))}`)
  expect((await Promise.all(lines)).join("\n")).toMatchInlineSnapshot(`
"# {site.fone}
nimble/index.mdx:33:1  {…}: site.yaml has no "fone". It has: productName, titleSeparator, tagline, description, url, email, phone, location, founded. [code]
# {sites.phone}
nimble/index.mdx:33:1  {…}: braces hold code, and documents cannot run code. Write \`{\` and \`}\` in backticks, or leave them out. [code]
# {1 + 1}
nimble/index.mdx:33:1  {…}: braces hold code, and documents cannot run code. Write \`{\` and \`}\` in backticks, or leave them out. [code]
# {/* a */ b}
nimble/index.mdx:33:1  {…}: braces hold code, and documents cannot run code. Write \`{\` and \`}\` in backticks, or leave them out. [code]
# ## Call {site.phone}
nimble/index.mdx:33:9  {…}: is not possible in a heading. Write it in the text. [code]
# <!-- For editors -->
nimble/index.mdx:33:1  HTML comments are not possible here. Write {/* For editors */}. [html]
# <!-- Never closed
nimble/index.mdx:33:1  HTML comments are not possible here. Write {/* … */}. [html]"
`)
})
