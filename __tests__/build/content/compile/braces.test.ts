import { resolveBody } from "../../../../src/gatsby/resolvers/resolve-body"
import { blocksOf, compiled, withBody } from "../../../support/content"

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
