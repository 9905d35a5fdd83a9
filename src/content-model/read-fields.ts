import type { z } from "zod"
import { parseYaml } from "./parse-yaml"
import type { Problem } from "./problem"
import { fieldName, validateFields } from "./validate-fields"
import { type FoundField, specialFields } from "./walk-fields"
import { type Locate, yamlPositions } from "./yaml-positions"

export interface ReadFields {
  /** Null unless all of it is valid. */
  fields: Record<string, unknown> | null
  /** As written, valid or not. */
  written: unknown
  /** References and files among the fields that are valid by themselves. */
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
  const { data, text, problems } = parse(yaml, source)
  if (data === undefined && problems.length > 0)
    return { fields: null, written: undefined, special: [], problems }
  return besides(problems, validate(schema, data ?? {}, [], text, source), lazily(text, source))
}

/** Reads and validates a YAML list of objects; ids are unique. */
export const readEntries = (schema: z.ZodObject, yaml: string, source: Source) => {
  const { data = [], text, problems: mistakes } = parse(yaml, source)
  if (!Array.isArray(data)) {
    const message = "the file holds a list: each entry starts with a dash and its id"
    const problem = { file: source.file, line: source.firstLine, column: 1, field: "", message }
    return { entries: [] as ReadFields[], problems: mistakes.length > 0 ? mistakes : [problem] }
  }
  const locate = lazily(text, source)
  const entries = data.map((entry, index) =>
    besides(mistakes, validate(schema, entry, [index], text, source), locate),
  )
  const problems = [
    ...mistakes,
    ...entries.flatMap((entry) => entry.problems.filter((problem) => !mistakes.includes(problem))),
  ]
  const ids = data.map((entry) => (entry as { id?: unknown } | null)?.id)
  ids.forEach((id, index) => {
    if (typeof id !== "string" || ids.indexOf(id) === index) return
    const position = yamlPositions(text, source.firstLine)([index, "id"])
    problems.push({
      file: source.file,
      ...position,
      field: `[${index}].id`,
      message: `"${id}" stands twice in this file. Choose another id`,
    })
  })
  return { entries, problems }
}

function validate(
  schema: z.ZodObject,
  data: unknown,
  prefix: number[],
  yaml: string,
  source: Source,
): ReadFields {
  const result = validateFields(schema, data)
  if (result.success)
    return {
      fields: result.fields,
      written: data,
      special: specialFields(schema, result.fields, prefix),
      problems: [],
    }
  const locate = yamlPositions(yaml, source.firstLine)
  const lines = yaml.split(/\r?\n/)
  const problems = result.problems.map(({ path, part, message }) => {
    const full = [...prefix, ...path]
    const position = locate(full, part)
    if (full.length === 0) return { file: source.file, ...position, field: "", message: noFields }
    const comment = part === "key" ? commentAfterColon(lines[position.line - source.firstLine]) : undefined
    return { file: source.file, ...position, field: fieldName(full), message: comment ?? message }
  })
  const told = new Set(problems.map(({ field }) => field))
  const special = specialFields(schema, data, prefix).filter(({ path }) => !told.has(fieldName(path)))
  return { fields: null, written: data, special, problems }
}

/** Adds the mistakes of the syntax; what else was found on their lines follows from them. */
function besides(mistakes: Problem[], read: ReadFields, locate: Locate): ReadFields {
  if (mistakes.length === 0) return read
  const lines = new Set(mistakes.map(({ line }) => line))
  const further = read.problems.filter(({ line }) => !lines.has(line))
  const special = read.special.map((field) => ({ ...field, at: locate(field.path) }))
  return {
    ...read,
    fields: null,
    special: special.filter(({ at }) => !lines.has(at.line)),
    problems: [...mistakes, ...further],
  }
}

/** Positions in a text that is only parsed for them when one is asked for. */
const lazily = (text: string, { firstLine }: Source): Locate => {
  let locate: Locate | undefined
  return (...place) => {
    locate ??= yamlPositions(text, firstLine)
    return locate(...place)
  }
}

const noFields = "fields are needed here, one on each line, e.g. name: Nimble"

/** `background: #1C1650` leaves the field empty, which an editor who sees a value there does not expect. */
const commentAfterColon = (line = "") => {
  const [, comment] = /:\s+(#\S+)/.exec(line) ?? []
  return comment && `is empty: what follows a space and # is a comment. Put it in quotes: "${comment}"`
}

function parse(yaml: string, { file, firstLine }: Source) {
  const { data, text, mistakes } = parseYaml(yaml)
  const problems = mistakes.map(({ line, column, message }): Problem => {
    return { file, line: firstLine + line - 1, column, field: "", message }
  })
  return { data, text, problems }
}
