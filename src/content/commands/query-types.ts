import { parseSync, type TaggedTemplateExpression } from "@swc/core"
import {
  type DefinitionNode,
  type FieldNode,
  type FragmentSpreadNode,
  GraphQLError,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isEnumType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  KnownArgumentNamesRule,
  NoUnusedFragmentsRule,
  parse,
  type SelectionSetNode,
  Source,
  specifiedRules,
  type ValidationRule,
  validate,
} from "graphql"
import type { ContentModel } from "../model/content-model"
import { querySchema } from "./query-schema"

/**
 * TypeScript types of all queries and fragments, such as `Queries.ShellQuery`.
 * @param files code by file name
 * @throws GraphQLError whose text has the place of each error
 */
export const queryTypes = (files: Iterable<[string, string]>, model: ContentModel): string => {
  const schema = querySchema(model)
  const definitions = [...files].flatMap(([file, code]) => definitionsIn(file, code))
  const problems = validate(schema, { kind: Kind.DOCUMENT, definitions }, rules)
  if (problems.length > 0) throw new GraphQLError(problems.map(String).join("\n\n"))
  const types = definitions.map((definition) => typeOfDefinition(schema, definition)).sort()
  return `${head}${types.join("")}}\n`
}

const head = `// Written by \`npm run generate\`. Do not edit.
declare namespace Queries {
  type GatsbyImageData = import("gatsby-plugin-image").IGatsbyImageData
`

/** The definitions of a file's GraphQL templates. */
const definitionsIn = (file: string, code: string): readonly DefinitionNode[] =>
  (code.includes("graphql") ? templatesIn(parsed(file, code)) : []).flatMap((text) => {
    const lines = code.slice(0, code.indexOf(`\`${text}\``) + 1).split("\n")
    const place = { line: lines.length, column: (lines.at(-1) ?? "").length + 1 }
    return parse(new Source(text, file, place)).definitions
  })

function parsed(file: string, code: string) {
  try {
    return parseSync(code, { syntax: "typescript", tsx: file.endsWith("x") })
  } catch (error) {
    throw new GraphQLError(`${file} has a syntax error, so its queries cannot be read:\n${String(error)}`)
  }
}

/** The texts of templates with the tag `graphql`, with or without a type: graphql<Type>`…`. */
const templatesIn = (node: unknown): string[] => {
  if (typeof node !== "object" || node === null) return []
  const { type, tag, template } = node as Partial<TaggedTemplateExpression>
  if (type === "TaggedTemplateExpression" && tag?.type === "Identifier" && tag.value === "graphql")
    return template?.quasis.map(({ raw }) => raw) ?? []
  return Object.values(node).flatMap(templatesIn)
}

const noInlineFragments: ValidationRule = (context) => ({
  [Kind.INLINE_FRAGMENT]: (node) =>
    context.reportError(
      new GraphQLError("Fragments without a name have no type here. Write a fragment with a name", {
        nodes: node,
      }),
    ),
})

/** Without those for arguments, which the schema does not have, and for fragments that only page templates use. */
const rules = [
  ...specifiedRules.filter((rule) => rule !== KnownArgumentNamesRule && rule !== NoUnusedFragmentsRule),
  noInlineFragments,
]

function typeOfDefinition(schema: GraphQLSchema, definition: DefinitionNode) {
  if (definition.kind === Kind.FRAGMENT_DEFINITION) {
    const type = schema.getType(definition.typeCondition.name.value)
    return `  type ${definition.name.value}Fragment = ${objectOf(type, definition.selectionSet, "  ")}\n`
  }
  if (definition.kind !== Kind.OPERATION_DEFINITION || !definition.name) return ""
  return `  type ${definition.name.value}Query = ${objectOf(schema.getQueryType(), definition.selectionSet, "  ")}\n`
}

/** The type of an object with the selected fields. */
function objectOf(
  type: GraphQLNamedType | null | undefined,
  { selections }: SelectionSetNode,
  indent: string,
) {
  const fields = isObjectType(type) || isInterfaceType(type) ? type.getFields() : {}
  const parts = new Set<string>()
  const properties = new Map<string, FieldNode>()
  for (const selection of selections)
    if (selection.kind === Kind.FRAGMENT_SPREAD)
      parts.add(
        isOptional(selection)
          ? `Partial<${selection.name.value}Fragment>`
          : `${selection.name.value}Fragment`,
      )
    else if (selection.kind === Kind.FIELD) {
      const { value } = selection.alias ?? selection.name
      properties.set(value, withSelectionsOf(properties.get(value), selection))
    }
  const lines = [...properties].map(([property, node]) => {
    const { name, selectionSet } = node
    const field = fields[name.value]
    // Only `__typename` is in no list of fields.
    const value = field ? typeOfValue(field.type, selectionSet, `${indent}  `) : "string"
    return `readonly ${property}${isOptional(node) ? "?" : ""}: ${value}`
  })
  if (lines.length > 0) parts.add(bracesAround(lines, indent))
  return [...parts].join(" & ")
}

/** Whether a result may lack what is selected: with `@include` or `@skip`. */
const isOptional = ({ directives = [] }: FieldNode | FragmentSpreadNode) => directives.length > 0

/** A field, with what the same field selects earlier in the query. */
const withSelectionsOf = (earlier: FieldNode | undefined, field: FieldNode): FieldNode => {
  if (!earlier) return field
  const certain = isOptional(earlier) ? field : earlier
  if (!earlier.selectionSet || !field.selectionSet) return certain
  const selections = [...earlier.selectionSet.selections, ...field.selectionSet.selections]
  return { ...certain, selectionSet: { ...field.selectionSet, selections } }
}

/** In one line if it is short. */
function bracesAround(properties: string[], indent: string) {
  const line = `{ ${properties.join("; ")} }`
  if (line.length < 80 && !line.includes("\n")) return line
  return `{\n${properties.map((property) => `${indent}  ${property}\n`).join("")}${indent}}`
}

function typeOfValue(
  type: GraphQLOutputType,
  selection: SelectionSetNode | undefined,
  indent: string,
  nullable = true,
): string {
  if (isNonNullType(type)) return typeOfValue(type.ofType, selection, indent, false)
  const orNull = nullable ? " | null" : ""
  if (isListType(type)) return `ReadonlyArray<${typeOfValue(type.ofType, selection, indent)}>${orNull}`
  if (selection) return objectOf(type, selection, indent) + orNull
  if (!isEnumType(type)) return (scalars[type.name] ?? "unknown") + orNull
  const values = type.getValues().map(({ name }) => JSON.stringify(name))
  return values.join(" | ") + orNull
}

const scalars: Readonly<Record<string, string>> = {
  ID: "string",
  String: "string",
  Date: "string",
  Boolean: "boolean",
  Int: "number",
  Float: "number",
  JSON: "Record<string, unknown>",
  GatsbyImageData: "GatsbyImageData",
}
