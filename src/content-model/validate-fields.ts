import type { z } from "zod"
import { unwrap } from "./graphql-types"
import { didYouMean } from "./nearest"
import { SurprisingValue } from "./yaml-values"

/** What is wrong with one field, before it is known where it stands. */
export interface FieldProblem {
  path: PropertyKey[]
  /** Whether the position to show is the field's name or its value. */
  part: "key" | "value"
  message: string
}

export type FieldsResult =
  | { success: true; fields: Record<string, unknown> }
  | { success: false; problems: FieldProblem[] }

/** Checks data against a schema. A valid result has every list written, even when empty, and nothing else added. */
export const validateFields = (schema: z.ZodObject, data: unknown): FieldsResult => {
  const result = schema.safeParse(data)
  if (result.success) return { success: true, fields: withLists(schema, result.data) as Record<string, unknown> }
  return { success: false, problems: result.error.issues.flatMap((issue) => explain(issue, data, schema)) }
}

/** `hero.tags.items[2]` for a path. */
export const fieldName = (path: readonly PropertyKey[]) =>
  path.reduce<string>(
    (name, key) => (typeof key === "number" ? `${name}[${key}]` : name ? `${name}.${String(key)}` : String(key)),
    "",
  )

function explain(issue: z.core.$ZodIssue, data: unknown, schema: z.ZodObject): FieldProblem[] {
  const value = valueAt(data, issue.path)
  const problem = (message: string, part: "key" | "value" = "value", path = issue.path): FieldProblem[] => [
    { path, part, message },
  ]

  if (value instanceof SurprisingValue) {
    const reading = `${value.raw} is read as the number ${value.becomes}`
    return expectsNumber(issue)
      ? problem(`${reading}. Write a plain number, e.g. ${value.becomes}`)
      : problem(`${reading}. Put it in quotes: "${value.raw}"`)
  }
  switch (issue.code) {
    case "unrecognized_keys": {
      const known = knownKeys(schema, issue.path)
      return issue.keys.map((key) => ({
        path: [...issue.path, key],
        part: "key" as const,
        message: `there is no field "${key}" here${didYouMean(key, known) || `. Known: ${known.join(", ")}`}`,
      }))
    }
    case "invalid_type":
      if (value === undefined) return problem("is missing")
      if (value === null) return problem("is empty. Write a value or remove the line", "key")
      return problem(`is ${describe(value)}; ${expectation(issue.expected)} is needed${quoteHint(value, issue.expected)}`)
    case "invalid_value": {
      const values = issue.values.map(String)
      if (value === undefined) return problem(`is missing. Write ${oneOf(values)}`)
      return problem(`"${String(value)}" is not known here${didYouMean(String(value), values) || `. Write ${oneOf(values)}`}`)
    }
    case "too_small":
      return problem(tooFew(issue, value))
    case "too_big":
      return problem(tooMany(issue, value))
    case "invalid_format":
      return problem(value === "" ? "is empty" : formatMessage(issue, value))
    default:
      return problem(
        typeof value === "string" && issue.message.startsWith("is not") ? `"${value}" ${issue.message}` : issue.message,
      )
  }
}

const formatMessage = (issue: z.core.$ZodIssue & { code: "invalid_format" }, value: unknown) =>
  issue.format === "regex" ? `"${String(value)}" ${issue.message}` : `"${String(value)}" is not a valid ${issue.format}`

const tooFew = ({ origin, minimum }: z.core.$ZodIssueTooSmall, value: unknown) => {
  if (origin === "string")
    return value === "" ? "is empty" : `has ${String(value).length} characters; at least ${minimum} are needed`
  if (origin === "array")
    return `has ${(value as unknown[]).length || "no"} entries; at least ${minimum} ${Number(minimum) === 1 ? "is" : "are"} needed`
  return `is ${value}; at least ${minimum} is needed`
}

const tooMany = ({ origin, maximum }: z.core.$ZodIssueTooBig, value: unknown) => {
  if (origin === "string") return `has ${String(value).length} characters; at most ${maximum} fit`
  if (origin === "array") return `has ${(value as unknown[]).length} entries; at most ${maximum} fit`
  return `is ${value}; at most ${maximum} is possible`
}

const expectsNumber = (issue: z.core.$ZodIssue) =>
  issue.code === "invalid_type" && ["number", "int"].includes(issue.expected)

const expectation = (expected: string) =>
  ({
    string: "text",
    number: "a number",
    int: "a whole number",
    boolean: "true or false",
    array: "a list (lines that start with a dash)",
    object: "a group of fields (indented below the name)",
  })[expected] ?? expected

const quoteHint = (value: unknown, expected: string) =>
  expected === "string" && ["number", "boolean"].includes(typeof value) ? `. Put it in quotes: "${value}"` : ""

const describe = (value: unknown) => {
  if (Array.isArray(value)) return "a list"
  if (typeof value === "object") return "a group of fields"
  if (typeof value === "string") return `the text "${value}"`
  return `the ${typeof value === "boolean" ? "truth value" : typeof value} ${String(value)}`
}

const oneOf = (values: string[]) =>
  values.length === 1 ? `"${values[0]}"` : `one of ${values.slice(0, 60).join(", ")}`

const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key], data)

/** Names of the fields that the object at `path` may have. */
function knownKeys(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  const target = path.reduce<z.ZodType>((current, key) => {
    const { inner } = unwrap(current)
    if (inner.def.type === "array") return (inner as z.ZodArray<z.ZodType>).element
    return ((inner as z.ZodObject).shape?.[String(key)] as z.ZodType | undefined) ?? inner
  }, schema)
  return Object.keys((unwrap(target).inner as z.ZodObject).shape ?? {})
}

/** Writes the empty list for each list that was left out, at any depth. */
function withLists(schema: z.ZodType, value: unknown): unknown {
  const { inner } = unwrap(schema)
  if (inner.def.type === "array") {
    const { element } = inner as z.ZodArray<z.ZodType>
    return ((value as unknown[] | undefined) ?? []).map((item) => withLists(element, item))
  }
  if (inner.def.type === "object" && value && typeof value === "object") {
    return Object.fromEntries(
      Object.entries((inner as z.ZodObject).shape).flatMap(([key, child]) => {
        const result = withLists(child as z.ZodType, (value as Record<string, unknown>)[key])
        return result === undefined ? [] : [[key, result]]
      }),
    )
  }
  return value
}
