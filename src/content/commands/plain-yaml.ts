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
  return typeof value === "string" ? plainOrQuoted(value, isFlow) : String(value)
}

/** A text on one line that YAML 1.1 (Gatsby's version) and 1.2 both read as text. Dates need no quotes for that. */
const plainOrQuoted = (text: string, isFlow: boolean) => {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return text
  const options = { version: "1.1", compat: "core", lineWidth: 0, blockQuote: false } as const
  const written = stringify(text, options).replace(/\n$/, "")
  const isPlain = written === text && text === text.trim() && !(isFlow && /[,[\]{}]|^:/.test(text))
  return unprintable.test(text) || (written === text && !isPlain) ? quotedYaml(text) : written
}

/** A text in double quotes. */
export const quotedYaml = (text: string): string =>
  JSON.stringify(text).replace(
    new RegExp(unprintable, "gu"),
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  )

/** Characters that YAML allows only as escapes, or reads as line breaks. */
export const unprintable = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\uFEFF\uFFFE\uFFFF]/u

const isObject = (value: unknown): value is object => value !== null && typeof value === "object"

/** Whether a value has no groups in it. */
const isFlat = (value: unknown) => !isObject(value) || Object.values(value).every(isInline)

const isInline = (value: unknown) =>
  Array.isArray(value) ? !value.some(isObject) : !isObject(value) || Object.keys(value).length === 0
