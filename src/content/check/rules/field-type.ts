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
    string: "a text",
    number: "a number",
    int: "a whole number",
    boolean: "true or false",
    array: "a list: lines that start with a dash and a space",
    object: "a group of fields, indented below the name",
  })[expected] ?? expected

/** How the same value is written to be read as expected. */
const withoutOrWithQuotes = (value: unknown, expected: string): Written | undefined => {
  if (expected === "string")
    return ["number", "boolean"].includes(typeof value)
      ? [`Put it in quotes: "${value}"`, `"${value}"`]
      : undefined
  if (typeof value !== "string") return undefined
  if (["number", "int"].includes(expected)) return withoutSeparators(value)
  return expected === "boolean" && /^(true|false)$/.test(value)
    ? [`Write ${value}, without quotes`, value]
    : undefined
}

type Written = [fix: string, replacement: string]

/** `47,5`, `1,200`, `1 200`, `−5` and `38%` as a program reads them; texts in quotes without them. */
const withoutSeparators = (value: string): Written | undefined => {
  const plain = value
    .replace(/^\u2212/, "-")
    .replace(/[ \u00A0]?%$/, "")
    .replace(/^(-?\d{1,3})((?:[,’' \u00A0\u202F]\d{3})+)(\.\d+)?$/, (_, first, rest, decimals = "") =>
      [first, rest.replace(/\D/g, ""), decimals].join(""),
    )
    .replace(/^(-?\d+),(\d+)$/, "$1.$2")
  if (plain.trim() === "" || !Number.isFinite(Number(plain))) return undefined
  const number = String(Number(plain))
  return [plain === value ? `Write ${number}, without quotes` : `Write ${number}`, number]
}

const describe = (value: unknown) => {
  if (Array.isArray(value)) return "a list"
  if (typeof value === "object") return "a group of fields"
  if (typeof value === "string") return `the text "${value.length > 40 ? `${value.slice(0, 39)}…` : value}"`
  return typeof value === "boolean" ? String(value) : `the ${typeof value} ${String(value)}`
}
