import type { CreateResolversArgs, GatsbyNode, Node } from "gatsby"
import { slugField } from "../content-model/graphql-types"
import { collections } from "../content-model/model"
import type { BodyElement } from "../mdx/body-tree"
import { fallbackEntries } from "./fallback-entries"
import { isBuild } from "./is-build"
import { linkedNodes } from "./linked-nodes"
import { waitForNodes } from "./wait-for-nodes"

interface NodeModel {
  findAll(query: {
    type: string
    query: { filter: object; sort: object; limit?: number }
  }): Promise<{ entries: Iterable<Node> }>
}

/**
 * The body's tree, of which the node holds the text; relations by id; and relations the other way round, e.g.
 * `Technology.caseStudies(limit: 4)`: filtered by the raw slugs, newest first.
 */
export const createResolvers: GatsbyNode["createResolvers"] = ({
  createResolvers: create,
  createNodeId,
  getNodesByType,
}: CreateResolversArgs) => {
  if (!isBuild) create(waitForNodes({ getNodesByType }))
  for (const { type, schema, reverse } of collections) {
    const fields = Object.entries(reverse).map(([name, { type: target, field }]) => [
      name,
      {
        resolve: async (
          source: { slug: string },
          { limit }: { limit?: number },
          { nodeModel }: { nodeModel: NodeModel },
        ) => {
          const { entries } = await nodeModel.findAll({
            type: target,
            query: {
              filter: { [slugField(field)]: { eq: source.slug } },
              sort: sortOf(target),
              ...(limit ? { limit } : {}),
            },
          })
          return [...entries]
        },
      },
    ])
    create({
      [type]: {
        body: { resolve: bodyTree },
        ...linkedNodes(schema, createNodeId),
        ...fallbackEntries(schema),
        ...Object.fromEntries(fields),
      },
    })
  }
}

const bodyTree = ({ body }: { body: string }): BodyElement[] => JSON.parse(body)

const sortOf = (type: string) => {
  const sort = collections.find((collection) => collection.type === type)?.sort ?? {
    field: "slug",
    order: "ASC",
  }
  return { fields: [sort.field, "slug"], order: [sort.order, "ASC"] }
}
