import type { z } from "zod"
import { unwrap } from "./graphql-types"
import { didYouMean, nearest } from "./nearest"
import { SurprisingValue } from "./yaml-values"

/** What is wrong with one field, before it is known where it stands. */
export interface FieldProblem {
  path: PropertyKey[]
  /** Whether the position to show is the field's name or its value. */
  part: "key" | "value"
  message: string
  /** Name of the field that was probably meant by one that does not exist. */
  meant?: string | undefined
}

export type FieldsResult =
  | { success: true; fields: Record<string, unknown> }
  | { success: false; problems: FieldProblem[] }

/** Checks data against a schema. A valid result has every list written, even when empty, and nothing else added. */
export const validateFields = (schema: z.ZodObject, data: unknown): FieldsResult => {
  const result = schema.safeParse(data)
  if (result.success)
    return { success: true, fields: withLists(schema, result.data) as Record<string, unknown> }
  return {
    success: false,
    problems: tellOnce(
      result.error.issues.flatMap((issue) => explain(issue, valueAt(data, issue.path), schema)),
    ),
  }
}

/** One problem for each field, the first; and a misspelt field is not reported as a missing one too. */
function tellOnce(problems: FieldProblem[]): FieldProblem[] {
  const meant = new Set(
    problems.flatMap(({ path, meant }) => (meant ? [fieldName([...path.slice(0, -1), meant])] : [])),
  )
  const seen = new Set<string>()
  return problems.filter(({ path, message }) => {
    const name = fieldName(path)
    const told = seen.has(name) || (meant.has(name) && message.startsWith("is missing"))
    seen.add(name)
    return !told
  })
}

/** `hero.tags.items[2]` for a path. */
export const fieldName = (path: readonly PropertyKey[]) =>
  path.reduce<string>(
    (name, key) =>
      typeof key === "number" ? `${name}[${key}]` : name ? `${name}.${String(key)}` : String(key),
    "",
  )

function explain(issue: z.core.$ZodIssue, value: unknown, schema: z.ZodObject): FieldProblem[] {
  const problem = (message: string, part: "key" | "value" = "value", path = issue.path): FieldProblem[] => [
    { path, part, message },
  ]

  if (value instanceof SurprisingValue) {
    const reading = `${value.raw} is read as the number ${value.becomes}`
    if (!expectsNumber(issue))
      return asText(issue, value.raw, schema) ?? problem(`${reading}. Put it in quotes: "${value.raw}"`)
    return problem(
      `${reading}. Write a plain number${Number.isFinite(value.becomes) ? `: ${value.becomes}` : ""}`,
    )
  }
  switch (issue.code) {
    case "unrecognized_keys":
      return issue.keys.map((key) => unknownField(key, issue.path, knownKeys(schema, issue.path)))
    case "invalid_type":
      if (value === undefined) return problem(`is missing${toAdd(schemaAt(schema, issue.path))}`)
      if (value === null) return problem("is empty. Write a value or remove the line", "key")
      if (issue.expected === "string" && ["number", "boolean"].includes(typeof value)) {
        const refused = asText(issue, String(value), schema)
        if (refused) return refused
      }
      if (issue.expected === "string" && isEntryWithColon(issue, value)) return problem(colonInEntry(value))
      return problem(
        `is ${describe(value)}; ${expectation(issue.expected)} is needed${quoteHint(value, issue.expected)}`,
      )
    case "invalid_value": {
      const values = issue.values.map(String)
      if (value === undefined)
        return problem(
          `is missing${values.length > 8 ? toAdd(schemaAt(schema, issue.path)) : `. Write ${oneOf(values)}`}`,
        )
      if (value === null) return problem(`is empty. Write ${oneOf(values)}`, "key")
      return problem(`"${String(value)}" is not known here${suggestion(String(value), values)}`)
    }
    case "too_small":
      return problem(tooFew(issue, value))
    case "too_big":
      return problem(tooMany(issue, value))
    case "invalid_format":
      return problem(
        value === "" ? `is empty${toWrite(schemaAt(schema, issue.path))}` : formatMessage(issue, value),
      )
    default:
      return problem(
        typeof value === "string" && issue.message.startsWith("is not")
          ? `"${value}" ${issue.message}`
          : issue.message,
      )
  }
}

/** What is wrong with the value as the text that quotes would make of it; nothing where they are all it needs. */
function asText({ path }: z.core.$ZodIssue, text: string, schema: z.ZodObject): FieldProblem[] | undefined {
  const [issue] = schemaAt(schema, path).safeParse(text).error?.issues ?? []
  return issue && explain({ ...issue, path } as z.core.$ZodIssue, text, schema)
}

/** `- Our aim: a morning meeting`, where the entries of the list are texts. */
const isEntryWithColon = ({ path }: z.core.$ZodIssue, value: unknown): value is Record<string, unknown> =>
  typeof path.at(-1) === "number" && typeof value === "object" && !Array.isArray(value)

const colonInEntry = (value: Record<string, unknown>) => {
  const [[name, rest] = [], more] = Object.entries(value)
  const advice = "a text with a colon and a space in it needs quotes"
  if (more || (rest !== null && typeof rest === "object")) return advice
  return `${advice}: ${JSON.stringify(`${name}: ${rest ?? ""}`.trimEnd())}`
}

function unknownField(key: string, parent: PropertyKey[], known: string[]): FieldProblem {
  const problem = { path: [...parent, key], part: "key" as const }
  if (/^\d+$/.test(key))
    return {
      ...problem,
      message: `"${key}" is read as a field of its own. A number is written without a comma; a text with a comma needs quotes`,
    }
  const meant = nearest(key, known)
  const names = known.length > 0 ? `Known: ${known.join(", ")}` : "Nothing can be written here"
  return {
    ...problem,
    meant,
    message: `there is no field "${key}" here. ${meant ? `Did you mean "${meant}"?` : names}`,
  }
}

/** What a missing field holds, from its description in the schema. */
const toAdd = (schema: z.ZodType) => {
  const { inner } = unwrap(schema)
  const sentence = described(inner)
  if (sentence) return `. Add it: ${sentence}`
  const names = Object.keys((inner as z.ZodObject).shape ?? {})
  return names.length > 0 ? `. Add it, with ${names.join(", ")}` : ""
}

/** What an empty field holds, in the same words. */
const toWrite = (schema: z.ZodType) => {
  const sentence = described(unwrap(schema).inner)
  return sentence ? `. Write it: ${sentence}` : ""
}

/** The first sentence of a field's description, as the end of another one. */
const described = (schema: z.ZodType) => {
  const sentence = schema.meta()?.description?.split(/\.(?= |$)/)[0]
  return sentence && `${sentence[0]?.toLowerCase()}${sentence.slice(1)}`
}

const formatMessage = (issue: z.core.$ZodIssue & { code: "invalid_format" }, value: unknown) =>
  issue.format === "regex"
    ? `"${String(value)}" ${issue.message}`
    : `"${String(value)}" is not a valid ${issue.format}`

const tooFew = ({ origin, minimum }: z.core.$ZodIssueTooSmall, value: unknown) => {
  if (origin === "string")
    return value === ""
      ? "is empty"
      : `has ${String(value).length} characters; at least ${minimum} are needed`
  if (origin === "array")
    return `has ${entries((value as unknown[]).length)}; at least ${minimum} ${Number(minimum) === 1 ? "is" : "are"} needed`
  return `is ${value}; at least ${minimum} is needed`
}

const tooMany = ({ origin, maximum }: z.core.$ZodIssueTooBig, value: unknown) => {
  if (origin === "string") return `has ${String(value).length} characters; at most ${maximum} fit`
  if (origin === "array") return `has ${entries((value as unknown[]).length)}; at most ${maximum} fit`
  return `is ${value}; at most ${maximum} is possible`
}

const entries = (count: number) => `${count || "no"} ${count === 1 ? "entry" : "entries"}`

const expectsNumber = (issue: z.core.$ZodIssue) =>
  issue.code === "invalid_type" && ["number", "int"].includes(issue.expected)

const expectation = (expected: string) =>
  ({
    string: "text",
    number: "a number",
    int: "a whole number",
    boolean: "true or false",
    array: "a list (lines that start with a dash and a space)",
    object: "a group of fields (indented below the name)",
  })[expected] ?? expected

/** How to write the same value so that it is read as what is needed. */
const quoteHint = (value: unknown, expected: string) => {
  if (expected === "string")
    return ["number", "boolean"].includes(typeof value) ? `. Put it in quotes: "${value}"` : ""
  if (typeof value !== "string") return ""
  const isNumber =
    ["number", "int"].includes(expected) && value.trim() !== "" && Number.isFinite(Number(value))
  if (isNumber) return `. Write ${Number(value)}, without quotes`
  return expected === "boolean" && /^(true|false)$/.test(value) ? `. Write ${value}, without quotes` : ""
}

const describe = (value: unknown) => {
  if (Array.isArray(value)) return "a list"
  if (typeof value === "object") return "a group of fields"
  if (typeof value === "string") return `the text "${value.length > 40 ? `${value.slice(0, 39)}…` : value}"`
  return `the ${typeof value === "boolean" ? "truth value" : typeof value} ${String(value)}`
}

const oneOf = (values: string[]) => (values.length === 1 ? `"${values[0]}"` : `one of ${values.join(", ")}`)

/** The nearest value, and all of them where they are few. */
const suggestion = (written: string, values: string[]) => {
  const hint = didYouMean(written, values)
  return hint && values.length > 8 ? hint : `${hint || "."} Write ${oneOf(values)}`
}

const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key], data)

/** The schema of the field at `path`. */
const schemaAt = (schema: z.ZodType, path: readonly PropertyKey[]): z.ZodType =>
  path.reduce<z.ZodType>((current, key) => {
    const { inner } = unwrap(current)
    if (inner.def.type === "array") return (inner as z.ZodArray<z.ZodType>).element
    return ((inner as z.ZodObject).shape?.[String(key)] as z.ZodType | undefined) ?? inner
  }, schema)

/** Names of the fields that the object at `path` may have. */
const knownKeys = (schema: z.ZodType, path: readonly PropertyKey[]): string[] =>
  Object.keys((unwrap(schemaAt(schema, path)).inner as z.ZodObject).shape ?? {})

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
