import type { CreateResolversArgs, GatsbyNode, Node } from "gatsby"
import type { z } from "zod"
import {
  documentOf,
  fallbackOf,
  projectContent,
  type Reverse,
  type SiteSettings,
  slugField,
  snippetType,
} from "../../content"
import { collections, dataFiles, model } from "../../site/collections/model"
import { contentFileOf } from "../nodes/node-name"
import { isBuild } from "../outputs/is-build"
import { childFields, documentOfMdx, mdxOfDocument } from "../resolvers/document-links"
import { frontmatter } from "../resolvers/frontmatter"
import { findNodes, type ListArguments, neighbour, type SchemaInfo } from "../resolvers/gatsby-lists"
import { resolversFromCopies } from "../resolvers/image-copies"
import { imageDataOnce } from "../resolvers/image-data-once"
import { focusResolvers } from "../resolvers/image-focus"
import { type LinkContext, linkedNodes } from "../resolvers/linked-nodes"
import { resolveBody } from "../resolvers/resolve-body"
import type { ResolverInfo } from "../resolvers/resolver-info"

/**
 * Resolve bodies, frontmatter, the site's metadata, previous and next documents, references by id, reverse relations
 * such as `Technology.caseStudies(limit: 4)`, and what is shown instead of an empty list.
 */
export const createResolvers: GatsbyNode["createResolvers"] = (args: CreateResolversArgs) => {
  const { createResolvers: create, createNodeId } = args
  if (isBuild) create(imageDataOnce(args))
  else create(resolversFromCopies(args))
  create(focusResolvers)
  create({
    Mdx: { document: documentOfMdx(createNodeId), frontmatter: frontmatter(collections, fieldsWrittenIn) },
    Site: { siteMetadata },
  })
  for (const { type } of dataFiles) create({ File: childFields(type, "File") })
  for (const type of [...collections.map((one) => one.type), snippetType])
    create({ Mdx: childFields(type, "Mdx") })
  for (const { type, schema } of collections)
    create({
      [type]: {
        body: { resolve: resolveBody(createNodeId) },
        mdx: mdxOfDocument,
        ...("previous" in schema.shape ? {} : { previous: neighbour(type, -1) }),
        ...("next" in schema.shape ? {} : { next: neighbour(type, 1) }),
      },
    })
  for (const { type, schema, reverse = {} } of [...collections, ...dataFiles]) {
    const linked = linkedNodes(schema, createNodeId)
    create({
      [type]: {
        ...linked,
        ...fallbackNodes(schema, linked),
        ...Object.fromEntries(
          Object.entries(reverse).map(([name, relation]) => [name, reverseRelation(relation)]),
        ),
      },
    })
  }
}

/** The fields of a document as they are written, valid or not. */
const fieldsWrittenIn = async (file: Node) => {
  const document = documentOf(contentFileOf(file), model)
  const content = await projectContent(process.cwd(), model)
  return document && (await content.document(document))?.current.written
}

/** Resolve lists that show all entries of a data file or all documents if the document's own list is empty. */
const fallbackNodes = (schema: z.ZodObject, linked: ReturnType<typeof linkedNodes>) =>
  Object.fromEntries(
    Object.entries(schema.shape).flatMap(([name, value]) => {
      const type = fallbackOf(value as z.ZodType)
      if (!type) return []
      const resolve = (
        source: Record<string, unknown>,
        args: object,
        context: LinkContext,
        info: ResolverInfo & SchemaInfo,
      ) => {
        const own = linked[name]?.resolve(source, args, context, info) ?? source[name]
        return Array.isArray(own) && own.length > 0 ? own : findNodes(type, {}, context, info)
      }
      return [[name, { resolve }]]
    }),
  )

/** Resolve the nodes whose references contain this node's slug or key. */
const reverseRelation = ({ type, field }: Reverse[string]) => ({
  args: { filter: `${type}FilterInput`, sort: `[${type}SortInput]`, limit: "Int", skip: "Int" },
  resolve: (
    { slug, key }: { slug?: string; key?: string },
    args: ListArguments,
    context: object,
    info: SchemaInfo,
  ) =>
    findNodes(
      type,
      { ...args, filter: { ...args.filter, [slugField(field)]: { eq: slug ?? key } } },
      context,
      info,
    ),
})

/** Resolve the metadata of the site: that of gatsby-config, with name, description and address from site.yaml. */
const siteMetadata = {
  resolve: async ({ siteMetadata: others }: { siteMetadata?: object }, _args: object, context: Context) => {
    const settings = await context.nodeModel.findOne({ type: model.settings.type, query: {} })
    return (
      settings && {
        ...others,
        title: settings.productName,
        description: settings.description,
        siteUrl: settings.url,
      }
    )
  },
}

/** The part of a resolver's context that is used here. Gatsby does not export its type. */
interface Context {
  nodeModel: { findOne(query: { type: string; query: object }): Promise<SiteSettings | null> }
}
