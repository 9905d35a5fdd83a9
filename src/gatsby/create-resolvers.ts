import type { CreateResolversArgs, GatsbyNode, Node } from "gatsby"
import { slugField } from "../content-model/graphql-types"
import { collections } from "../content-model/model"
import { imageCdnResolvers, usesImageCdn } from "./image-cdn"
import { isBuild } from "./is-build"

interface NodeModel {
  findAll(query: {
    type: string
    query: { filter: object; sort: object; limit?: number }
  }): Promise<{ entries: Iterable<Node> }>
}

/** Relations the other way round, e.g. `Technology.caseStudies(limit: 4)`: filtered by the raw slugs, newest first. */
export const createResolvers: GatsbyNode["createResolvers"] = ({
  createResolvers: create,
  pathPrefix,
}: CreateResolversArgs) => {
  if (isBuild && usesImageCdn()) create(imageCdnResolvers(pathPrefix))
  for (const { type, reverse } of collections) {
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
    if (fields.length > 0) create({ [type]: Object.fromEntries(fields) })
  }
}

const sortOf = (type: string) => {
  const sort = collections.find((collection) => collection.type === type)?.sort ?? {
    field: "slug",
    order: "ASC",
  }
  return { fields: [sort.field, "slug"], order: [sort.order, "ASC"] }
}
