import type { z } from "zod"
import { specialFields, textFields } from "../model/walk-fields"
import { reportWords } from "./check-words"
import type { SpecialField } from "./checked-site"
import type { Report } from "./diagnostic"
import { fieldName } from "./field-name"
import { duplicate } from "./rules/duplicate"
import { fieldSyntax } from "./rules/field-syntax"
import { validateFields } from "./validate-fields"
import type { Locate } from "./yaml/locate"
import { readYaml } from "./yaml/read-yaml"

export interface ReadFields {
  /** Null unless all of them are valid. */
  fields: Record<string, unknown> | null
  /** As written, valid or not. */
  written: unknown
  /** Those that are valid by themselves. */
  special: SpecialField[]
  locate: Locate
}

/** Read and validate a group of fields, e.g. a document's frontmatter. */
export const readFields = (schema: z.ZodObject, yaml: string, report: Report): ReadFields => {
  const parsed = readYaml(yaml, report)
  if (parsed.data === undefined && parsed.errorLines.size > 0)
    return { fields: null, written: undefined, special: [], locate: parsed.locate }
  return validate(schema, parsed.data ?? {}, [], { ...parsed, yaml, report })
}

/** Read and validate a list of entries with unique ids. */
export const readEntries = (schema: z.ZodObject, yaml: string, report: Report): ReadFields[] => {
  const parsed = readYaml(yaml, report)
  const { data = [], errorLines, locate } = parsed
  if (!Array.isArray(data)) {
    const fix = "Start each entry with a dash, a space and its id"
    if (errorLines.size === 0) report(fieldSyntax, {}, "this file must be a list", fix)
    return []
  }
  const ids = data.map((entry) => (entry as { id?: unknown } | null)?.id)
  ids.forEach((id, index) => {
    if (typeof id !== "string" || ids.indexOf(id) === index) return
    const place = { ...locate([index, "id"]), field: `[${index}].id` }
    report(duplicate, place, `"${id}" is in this file twice`, "Choose another id")
  })
  return data.map((entry, index) => validate(schema, entry, [index], { ...parsed, yaml, report }))
}

type Parsed = ReturnType<typeof readYaml> & { yaml: string; report: Report }

function validate(schema: z.ZodObject, data: unknown, prefix: number[], parsed: Parsed): ReadFields {
  const { errorLines, locate, yaml, report } = parsed
  const invalid = new Set<string>()
  const fields = validateFields(schema, data, (path, part, rule, message, fix, replacement) => {
    const full = [...prefix, ...path]
    const place = { ...locate(full, part), field: fieldName(full) }
    invalid.add(place.field)
    // What else is wrong in a line with an error of the syntax comes from that error.
    if (errorLines.has(place.start.line)) return
    if (full.length === 0)
      report(fieldSyntax, place, "there are no fields here", "Write one on each line, e.g. name: Nimble")
    else report(rule, place, message, fix, replacement)
  })
  const texts = () =>
    textFields(schema, data, prefix).map(({ path, value }) => ({
      ...locate(path),
      value,
      field: fieldName(path),
    }))
  reportWords(texts, yaml, report)
  const special = specialFields(schema, fields ?? data, prefix)
    .filter(({ path }) => !invalid.has(fieldName(path)))
    .map((field): SpecialField => ({ ...field, place: locate(field.path) }))
  if (errorLines.size === 0) return { fields, written: data, special, locate }
  const certain = special.filter(({ place }) => !errorLines.has(place.start.line))
  return { fields: null, written: data, special: certain, locate }
}
