import { setTimeout } from "node:timers/promises"
import type { Node } from "gatsby"
import { waitingResolvers } from "../../../src/gatsby/waiting-resolvers"

const mdx = { id: "mdx", children: [] as string[], internal: { type: "Mdx", contentDigest: "1", owner: "" } }
const nodes = { getNodesByType: (type: string) => (type === "Mdx" ? [mdx as unknown as Node] : []) }

const { Query } = waitingResolvers(nodes)

it("calls Gatsby's resolver when the nodes exist", async () => {
  const originalResolver = jest.fn(() => "the study")
  const answer = Query.caseStudy?.resolve(null, { id: "1" }, "context", { originalResolver })
  await setTimeout(60)
  expect(originalResolver).not.toHaveBeenCalled()
  mdx.children.push("study")
  expect(await answer).toBe("the study")
  expect(originalResolver).toHaveBeenCalledWith(null, { id: "1" }, "context", { originalResolver })
})

it("covers the queries of every type", () => {
  const queries = ["contentPage", "allContentPage", "service", "allService", "siteSettings", "allFaqEntry"]
  expect(Object.keys(Query)).toEqual(expect.arrayContaining(queries))
})
