import type { CreateResolversArgs, GatsbyNode, Node } from "gatsby"
import type { z } from "zod"
import { collections, dataFiles } from "../collections/model"
import type { Reverse } from "../content-model/define-collection"
import { fallbackOf } from "../content-model/define-section"
import { slugField } from "../content-model/graphql-types"
import { bodyTree } from "./body-tree"
import { resolversFromCopies } from "./image-copies"
import { imageDataOnce } from "./image-data-once"
import { isBuild } from "./is-build"
import { linkedNodes } from "./linked-nodes"
import { waitingResolvers } from "./waiting-resolvers"

/**
 * Resolve bodies, references by id, reverse relations such as `Technology.caseStudies(limit: 4)`, and the entries that
 * are shown instead of an empty list.
 */
export const createResolvers: GatsbyNode["createResolvers"] = (args: CreateResolversArgs) => {
  const { createResolvers: create, createNodeId } = args
  if (isBuild) create(imageDataOnce(args))
  else {
    create(waitingResolvers(args))
    create(resolversFromCopies(args))
  }
  for (const { type } of collections) create({ [type]: { body: { resolve: bodyTree(createNodeId) } } })
  for (const { type, schema, reverse = {} } of [...collections, ...dataFiles])
    create({
      [type]: {
        ...linkedNodes(schema, createNodeId),
        ...fallbackEntries(schema),
        ...Object.fromEntries(
          Object.entries(reverse).map(([name, relation]) => [name, reverseRelation(relation)]),
        ),
      },
    })
}

/** The part of a resolver's context that is used here. Gatsby does not export its type. */
interface Context {
  nodeModel: { findAll(query: { type: string; query: object }): Promise<{ entries: Iterable<Node> }> }
}

/** Resolve lists that show the entries of a data file if the document's own list is empty. */
const fallbackEntries = (schema: z.ZodObject) =>
  Object.fromEntries(
    Object.entries(schema.shape).flatMap(([name, value]) => {
      const type = fallbackOf(value as z.ZodType)
      if (!type) return []
      const resolve = (source: Record<string, unknown[]>, _: object, context: Context) =>
        source[name]?.length ? source[name] : findNodes(context, type)
      return [[name, { resolve }]]
    }),
  )

/** Resolve the nodes whose references contain this node's slug or key, in their collection's order. */
const reverseRelation = ({ type, field }: Reverse[string]) => ({
  resolve: (
    { slug, key }: { slug?: string; key?: string },
    { limit }: { limit?: number },
    context: Context,
  ) => findNodes(context, type, { [slugField(field)]: { eq: slug ?? key } }, limit),
})

/** Find nodes of a type in the order of their collection or data file. */
const findNodes = async ({ nodeModel }: Context, type: string, filter = {}, limit?: number) => {
  const query = { filter, sort: orderOf(type), ...(limit ? { limit } : {}) }
  return [...(await nodeModel.findAll({ type, query })).entries]
}

const orderOf = (type: string) => {
  const sort = collections.find((collection) => collection.type === type)?.sort
  return sort
    ? { fields: [sort.field, "slug"], order: [sort.order, "ASC"] }
    : { fields: ["order"], order: ["ASC"] }
}
