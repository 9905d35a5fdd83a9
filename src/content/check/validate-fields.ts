import type { z } from "zod"
import { valueAt } from "../../util/value-at"
import { capitalised } from "../../util/words"
import { fieldKind, isDerived } from "../model/fields"
import { unwrap } from "../model/unwrap"
import type { Text } from "../model/wording"
import { fieldName } from "./field-name"
import type { FixableProblem } from "./rule"
import { choice, notAChoice } from "./rules/choice"
import { fieldType, wrongType } from "./rules/field-type"
import { limits, tooLittle, tooMuch } from "./rules/limits"
import { blankProblem, emptyProblem, missingField, missingProblem } from "./rules/missing-field"
import { quotes } from "./rules/quotes"
import { noSuchField, unknownField } from "./rules/unknown-field"
import { suggestionFor } from "./suggestion"
import { SurprisingValue } from "./yaml/plain-value"

/** A problem of a field, before its position is known. */
type Explained = readonly [rule: { id: string }, ...FixableProblem]

/** @param part whether to point at the field's name or its value */
type FieldReport = (path: PropertyKey[], part: "key" | "value", ...explained: Explained) => void

/**
 * Validate data against a schema. Return the fields, with an empty list for each list that is left out; null if they
 * are not valid. The first problem of each field is reported.
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

/** More unknown fields in one group are not worth listing: it is something else. */
const maximumUnknown = 100

function reportIssues(issues: z.core.$ZodIssue[], schema: z.ZodObject, data: unknown, report: FieldReport) {
  const reported = new Set<string>()
  const reportOnce: FieldReport = (path, ...explained) => {
    const name = fieldName(path)
    if (!reported.has(name)) report(path, ...explained)
    reported.add(name)
  }
  for (const issue of issues) {
    if (issue.code !== "unrecognized_keys") continue
    const known = namesAt(schema, issue.path)
    for (const key of issue.keys.slice(0, maximumUnknown)) {
      const problem = noSuchField(key, valueAt(data, issue.path), known)
      reportOnce([...issue.path, key], "key", unknownField, ...problem)
      const meant = [...issue.path, suggestionFor(key, known) ?? ""]
      // A misspelt field is not missing as well.
      if (valueAt(data, meant) === undefined) reported.add(fieldName(meant))
    }
  }
  for (const issue of issues) {
    if (issue.code === "unrecognized_keys") continue
    // The values of a list do not add up if one of them is misspelt.
    const name = fieldName(issue.path)
    if (issue.code === "custom" && name && [...reported].some((other) => other.startsWith(`${name}[`)))
      continue
    const value = valueAt(data, issue.path)
    const explained = explain(issue, value, schemaAt(schema, issue.path))
    reportOnce(issue.path, value === null ? "key" : "value", ...explained)
  }
}

/** @param schema of the field */
function explain(issue: z.core.$ZodIssue, value: unknown, schema: z.ZodType): Explained {
  if (value instanceof SurprisingValue) return surprisingNumber(issue, value, schema)
  const values = issue.code === "invalid_value" ? issue.values.map(String) : []
  const few = values.length > 8 ? [] : values
  if (value === undefined && /^invalid_(type|value)$/.test(issue.code ?? ""))
    return [missingField, ...missingProblem(schema, few)]
  if (value === null) return [missingField, ...emptyProblem(few)]
  if (value === "" && issue.code !== "invalid_value") return [missingField, ...blankProblem(schema)]
  switch (issue.code) {
    case "invalid_type": {
      const problem = wrongType(value, issue.expected)
      const [, , replacement] = problem
      // A replacement must be valid: 48.5 is not a whole number.
      const next = replacement ? explainAs(JSON.parse(replacement), schema) : undefined
      return next ?? [fieldType, ...problem]
    }
    case "invalid_value":
      return typeof value === "object"
        ? [fieldType, ...wrongType(value, "string")]
        : [choice, ...notAChoice(String(value), values)]
    case "too_small":
      return [limits, ...tooLittle(issue, value)]
    case "too_big":
      return [limits, ...tooMuch(issue, value)]
    default:
      return fromDefinition(issue, value, schema)
  }
}

/** Definitions say in one text what is wrong and, after a full stop, semicolon or colon, what to write. */
function fromDefinition(issue: z.core.$ZodIssue, value: unknown, schema: z.ZodType): Explained {
  const isRegex = issue.code !== "invalid_format" || issue.format === "regex"
  const text = isRegex ? issue.message : `is not a valid ${issue.format}. Correct it`
  const [, problem = text, fix = "Change it"] = /^(.+?)[.;:] (.+)$/s.exec(text) ?? []
  const params =
    issue.code === "custom" ? (issue.params as { rule?: string; fix?: Text } | undefined) : undefined
  return [
    { id: params?.rule ?? fieldKind(unwrap(schema).inner)?.rule ?? "field-value" },
    typeof value === "string" && problem.startsWith("is not") ? `"${value}" ${problem}` : problem,
    params?.fix ?? capitalised(fix),
  ]
}

function surprisingNumber(issue: z.core.$ZodIssue, value: SurprisingValue, schema: z.ZodType): Explained {
  const { raw, becomes } = value
  const message = `${raw} is read as the number ${becomes}`
  const number = Number.isFinite(becomes) ? `Write a plain number: ${becomes}` : "Write a plain number"
  if (issue.code === "invalid_type" && ["number", "int"].includes(issue.expected))
    return [quotes, message, number]
  return explainAs(raw, schema) ?? [quotes, message, `Put it in quotes: "${raw}"`, `"${raw}"`]
}

/** What is wrong with a value even if it is written as expected, e.g. in quotes; nothing if it is valid then. */
function explainAs(value: unknown, schema: z.ZodType): Explained | undefined {
  const [issue] = schema.safeParse(value).error?.issues ?? []
  return issue && explain(issue, value, schema)
}

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

/** Write the empty list for each list that is left out, at any depth. Derived fields are filled in later. */
function withLists(schema: z.ZodType, value: unknown): unknown {
  const { inner } = unwrap(schema)
  if (inner.def.type === "array") {
    const { element } = inner as z.ZodArray<z.ZodType>
    return ((value as unknown[] | undefined) ?? []).map((item) => withLists(element, item))
  }
  if (inner.def.type === "object" && value && typeof value === "object") {
    return Object.fromEntries(
      Object.entries((inner as z.ZodObject).shape).flatMap(([key, child]) => {
        const written = (value as Record<string, unknown>)[key]
        if (written === undefined && isDerived(child as z.ZodType)) return []
        const result = withLists(child as z.ZodType, written)
        return result === undefined ? [] : [[key, result]]
      }),
    )
  }
  return value
}
