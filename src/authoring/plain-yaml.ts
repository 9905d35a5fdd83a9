import { stringify } from "yaml"

/** A field as lines of YAML in the style of our documents: lists of values in brackets, everything else in blocks. */
export const yamlLines = (name: string, value: unknown, indent = ""): string[] => {
  if (Array.isArray(value)) {
    if (value.every((item) => item === null || typeof item !== "object"))
      return [`${indent}${name}: ${flowList(value)}`]
    return [`${indent}${name}:`, ...value.flatMap((item) => listItem(item, `${indent}  `))]
  }
  if (value !== null && typeof value === "object")
    return [
      `${indent}${name}:`,
      ...Object.entries(value).flatMap(([key, child]) => yamlLines(key, child, `${indent}  `)),
    ]
  return [`${indent}${name}: ${scalar(value)}`]
}

/** An entry of a list, with its dash. */
export const listItem = (item: unknown, indent: string): string[] => {
  if (item === null || typeof item !== "object") return [`${indent}- ${scalar(item)}`]
  const lines = Object.entries(item).flatMap(([name, value]) => yamlLines(name, value, `${indent}  `))
  return lines.map((line, index) => (index === 0 ? `${indent}- ${line.trimStart()}` : line))
}

/** Quote texts that YAML 1.1 (Gatsby's version) reads as other types. Dates need no quotes: we read them as text. */
const scalar = (value: unknown) =>
  typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value)
    ? value
    : stringify(value, { version: "1.1", lineWidth: 0 }).trimEnd()

const flowList = (values: unknown[]) =>
  `[${values.map((value) => (typeof value === "string" && /[,[\]{}]/.test(value) ? JSON.stringify(value) : scalar(value))).join(", ")}]`
