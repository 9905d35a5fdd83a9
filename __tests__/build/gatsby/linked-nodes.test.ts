import { collectionOf } from "../../../src/content/model/content-model"
import { linkedNodes } from "../../../src/gatsby/resolvers/linked-nodes"
import { model } from "../../../src/site/collections/model"

// References that are there are tested in e2e/queries.spec.ts.
it("a reference to a node that is missing uses `@link`, so that the query runs again once it exists", () => {
  const collection = collectionOf("case-studies", model)
  if (!collection) throw new Error("There are no case studies.")
  const { similarProjects } = linkedNodes(collection.schema, (id) => id)
  const written = { similarProjectSlugs: ["nimble", "harbour-ledger"] }
  const context = { nodeModel: { getNodesByIds: () => [{ id: "CaseStudy nimble" }] } }
  const answer = similarProjects?.resolve(written, {}, context as never, {
    originalResolver: () => "searched",
  })
  expect(answer).toBe("searched")
})
