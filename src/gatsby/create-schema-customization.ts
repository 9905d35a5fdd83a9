import type { GatsbyNode } from "gatsby"
import { graphqlTypes } from "../content-model/graphql-types"
import { collections, dataFiles } from "../content-model/model"

/**
 * Declare the GraphQL types of the content model. The frontmatter of Mdx nodes is JSON: two collections may have fields of
 * the same name and different types.
 */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes([
    graphqlTypes(collections, dataFiles),
    "type Mdx implements Node @dontInfer { body: String!, frontmatter: JSON! }",
  ])
}
