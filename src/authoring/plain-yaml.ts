import { stringify } from "yaml"

/**
 * A field as lines of YAML in the style of our documents: lists of values in brackets, short entries of lists in braces,
 * everything else in blocks.
 */
export const yamlLines = (name: string, value: unknown, indent = ""): string[] => {
  if (Array.isArray(value)) {
    if (value.every((item) => item === null || typeof item !== "object"))
      return [`${indent}${name}: ${flowList(value)}`]
    return [`${indent}${name}:`, ...listItems(value, `${indent}  `)]
  }
  if (value !== null && typeof value === "object")
    return [
      `${indent}${name}:`,
      ...Object.entries(value).flatMap(([key, child]) => yamlLines(key, child, `${indent}  `)),
    ]
  return [`${indent}${name}: ${scalar(value)}`]
}

/** The entries of a list, with their dashes. They are on one line each if all of them are short. */
export const listItems = (items: readonly unknown[], indent: string): string[] => {
  const short = items.map((item) => `${indent}- ${inBraces(item)}`)
  const fits = short.every((line) => line.length <= 90 && !line.includes("\n"))
  return fits ? short : items.flatMap((item) => listItem(item, indent))
}

const inBraces = (item: unknown) => {
  const fields = Object.entries(item as object).map(
    ([name, value]) => `${name}: ${Array.isArray(value) ? flowList(value) : flowScalar(value)}`,
  )
  return `{ ${fields.join(", ")} }`
}

function listItem(item: unknown, indent: string): string[] {
  const lines = Object.entries(item as object).flatMap(([name, value]) =>
    yamlLines(name, value, `${indent}  `),
  )
  return lines.map((line, index) => (index === 0 ? `${indent}- ${line.trimStart()}` : line))
}

/** Quote texts that YAML 1.1 (Gatsby's version) reads as other types. Dates need no quotes: we read them as text. */
const scalar = (value: unknown) =>
  typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value)
    ? value
    : stringify(value, { version: "1.1", lineWidth: 0 }).trimEnd()

const flowList = (values: unknown[]) => `[${values.map(flowScalar).join(", ")}]`

/** A comma or bracket would divide the value. */
const flowScalar = (value: unknown) =>
  typeof value === "string" && /[,[\]{}]/.test(value) ? JSON.stringify(value) : scalar(value)
