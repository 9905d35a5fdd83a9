import {
  buildSchema,
  extendSchema,
  type GraphQLInterfaceType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getDirectiveValues,
  isInterfaceType,
  isObjectType,
  parse,
} from "graphql"
import { uncapitalised } from "../../util/words"
import type { ContentModel } from "../model/content-model"
import { graphqlTypes } from "../model/graphql-types"
import { gatsbyTypes } from "./gatsby-types"

/** Gatsby adds fields to types, so that they are complete only in the end. */
const unchecked = { assumeValid: true, assumeValidSDL: true }

/**
 * The schema that Gatsby makes from the definitions, with all output types and fields. Fields have no arguments: types
 * of queries do not depend on them, and Gatsby checks them.
 */
export const querySchema = ({ collections, dataFiles }: ContentModel): GraphQLSchema => {
  const schema = buildSchema(`${gatsbyTypes}\n${graphqlTypes(collections, dataFiles)}`, unchecked)
  const nodeTypes = Object.values(schema.getTypeMap()).filter(isNodeType)
  return extendSchema(schema, parse(nodeTypes.map((type) => additions(schema, type)).join("\n")), unchecked)
}

type NodeType = GraphQLObjectType | GraphQLInterfaceType

const isNodeType = (type: unknown): type is NodeType =>
  (isObjectType(type) || isInterfaceType(type)) && type.getInterfaces().some(({ name }) => name === "Node")

/** What Gatsby adds for a type of nodes. */
function additions(schema: GraphQLSchema, type: NodeType) {
  const { name } = type
  const children = parentsOf(schema, type).map(
    (parent) => `extend type ${parent} { child${name}: ${name} children${name}: [${name}] }`,
  )
  return `
extend ${isObjectType(type) ? "type" : "interface"} ${name} {
  id: ID! parent: Node children: [Node!]! internal: Internal!
}
extend type Query { ${uncapitalised(name)}: ${name} all${name}: ${name}Connection! }
type ${name}Connection { ${listFields(name)} }
type ${name}GroupConnection { ${listFields(name)} field: String! fieldValue: String }
type ${name}Edge { next: ${name} node: ${name}! previous: ${name} }
${children.join("\n")}`
}

const listFields = (type: string) => `
  totalCount: Int! edges: [${type}Edge!]! nodes: [${type}!]! pageInfo: PageInfo!
  distinct: [String!]! max: Float min: Float sum: Float group: [${type}GroupConnection!]!
`

/** The types whose nodes have nodes of this type as children. */
function parentsOf(schema: GraphQLSchema, { astNode }: NodeType) {
  const childOf = schema.getDirective("childOf")
  const values = childOf && astNode && getDirectiveValues(childOf, astNode)
  return (values?.types ?? []) as string[]
}
