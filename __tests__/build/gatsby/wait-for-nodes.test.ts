import { setTimeout } from "node:timers/promises"
import type { Node } from "gatsby"
import { waitForNodes } from "../../../src/gatsby/wait-for-nodes"

const mdx = { id: "mdx", children: [] as string[], internal: { type: "Mdx", contentDigest: "1", owner: "" } }
const nodes = { getNodesByType: (type: string) => (type === "Mdx" ? [mdx as unknown as Node] : []) }

const { Query } = waitForNodes(nodes)

it("asks Gatsby's own resolver when the content is there", async () => {
  const originalResolver = jest.fn(() => "the study")
  const answer = Query.caseStudy?.resolve(null, { id: "1" }, "context", { originalResolver })
  await setTimeout(60)
  expect(originalResolver).not.toHaveBeenCalled()
  mdx.children.push("study")
  expect(await answer).toBe("the study")
  expect(originalResolver).toHaveBeenCalledWith(null, { id: "1" }, "context", { originalResolver })
})

it("does so for every type of the content, one and all of them", () => {
  expect(Object.keys(Query)).toEqual(
    expect.arrayContaining([
      "contentPage",
      "allContentPage",
      "service",
      "allService",
      "siteSettings",
      "allFaqEntry",
    ]),
  )
})
