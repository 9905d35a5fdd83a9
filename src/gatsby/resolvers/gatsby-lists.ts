import { collections } from "../../site/collections/model"

/** Arguments of Gatsby's lists, such as `allCaseStudy`. */
export interface ListArguments {
  limit?: number | null
  skip?: number | null
  filter?: object | null
  sort?: unknown
}

/** The part of a resolver's arguments that is used here. */
export interface SchemaInfo {
  schema: { getQueryType(): { getFields(): Record<string, RootField> } | null | undefined }
}

interface RootField {
  resolve?: ((source: object, args: object, context: object, info: SchemaInfo) => unknown) | undefined
}

/**
 * Find the nodes of a type. The default order is that of their collection or data file. Gatsby's own list finds them, so
 * that arguments mean the same everywhere.
 */
export const findNodes = async (type: string, args: ListArguments, context: object, info: SchemaInfo) => {
  const list = info.schema.getQueryType()?.getFields()[`all${type}`]
  const found = await list?.resolve?.({}, { ...args, sort: args.sort ?? orderOf(type) }, context, info)
  return (found as { nodes: NodeWithId[] }).nodes
}

interface NodeWithId {
  id: string
}

/** Resolve the document before or after one. As on pages, the first of a collection follows the last. */
export const neighbour = (type: string, distance: -1 | 1) => ({
  resolve: async ({ id }: NodeWithId, _: object, context: object, info: SchemaInfo) => {
    const nodes = await findNodes(type, {}, context, info)
    const place = nodes.findIndex((node) => node.id === id) + distance
    return nodes.length > 1 ? nodes.at(place % nodes.length) : null
  },
})

const orderOf = (type: string) => {
  const sort = collections.find((collection) => collection.type === type)?.sort
  return sort
    ? { fields: [sort.field, "slug"], order: [sort.order, "ASC"] }
    : { fields: ["order"], order: ["ASC"] }
}
