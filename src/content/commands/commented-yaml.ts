import { exampleMark } from "../check/example-texts"
import { type JsonSchema, limitsOf } from "./json-schema"
import { listItems, yamlLines } from "./plain-yaml"

type Fields = Record<string, unknown>

/**
 * Fields as YAML for an editor to change: each below a comment with its description and limits. Optional fields that are
 * left out are named in one line at the end of their group. The fields of a list's entries are explained once, above the
 * first entry. The check finds values of the example by the comment above them.
 * @param own fields whose values are not from the example
 */
export const commentedYaml = (fields: Fields, schema: JsonSchema, own: readonly string[] = []): string =>
  `${group(fields, schema, "", own).join("\n")}\n`

function group(fields: Fields, schema: JsonSchema, indent: string, own: readonly string[] = []): string[] {
  const isWritten = (name: string) => name in fields
  const written = writtenFields(schema, isWritten).flatMap(([name, field]) => [
    ...commentLines(field, isRequired(schema, name), indent),
    ...(own.includes(name) ? [] : exampleComment(name, fields[name], indent)),
    ...entry(name, fields[name], field, indent),
  ])
  return [...written, ...otherNames(schema, isWritten, indent)]
}

const writtenFields = ({ properties = {} }: JsonSchema, isWritten: (name: string) => boolean) =>
  Object.entries(properties).filter(([name]) => isWritten(name))

/** A comment with the names of the fields that are not written. */
function otherNames({ properties = {} }: JsonSchema, isWritten: (name: string) => boolean, indent: string) {
  const names = Object.keys(properties).filter((name) => !isWritten(name))
  return names.length > 0 ? [`${indent}# Optional: ${names.join(", ")}`] : []
}

function entry(name: string, value: unknown, schema: JsonSchema, indent: string): string[] {
  const inner = `${indent}  `
  if (Array.isArray(value) && schema.items?.properties)
    return [`${indent}${name}:`, ...explainEntries(schema.items, value, inner), ...listItems(value, inner)]
  if (value !== null && typeof value === "object" && schema.properties)
    return [`${indent}${name}:`, ...group(value as Fields, schema, inner)]
  return yamlLines(name, value, indent)
}

/** A comment of one line for each field that some of the entries have, and one for all others. */
function explainEntries(item: JsonSchema, entries: readonly Fields[], indent: string): string[] {
  const isWritten = (name: string) => entries.some((fields) => name in fields)
  const written = writtenFields(item, isWritten).flatMap(([name, field]) => {
    const own = commentLines(field, isRequired(item, name), indent, `${name}: `)
    const inner = entries.flatMap((fields) => (fields[name] ?? []) as Fields[])
    const nested = field.items?.properties ? explainEntries(field.items, inner, indent) : []
    return [...own, ...nested.map((line) => line.replace("# ", "#   "))]
  })
  return [...written, ...otherNames(item, isWritten, indent)]
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

/** A comment with a value that cannot start with TODO, e.g. a reference. Pictures are recognised by what they show. */
function exampleComment(name: string, value: unknown, indent: string) {
  const [line = "", ...others] = yamlLines(name, value, indent)
  const isKnown = others.length > 0 || /: (?:\[?"?TODO |\.\/|$)/.test(line)
  return isKnown ? [] : [line.replace(`${name}: `, exampleMark)]
}

const isRequired = ({ required = [] }: JsonSchema, name: string) => required.includes(name)
