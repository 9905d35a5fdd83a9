import type { Node } from "gatsby"
import { collections } from "../collections/model"

/** The part of a resolver's context that is used here. Gatsby does not export its type. */
export interface Context {
  nodeModel: { findAll(query: { type: string; query: object }): Promise<{ entries: Iterable<Node> }> }
}

/** Find nodes of a type in the order of their collection or data file. */
export const findNodes = async (
  { nodeModel }: Context,
  type: string,
  { filter = {}, limit }: { filter?: object; limit?: number } = {},
): Promise<Node[]> => {
  const query = { filter, sort: orderOf(type), ...(limit ? { limit } : {}) }
  return [...(await nodeModel.findAll({ type, query })).entries]
}

const orderOf = (type: string) => {
  const sort = collections.find((collection) => collection.type === type)?.sort
  return sort
    ? { fields: [sort.field, "slug"], order: [sort.order, "ASC"] }
    : { fields: ["order"], order: ["ASC"] }
}
