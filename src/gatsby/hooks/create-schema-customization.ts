import type { GatsbyNode } from "gatsby"
import { graphqlTypes } from "../../content"
import { collections, dataFiles } from "../../site/collections/model"
import { focusExtension } from "../resolvers/image-focus"
import { orMissingFile } from "../resolvers/missing-files"

/** Declare the GraphQL types of the content model. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createFieldExtension(orMissingFile)
  actions.createFieldExtension(focusExtension)
  actions.createTypes(graphqlTypes(collections, dataFiles))
}
