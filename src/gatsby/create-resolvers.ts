import type { CreateResolversArgs, GatsbyNode } from "gatsby"
import { collections, dataFiles } from "../collections/model"
import type { Reverse } from "../content-model/define-collection"
import { slugField } from "../content-model/graphql-types"
import { bodyTree } from "./body-tree"
import { fallbackEntries } from "./fallback-entries"
import { type Context, findNodes } from "./find-nodes"
import { resolversFromCopies } from "./image-copies"
import { isBuild } from "./is-build"
import { linkedNodes } from "./linked-nodes"
import { waitingResolvers } from "./waiting-resolvers"

/** Resolve bodies, references by id, and reverse relations such as `Technology.caseStudies(limit: 4)`. */
export const createResolvers: GatsbyNode["createResolvers"] = (args: CreateResolversArgs) => {
  const { createResolvers: create, createNodeId } = args
  if (!isBuild) {
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

/** Resolve the nodes whose references contain this node's slug or key, in their collection's order. */
const reverseRelation = ({ type, field }: Reverse[string]) => ({
  resolve: (
    { slug, key }: { slug?: string; key?: string },
    { limit }: { limit?: number },
    context: Context,
  ) => findNodes(context, type, { filter: { [slugField(field)]: { eq: slug ?? key } }, limit }),
})
