import { compiled, messagesFor, withBody } from "../../support/content"

it("are a block of their own at the end of the text, before the sections that follow it", async () => {
  const { tree } = await compiled(withBody("## One\n\nText.[^1]\n\n[^1]: The note.\n\n<CallToAction />"))
  expect(tree.map(([type]) => type)).toEqual(["Hero", "Prose", "CallToAction"])
  const blocks = (tree[1]?.slice(2) ?? []).map((block) =>
    (block as unknown[]).slice(2).map((node) => (node as unknown[])[0]),
  )
  expect(blocks).toEqual([["h2", "p"], ["section"]])
})

it("are reported if nothing refers to them", async () => {
  expect(await messagesFor(withBody("Text.[^1]\n\n[^1]: One.\n\n[^two]: Two."))).toMatchInlineSnapshot(
    `"nimble/index.mdx:37:1  [^two]: nothing in the text refers to this line, so it is not shown. Write [^two] where it belongs, or remove the line. [footnote]"`,
  )
})
