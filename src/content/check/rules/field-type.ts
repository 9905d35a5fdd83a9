import { defineRule, type FixableProblem } from "../rule"

/** Values of the wrong kind: a number for a text, a text for a list. */
export const fieldType = defineRule({
  id: "field-type",
  about: "Each field takes one kind of value: a text, a number, true or false, a list, or a group of fields.",
  examples: { in: "fields", wrong: ["country: 12", "draft: yes"], right: ['country: "12"', "draft: false"] },
})

/** @param expected what zod expects, e.g. `string` */
export const wrongType = (value: unknown, expected: string): FixableProblem => [
  `is ${describe(value)}`,
  ...(withoutOrWithQuotes(value, expected) ?? ([`Write ${expectation(expected)}`] as const)),
]

const expectation = (expected: string) =>
  ({
    string: "a text; one with a colon needs quotes",
    number: "a number",
    int: "a whole number",
    boolean: "true or false",
    array: "a list: lines that start with a dash and a space",
    object: "a group of fields, indented below the name",
  })[expected] ?? expected

/** How the same value is written to be read as expected. */
const withoutOrWithQuotes = (
  value: unknown,
  expected: string,
): [fix: string, replacement: string] | undefined => {
  if (expected === "string")
    return ["number", "boolean"].includes(typeof value)
      ? [`Put it in quotes: "${value}"`, `"${value}"`]
      : undefined
  if (typeof value !== "string") return undefined
  const isNumber = /^(?:number|int)$/.test(expected) && String(Number(value)) === value
  return isNumber || (expected === "boolean" && /^(true|false)$/.test(value))
    ? [`Write ${value}, without quotes`, value]
    : undefined
}

const describe = (value: unknown) => {
  if (Array.isArray(value)) return "a list"
  if (typeof value === "object") return "a group of fields"
  if (typeof value === "string") return `the text "${value.length > 40 ? `${value.slice(0, 39)}…` : value}"`
  return typeof value === "boolean" ? String(value) : `the ${typeof value} ${String(value)}`
}
