import type { GatsbyNode } from "gatsby"
import { graphqlTypes } from "../content-model/graphql-types"
import { collections, dataFiles } from "../content-model/model"

/**
 * Declare the GraphQL types of the whole content model. Mdx nodes answer with their frontmatter as JSON: typed fields
 * are those of the typed nodes, and two collections may use one name for different shapes.
 */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes([
    graphqlTypes(collections, dataFiles),
    "type Mdx implements Node @dontInfer { body: String!, frontmatter: JSON! }",
  ])
}
