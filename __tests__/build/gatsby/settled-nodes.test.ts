import path from "node:path"
import { setTimeout } from "node:timers/promises"
import type { Node } from "gatsby"
import { childlessNodes, nodesSettled, settle } from "../../../src/gatsby/settled-nodes"

const document = path.resolve("content/case-studies/nimble/index.mdx")

/** What Gatsby knows, to be changed while it is waited for. */
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

/** Whether it is still waited for after a moment. */
const isWaiting = (promise: Promise<void>) =>
  Promise.race([promise.then(() => false), setTimeout(80).then(() => true)])

it("waits for the MDX node of a document's file, and for what is made of that", async () => {
  const file = node("File", "file", { absolutePath: document })
  const nodes = store(file)
  const settled = nodesSettled(nodes)
  expect(await isWaiting(settled)).toBe(true)

  const mdx = node("Mdx", "mdx")
  file.children.push(mdx.id)
  nodes.nodes.push(mdx)
  expect(await isWaiting(settled)).toBe(true)

  mdx.children.push("case study")
  await settled
})

it("waits for no node that has been found to make none, until it changes", async () => {
  const mdx = node("Mdx", "invalid")
  settle(mdx as unknown as Node)
  await nodesSettled(store(mdx))
  const changed = { ...mdx, internal: { ...mdx.internal, contentDigest: "invalid 2" } }
  const settled = nodesSettled(store(changed))
  expect(await isWaiting(settled)).toBe(true)
  settle(changed as unknown as Node)
  await settled
})

it("waits for the entries of a data file, and for no other file", async () => {
  const data = node("File", "data", {
    absolutePath: path.resolve("content/data/faq.yaml"),
    relativePath: "data/faq.yaml",
  })
  const picture = node("File", "picture", {
    absolutePath: path.resolve("content/case-studies/nimble/cover.jpg"),
    relativePath: "case-studies/nimble/cover.jpg",
  })
  await nodesSettled(store(picture))
  const nodes = store(data, picture)
  expect(childlessNodes(nodes)).toEqual([data])
  const settled = nodesSettled(nodes)
  expect(await isWaiting(settled)).toBe(true)
  settle(data as unknown as Node)
  await settled
})
