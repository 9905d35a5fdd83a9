import { stringify } from "yaml"
import { type JsonSchema, limitsOf } from "./json-schema"

type Fields = Record<string, unknown>

/**
 * Writes fields as YAML for an editor to change: each below a comment with the schema's own sentence and its limits.
 * The fields of a list's entries are explained once, above the first entry.
 */
export const commentedYaml = (fields: Fields, schema: JsonSchema): string =>
  `${group(fields, schema, "").join("\n")}\n`

function group(fields: Fields, schema: JsonSchema, indent: string): string[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const required = schema.required?.includes(name) ?? false
    const lines = commentLines(field, required, indent)
    if (!(name in fields)) return [...lines, `${indent}# ${name}:`]
    return [...lines, ...entry(name, fields[name], field, indent)]
  })
}

function entry(name: string, value: unknown, schema: JsonSchema, indent: string): string[] {
  if (Array.isArray(value)) {
    if (value.every((item) => typeof item !== "object")) return [`${indent}${name}: ${flowList(value)}`]
    return [
      `${indent}${name}:`,
      ...explainEntries(schema.items ?? {}, `${indent}  `),
      ...value.flatMap((item) => listItem(item, `${indent}  `)),
    ]
  }
  if (value !== null && typeof value === "object")
    return [`${indent}${name}:`, ...group(value as Fields, schema, `${indent}  `)]
  return [`${indent}${name}: ${scalar(value)}`]
}

/** One line for each field of the entries below. */
function explainEntries(item: JsonSchema, indent: string): string[] {
  return Object.entries(item.properties ?? {}).flatMap(([name, field]) => {
    const required = item.required?.includes(name) ?? false
    const own = commentLines(field, required, indent, `${name}: `)
    const nested =
      field.type === "array" && field.items?.properties ? explainEntries(field.items, indent) : []
    return [...own, ...nested.map((line) => line.replace("# ", "#   "))]
  })
}

function listItem(item: unknown, indent: string): string[] {
  if (item === null || typeof item !== "object") return [`${indent}- ${scalar(item)}`]
  const lines = Object.entries(item).flatMap(([name, value]) => plainEntry(name, value, `${indent}  `))
  return lines.map((line, index) => (index === 0 ? `${indent}- ${line.trimStart()}` : line))
}

function plainEntry(name: string, value: unknown, indent: string): string[] {
  if (!Array.isArray(value)) return [`${indent}${name}: ${scalar(value)}`]
  if (value.every((item) => typeof item !== "object")) return [`${indent}${name}: ${flowList(value)}`]
  return [`${indent}${name}:`, ...value.flatMap((item) => listItem(item, `${indent}  `))]
}

function commentLines(field: JsonSchema, required: boolean, indent: string, name = "") {
  const sentence = field.description ?? ""
  const limits = limitsOf(field)
  const facts = [
    ...(limits && !sentence.includes(limits) ? [limits] : []),
    ...(required ? [] : ["may be left out"]),
  ].join("; ")
  const text = `${name}${sentence}${facts ? `${sentence ? " " : ""}(${facts})` : ""}`
  return text ? [`${indent}# ${text}`] : []
}

/** Quoted wherever YAML 1.1, which Gatsby reads, would take it for something else. */
const scalar = (value: unknown) =>
  isDay(value) ? value : stringify(value, { version: "1.1", lineWidth: 0 }).trimEnd()

/** Dates are read as they are written; see `readYaml`. */
const isDay = (value: unknown): value is string =>
  typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value)

const flowList = (values: unknown[]) =>
  `[${values.map((value) => (typeof value === "string" && /[,[\]{}]/.test(value) ? JSON.stringify(value) : scalar(value))).join(", ")}]`
