import path from "node:path"
import { setTimeout } from "node:timers/promises"
import type { Node } from "gatsby"
import { childlessNodes, markProcessed, waitForNodes } from "../../../src/gatsby/nodes/pending-nodes"
import { waitingResolvers } from "../../../src/gatsby/resolvers/waiting-resolvers"

const document = path.resolve("content/case-studies/nimble/index.mdx")

/** Gatsby's nodes. Tests change them while the function waits. */
const store = (...nodes: Partial<Node & { absolutePath: string; relativePath: string }>[]) => ({
  nodes,
  getNodesByType: (type: string) => nodes.filter(({ internal }) => internal?.type === type) as Node[],
})

const node = (type: string, id: string, more = {}) => ({
  id,
  children: [] as string[],
  internal: { type, contentDigest: `${id} 1`, owner: "" },
  ...more,
})

/** Whether a promise is still pending after a moment. */
const isWaiting = (promise: Promise<void>) =>
  Promise.race([promise.then(() => false), setTimeout(80).then(() => true)])

it("waits for the Mdx node of a document's file, and for its typed node", async () => {
  const file = node("File", "file", { absolutePath: document })
  const nodes = store(file)
  const waiting = waitForNodes(nodes)
  expect(await isWaiting(waiting)).toBe(true)

  const mdx = node("Mdx", "mdx")
  file.children.push(mdx.id)
  nodes.nodes.push(mdx)
  expect(await isWaiting(waiting)).toBe(true)

  mdx.children.push("case study")
  await waiting
})

it("does not wait for a node without typed nodes, until it changes", async () => {
  const mdx = node("Mdx", "invalid")
  markProcessed(mdx as unknown as Node)
  await waitForNodes(store(mdx))
  const changed = { ...mdx, internal: { ...mdx.internal, contentDigest: "invalid 2" } }
  const waiting = waitForNodes(store(changed))
  expect(await isWaiting(waiting)).toBe(true)
  markProcessed(changed as unknown as Node)
  await waiting
})

it("waits for the entries of a data file, but for no other file", async () => {
  const data = node("File", "data", {
    absolutePath: path.resolve("content/data/faq.yaml"),
    relativePath: "data/faq.yaml",
  })
  const image = node("File", "image", {
    absolutePath: path.resolve("content/case-studies/nimble/cover.jpg"),
    relativePath: "case-studies/nimble/cover.jpg",
  })
  await waitForNodes(store(image))
  const nodes = store(data, image)
  expect(childlessNodes(nodes)).toEqual([data])
  const waiting = waitForNodes(nodes)
  expect(await isWaiting(waiting)).toBe(true)
  markProcessed(data as unknown as Node)
  await waiting
})

describe("queries", () => {
  const mdx = node("Mdx", "queried")

  const { Query } = waitingResolvers(store(mdx))

  it("call Gatsby's resolver when the nodes exist", async () => {
    const originalResolver = jest.fn(() => "the study")
    const answer = Query.caseStudy?.resolve(null, { id: "1" }, "context", { originalResolver })
    await setTimeout(60)
    expect(originalResolver).not.toHaveBeenCalled()
    mdx.children.push("study")
    expect(await answer).toBe("the study")
    expect(originalResolver).toHaveBeenCalledWith(null, { id: "1" }, "context", { originalResolver })
  })

  it("of every type wait", () => {
    const queries = ["contentPage", "allContentPage", "service", "allService", "siteSettings", "allFaqEntry"]
    expect(Object.keys(Query)).toEqual(expect.arrayContaining(queries))
  })
})
