import type { GatsbyNode } from "gatsby"
import { collections, dataFiles } from "../collections/model"
import { graphqlTypes } from "../content-model/graphql-types"
import { orMissingFile } from "./missing-files"

/**
 * Declare the GraphQL types of the content model. The frontmatter of Mdx nodes is JSON: two collections may have fields of
 * the same name and different types.
 */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createFieldExtension(orMissingFile)
  actions.createTypes([
    graphqlTypes(collections, dataFiles),
    "type Mdx implements Node @dontInfer { body: String!, frontmatter: JSON! }",
  ])
}
