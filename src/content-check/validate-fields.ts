import type { z } from "zod"
import { type FieldKind, fieldKind } from "../content-model/fields"
import { unwrap } from "../content-model/graphql-types"
import { notAChoice } from "./rules/choice"
import { wrongType } from "./rules/field-type"
import { tooLittle, tooMuch } from "./rules/limits"
import { isBlank, isEmpty, isMissing } from "./rules/missing-field"
import { colonInText, quotesNeeded } from "./rules/quotes-needed"
import { noSuchField } from "./rules/unknown-field"
import { suggestionFor } from "./suggestion"
import { SurprisingValue } from "./yaml/read-yaml"

/** What is wrong with a field, before its position is known. */
interface Explanation {
  rule: { id: string }
  message: string
  fix: string
  /** Whether to point at the field's name or its value. */
  part?: "key" | "value"
}

type FieldReport = (path: PropertyKey[], explanation: Explanation) => void

/**
 * Validate data against a schema. Return the fields, with an empty list for each that is left out; null if they are not
 * valid. The first problem of each field is reported.
 */
export const validateFields = (
  schema: z.ZodObject,
  data: unknown,
  report?: FieldReport,
): Record<string, unknown> | null => {
  const result = schema.safeParse(data)
  if (result.success) return withLists(schema, result.data) as Record<string, unknown>
  if (report) reportIssues(result.error.issues, schema, data, report)
  return null
}

/** `hero.tags.items[2]` for a path. */
export const fieldName = (path: readonly PropertyKey[]) =>
  path.reduce<string>((name, key) => {
    if (typeof key === "number") return `${name}[${key}]`
    return name ? `${name}.${String(key)}` : String(key)
  }, "")

function reportIssues(issues: z.core.$ZodIssue[], schema: z.ZodObject, data: unknown, report: FieldReport) {
  const reported = new Set<string>()
  const reportOnce: FieldReport = (path, explanation) => {
    const name = fieldName(path)
    if (!reported.has(name)) report(path, explanation)
    reported.add(name)
  }
  for (const issue of issues) {
    if (issue.code !== "unrecognized_keys") continue
    const known = namesAt(schema, issue.path)
    for (const key of issue.keys) {
      reportOnce([...issue.path, key], noSuchField(key, known))
      const meant = [...issue.path, suggestionFor(key, known) ?? ""]
      // A misspelt field is not missing as well.
      if (valueAt(data, meant) === undefined) reported.add(fieldName(meant))
    }
  }
  for (const issue of issues)
    if (issue.code !== "unrecognized_keys")
      reportOnce(issue.path, explain(issue, valueAt(data, issue.path), schemaAt(schema, issue.path)))
}

/** @param schema of the field */
function explain(issue: z.core.$ZodIssue, value: unknown, schema: z.ZodType): Explanation {
  if (value instanceof SurprisingValue) return surprisingNumber(issue, value, schema)
  switch (issue.code) {
    case "invalid_type": {
      if (value === undefined) return isMissing(schema)
      if (value === null) return isEmpty()
      const isPlain = ["number", "boolean"].includes(typeof value)
      const asText = issue.expected === "string" && isPlain ? explainAsText(String(value), schema) : undefined
      return asText ?? colonInEntry(issue, value) ?? wrongType(value, issue.expected)
    }
    case "invalid_value": {
      const values = issue.values.map(String)
      const few = values.length > 8 ? [] : values
      if (value === undefined) return isMissing(schema, few)
      if (value === null) return isEmpty(few)
      return typeof value === "object" ? wrongType(value, "string") : notAChoice(String(value), values)
    }
    case "too_small":
      return value === "" ? isBlank(schema) : tooLittle(issue, value)
    case "too_big":
      return tooMuch(issue, value)
    default:
      return value === "" ? isBlank(schema) : fromDefinition(issue, value, schema)
  }
}

/** Rules for values that do not have the form of their kind. */
const rulesOfKinds: Record<FieldKind["kind"], string> = {
  image: "image-path",
  file: "image-path",
  reference: "reference",
  date: "date",
  color: "colour",
  icon: "choice",
  path: "link-address",
  oldPath: "old-path",
}

/** Definitions say in one text what is wrong and, after a full stop, semicolon or colon, what to write. */
function fromDefinition(issue: z.core.$ZodIssue, value: unknown, schema: z.ZodType): Explanation {
  const isRegex = issue.code !== "invalid_format" || issue.format === "regex"
  const text = isRegex ? issue.message : `is not a valid ${issue.format}. Correct it`
  const [, problem = text, fix = "Change it"] = /^(.+?)[.;:] (.+)$/s.exec(text) ?? []
  const params = issue.code === "custom" ? (issue.params as { rule?: string } | undefined) : undefined
  const kind = fieldKind(unwrap(schema).inner)
  return {
    rule: { id: params?.rule ?? (kind ? rulesOfKinds[kind.kind] : "field-value") },
    message: typeof value === "string" && problem.startsWith("is not") ? `"${value}" ${problem}` : problem,
    fix: fix.charAt(0).toUpperCase() + fix.slice(1),
  }
}

function surprisingNumber(issue: z.core.$ZodIssue, { raw, becomes }: SurprisingValue, schema: z.ZodType) {
  const message = `${raw} is read as the number ${becomes}`
  if (issue.code === "invalid_type" && ["number", "int"].includes(issue.expected))
    return {
      rule: quotesNeeded,
      message,
      fix: `Write a plain number${Number.isFinite(becomes) ? `: ${becomes}` : ""}`,
    }
  return explainAsText(raw, schema) ?? { rule: quotesNeeded, message, fix: `Put it in quotes: "${raw}"` }
}

/** What is wrong with a value even in quotes; nothing if quotes are all it needs. */
function explainAsText(text: string, schema: z.ZodType): Explanation | undefined {
  const [issue] = schema.safeParse(text).error?.issues ?? []
  return issue && explain(issue, text, schema)
}

/** `- Our aim: a morning meeting`, where the entries of the list are texts. */
function colonInEntry(
  { path, ...issue }: z.core.$ZodIssueInvalidType,
  value: unknown,
): Explanation | undefined {
  if (issue.expected !== "string" || typeof path.at(-1) !== "number") return undefined
  if (value === null || typeof value !== "object" || Array.isArray(value)) return undefined
  const [[name, rest] = [], more] = Object.entries(value)
  const isText = !more && (rest === null || typeof rest !== "object")
  return {
    rule: quotesNeeded,
    ...colonInText(isText ? JSON.stringify(`${name}: ${rest ?? ""}`.trimEnd()) : undefined),
  }
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

/** Names of the fields that the group at `path` may have. */
const namesAt = (schema: z.ZodType, path: readonly PropertyKey[]): string[] =>
  Object.keys((unwrap(schemaAt(schema, path)).inner as z.ZodObject).shape ?? {})

/** Write the empty list for each list that is left out, at any depth. */
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
