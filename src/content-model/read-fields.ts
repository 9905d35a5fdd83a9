import type { YAMLException } from "js-yaml"
import type { z } from "zod"
import type { Problem } from "./problem"
import { fieldName, validateFields } from "./validate-fields"
import { type FoundField, specialFields } from "./walk-fields"
import { yamlPositions } from "./yaml-positions"
import { readYaml } from "./yaml-values"

export interface ReadFields {
  fields: Record<string, unknown> | null
  special: FoundField[]
  problems: Problem[]
}

interface Source {
  file: string
  /** Line of the file, from 1, on which the YAML starts. */
  firstLine: number
}

/** Reads and validates one YAML object, e.g. a document's frontmatter. */
export const readFields = (schema: z.ZodObject, yaml: string, source: Source): ReadFields => {
  const parsed = parse(yaml, source)
  if ("problem" in parsed) return { fields: null, special: [], problems: [parsed.problem] }
  return validate(schema, parsed.data ?? {}, [], yaml, source)
}

/** Reads and validates a YAML list of objects; ids are unique. */
export const readEntries = (schema: z.ZodObject, yaml: string, source: Source) => {
  const parsed = parse(yaml, source)
  const broken = (problem: Problem) => ({ entries: [] as ReadFields[], problems: [problem] })
  if ("problem" in parsed) return broken(parsed.problem)
  const data = parsed.data ?? []
  if (!Array.isArray(data))
    return broken({
      file: source.file,
      line: source.firstLine,
      column: 1,
      field: "",
      message: "the file holds a list: each entry starts with a dash and its id",
    })
  const entries = data.map((entry, index) => validate(schema, entry, [index], yaml, source))
  const problems = entries.flatMap((entry) => entry.problems)
  const ids = data.map((entry) => (entry as { id?: unknown } | null)?.id)
  ids.forEach((id, index) => {
    if (typeof id !== "string" || ids.indexOf(id) === index) return
    const position = yamlPositions(yaml, source.firstLine)([index, "id"])
    problems.push({ file: source.file, ...position, field: `[${index}].id`, message: `"${id}" stands twice in this file. Choose another id` })
  })
  return { entries, problems }
}

function validate(schema: z.ZodObject, data: unknown, prefix: number[], yaml: string, source: Source): ReadFields {
  const result = validateFields(schema, data)
  if (result.success)
    return { fields: result.fields, special: specialFields(schema, result.fields, prefix), problems: [] }
  const locate = yamlPositions(yaml, source.firstLine)
  const problems = result.problems.map(({ path, part, message }) => {
    const full = [...prefix, ...path]
    return { file: source.file, ...locate(full, part), field: fieldName(full), message }
  })
  return { fields: null, special: [], problems }
}

function parse(yaml: string, { file, firstLine }: Source): { data: unknown } | { problem: Problem } {
  try {
    return { data: readYaml(yaml) }
  } catch (error) {
    const { mark, reason } = error as YAMLException & { mark?: { line: number; column: number }; reason?: string }
    return {
      problem: {
        file,
        line: firstLine + (mark?.line ?? 0),
        column: (mark?.column ?? 0) + 1,
        field: "",
        message: syntaxMessage(reason ?? String(error), yaml.split(/\r?\n/)[mark?.line ?? 0] ?? ""),
      },
    }
  }
}

/** js-yaml's reasons in an editor's words. */
function syntaxMessage(reason: string, line: string) {
  if (line.includes("\t")) return "a tab stands here; YAML takes only spaces. Indent with two spaces"
  if (/duplicated mapping key/.test(reason)) return "this field is written twice. Remove one of the two"
  if (/bad indentation of a mapping entry|incomplete explicit mapping|mapping values are not allowed/.test(reason))
    return `this cannot be read (${reason}). A text with a colon and a space in it needs quotes: title: "Fooq: food first"`
  return `this is not YAML (${reason}). Check quotes, brackets and indentation`
}
