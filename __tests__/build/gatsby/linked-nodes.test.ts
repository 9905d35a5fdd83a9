import type { Node } from "gatsby"
import { collectionOf } from "../../../src/content/model/content-model"
import { linkedNodes } from "../../../src/gatsby/resolvers/linked-nodes"
import { model } from "../../../src/site/collections/model"

const nodes = new Map(
  ["CaseStudy nimble", "CaseStudy fooq", "TeamMember elif"].map((id) => [id, { id } as Node]),
)
const context = {
  nodeModel: {
    getNodesByIds: ({ ids }: { ids: string[] }) => ids.flatMap((id) => nodes.get(id) ?? []),
  },
}

/** Result of a collection's field, and the number of calls of `@link`. */
const resolved = (directory: string, field: string, source: Record<string, unknown>) => {
  const collection = collectionOf(directory, model)
  if (!collection) throw new Error(`no ${directory}`)
  const search = jest.fn(() => "searched")
  const info = { originalResolver: search }
  const answer = linkedNodes(collection.schema, (id) => id)[field]?.resolve(source, {}, context, info)
  return { answer, searches: search.mock.calls.length }
}

describe("references between nodes", () => {
  it("are found by id, in the order written", () => {
    const written = { similarProjectSlugs: ["fooq", "nimble"] }
    expect(resolved("case-studies", "similarProjects", written)).toEqual({
      answer: [{ id: "CaseStudy fooq" }, { id: "CaseStudy nimble" }],
      searches: 0,
    })
  })

  it("may be one node or none", () => {
    expect(resolved("insights", "author", { authorSlug: "elif" }).answer).toEqual({ id: "TeamMember elif" })
    expect(resolved("insights", "author", {})).toEqual({ answer: null, searches: 0 })
    expect(resolved("case-studies", "similarProjects", {})).toEqual({ answer: [], searches: 0 })
  })

  it("use `@link` if a node is missing, so that the query runs again once it exists", () => {
    const written = { similarProjectSlugs: ["nimble", "harbour-ledger"] }
    const found = resolved("case-studies", "similarProjects", written)
    expect(found).toEqual({ answer: "searched", searches: 1 })
  })
})
