import { type JsonSchema, limitsOf } from "./json-schema"
import { listItem, yamlLines } from "./plain-yaml"

type Fields = Record<string, unknown>

/**
 * Fields as YAML for an editor to change: each below a comment with its description and limits.
 * The fields of a list's entries are explained once, above the first entry.
 */
export const commentedYaml = (fields: Fields, schema: JsonSchema): string =>
  `${group(fields, schema, "").join("\n")}\n`

function group(fields: Fields, schema: JsonSchema, indent: string): string[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const lines = commentLines(field, isRequired(schema, name), indent)
    if (!(name in fields)) return [...lines, `${indent}# ${name}:`]
    return [...lines, ...entry(name, fields[name], field, indent)]
  })
}

function entry(name: string, value: unknown, schema: JsonSchema, indent: string): string[] {
  const inner = `${indent}  `
  if (Array.isArray(value) && schema.items?.properties)
    return [
      `${indent}${name}:`,
      ...explainEntries(schema.items, inner),
      ...value.flatMap((item) => listItem(item, inner)),
    ]
  if (value !== null && typeof value === "object" && schema.properties)
    return [`${indent}${name}:`, ...group(value as Fields, schema, inner)]
  return yamlLines(name, value, indent)
}

/** A comment of one line for each field of the entries. */
function explainEntries(item: JsonSchema, indent: string): string[] {
  return Object.entries(item.properties ?? {}).flatMap(([name, field]) => {
    const own = commentLines(field, isRequired(item, name), indent, `${name}: `)
    const nested = field.items?.properties ? explainEntries(field.items, indent) : []
    return [...own, ...nested.map((line) => line.replace("# ", "#   "))]
  })
}

/** A comment with the field's description and limits. */
function commentLines(field: JsonSchema, required: boolean, indent: string, name = "") {
  const { description = "" } = field
  const limits = limitsOf(field)
  const facts = [
    ...(limits && !description.includes(limits) ? [limits] : []),
    ...(required ? [] : ["may be left out"]),
  ].join("; ")
  const text = [description, ...(facts ? [`(${facts})`] : [])].filter(Boolean).join(" ")
  return text ? [`${indent}# ${name}${text}`] : []
}

const isRequired = ({ required = [] }: JsonSchema, name: string) => required.includes(name)
