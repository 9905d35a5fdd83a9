import { stringify } from "yaml"

/**
 * A field as lines of YAML in the style of our documents: lists of values in brackets, short entries of lists in braces,
 * everything else in blocks.
 */
export const yamlLines = (name: string, value: unknown, indent = ""): string[] => {
  if (isInline(value)) return [`${indent}${name}: ${inlineYaml(value)}`]
  if (Array.isArray(value)) return [`${indent}${name}:`, ...listItems(value, `${indent}  `)]
  return [
    `${indent}${name}:`,
    ...Object.entries(value as object).flatMap(([key, child]) => yamlLines(key, child, `${indent}  `)),
  ]
}

/** The entries of a list, with their dashes. They are on one line each if all of them are short. */
export const listItems = (items: readonly unknown[], indent: string): string[] => {
  const short = items.map((item) => `${indent}- ${inlineYaml(item)}`)
  const fits = items.every(isFlat) && short.every((line) => line.length <= 90)
  return fits ? short : items.flatMap((item) => listItem(item, indent))
}

/** An entry of a list, with its dash. */
export const listItem = (item: unknown, indent: string): string[] => {
  if (isInline(item) || Array.isArray(item)) return [`${indent}- ${inlineYaml(item)}`]
  const lines = Object.entries(item as object).flatMap(([name, value]) =>
    yamlLines(name, value, `${indent}  `),
  )
  return lines.map((line, index) => (index === 0 ? `${indent}- ${line.trimStart()}` : line))
}

/** A value on one line. @param isFlow whether it is in brackets */
export const inlineYaml = (value: unknown, isFlow = false): string => {
  if (Array.isArray(value)) return `[${value.map((item) => inlineYaml(item, true)).join(", ")}]`
  if (isObject(value)) {
    const fields = Object.entries(value).map(([name, child]) => `${name}: ${inlineYaml(child, true)}`)
    return fields.length > 0 ? `{ ${fields.join(", ")} }` : "{}"
  }
  // yaml would write several lines.
  const isSpecial = typeof value === "string" && (isFlow ? /[,[\]{}\n]/ : /\n/).test(value)
  return isSpecial ? JSON.stringify(value) : scalar(value)
}

/** Quote texts that YAML 1.1 (Gatsby's version) reads as other types. Dates need no quotes: we read them as text. */
const scalar = (value: unknown) =>
  typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value)
    ? value
    : stringify(value, { version: "1.1", lineWidth: 0 }).trimEnd()

const isObject = (value: unknown): value is object => value !== null && typeof value === "object"

/** Whether a value has no groups in it. */
const isFlat = (value: unknown) => !isObject(value) || Object.values(value).every(isInline)

const isInline = (value: unknown) =>
  Array.isArray(value) ? !value.some(isObject) : !isObject(value) || Object.keys(value).length === 0
