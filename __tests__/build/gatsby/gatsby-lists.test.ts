import { findNodes, neighbour } from "../../../src/gatsby/resolvers/gatsby-lists"

const nodes = ["first", "second", "third"].map((id) => ({ id }))
const allInsight = jest.fn(async (_source: object, _args: object, _context: object) => ({ nodes }))
const info = {
  schema: { getQueryType: () => ({ getFields: () => ({ allInsight: { resolve: allInsight } }) }) },
}

it("nodes are found by Gatsby's own list, with its meaning of limit and skip", async () => {
  const context = {}
  const filter = { authorSlug: { eq: "elif" } }
  const found = await findNodes("Insight", { filter, limit: 0, skip: -1 }, context, info)
  expect(found).toBe(nodes)
  const [, args, given] = allInsight.mock.calls[0] ?? []
  const sort = { fields: ["date", "slug"], order: ["DESC", "ASC"] }
  expect(args).toEqual({ filter, limit: 0, skip: -1, sort })
  expect(given).toBe(context)
})

it.each([
  ["first", "third", "second"],
  ["second", "first", "third"],
  ["third", "second", "first"],
])("the neighbours of the %s document", async (id, previous, next) => {
  const neighbours = await Promise.all(
    ([-1, 1] as const).map((distance) => neighbour("Insight", distance).resolve({ id }, {}, {}, info)),
  )
  expect(neighbours.map((node) => node?.id)).toEqual([previous, next])
})
