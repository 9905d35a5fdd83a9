import type { GatsbyNode } from "gatsby"
import { graphqlTypes } from "../content-model/graphql-types"
import { collections, dataFiles } from "../content-model/model"

/**
 * Declares the GraphQL types of the whole content model. The untyped frontmatter of Mdx nodes is closed to inference:
 * the typed nodes carry every field, and two collections may use one name for different shapes.
 */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes([
    graphqlTypes(collections, dataFiles),
    "type Mdx implements Node @dontInfer { frontmatter: MdxFrontmatter }",
    "type MdxFrontmatter @dontInfer { name: String, description: String }",
  ])
}
