/** Lists that show all documents or entries if the document has none of its own. */
import type { CreateResolversArgs } from "gatsby"
import { createResolvers } from "../../../src/gatsby/hooks/create-resolvers"

type Resolve = (source: object, args: object, context: object, info: object) => unknown

const resolverOf = (type: string, field: string): Resolve => {
  const found: Record<string, Record<string, { resolve: Resolve }>>[] = []
  createResolvers?.(
    {
      createResolvers: (more: object) => found.push(more as never),
      createNodeId: (id: string) => id,
    } as unknown as CreateResolversArgs,
    { plugins: [] },
    () => {},
  )
  const resolver = found.find((one) => one[type]?.[field])?.[type]?.[field]
  if (!resolver) throw new Error(`${type}.${field} has no resolver`)
  return resolver.resolve
}

const nodesOf = (type: string) => [{ id: `first ${type}` }, { id: `second ${type}` }]
const fields = Object.fromEntries(
  ["Technology", "FaqEntry"].map((type) => [`all${type}`, { resolve: () => ({ nodes: nodesOf(type) }) }]),
)
const info = { schema: { getQueryType: () => ({ getFields: () => fields }) } }
const nodeModel = { getNodesByIds: ({ ids }: { ids: string[] }) => ids.map((id) => ({ id })) }

it.each<[string, string, object, object[]]>([
  ["Page", "technologies", {}, nodesOf("Technology")],
  ["Page", "technologies", { technologySlugs: ["go"] }, [{ id: "Technology go" }]],
  ["Page", "faq", { faq: [] }, nodesOf("FaqEntry")],
  ["Service", "faq", { faq: [{ title: "Why?" }] }, [{ title: "Why?" }]],
  ["Service", "technologies", {}, []],
])("%s.%s of %j", async (type, field, source, shown) => {
  expect(await resolverOf(type, field)(source, {}, { nodeModel }, info)).toEqual(shown)
})
