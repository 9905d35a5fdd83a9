import { resolveBody } from "../../../../src/gatsby/resolvers/resolve-body"
import { blocksOf, compiled, reportBodies, withBody } from "../../../support/content"

it("leaves out comments", async () => {
  const markdown =
    "{/* For editors, with [a](b c) and ** */}\n\nBefore {/* inside */}after.\n\n{/* two */ /* in one */}\n\n## Title {/* hm */}"
  expect(await blocksOf(markdown)).toEqual(["<p>Before after.</p>", '<h2 id="title">Title </h2>'])
  expect((await compiled(withBody(markdown))).tableOfContents).toEqual([
    { id: "title", title: "Title", depth: 2 },
  ])
})

it("looks up values of site.yaml when a page is queried", async () => {
  const { tree } = await compiled(withBody("Call {site.phone}, **today**.\n\n{site.email}"))
  const node = { phone: "+1 23", email: "a@b.example" }
  const nodeModel = { getNodeById: jest.fn(() => node as never) }
  const resolved = resolveBody((id) => `id of ${id}`)({ body: JSON.stringify(tree) }, {}, { nodeModel })
  expect(JSON.stringify(resolved)).toContain(
    '["p",null,"Call ","+1\u00a023",", ",["strong",null,"today"],"."]',
  )
  expect(nodeModel.getNodeById).toHaveBeenCalledWith({
    id: "id of SiteSettings single",
    type: "SiteSettings",
  })
})

it("reports everything else in braces, and HTML comments with how to write them", async () => {
  expect(
    await reportBodies([
      "{site.fone}",
      "{/* a */ b}",
      "## Call {site.phone}",
      "<!-- For editors -->",
      "<!-- Never closed",
    ]),
  ).toMatchInlineSnapshot(`
"
{site.fone}: 33:1  {…}: site.yaml has no "fone". It has: productName, titleSeparator, tagline, description, url, email, phone, location, founded. [code]
{/* a */ b}: 33:1  {…}: these braces contain code, which documents cannot run. Write \`{\` and \`}\` in backticks, or leave them out. [code]
## Call {site.phone}: 33:9  {…}: is not allowed in a heading. Write it in the text. [code]
<!-- For editors -->: 33:1  HTML comments are not allowed here. Write {/* For editors */}. [html]
<!-- Never closed: 33:1  HTML comments are not allowed here. Write {/* … */}. [html]
"
`)
})
