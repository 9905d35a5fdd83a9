import type { Completion, CompletionContext, CompletionResult } from "@codemirror/autocomplete"
import type { FieldSchema, StudioModel } from "../../api"
import { parseSource, type SourceKind } from "../../source/parse-source"

interface SourceModel {
  model: StudioModel
  kind: SourceKind
  /** Of the frontmatter or of the data file. */
  schema: FieldSchema | undefined
  /** Names of elements that the body may have. */
  elements: readonly string[]
}

/** Complete fields, their values, elements and their attributes in the source of a file. */
export const completeSource = (source: SourceModel) => (context: CompletionContext) => {
  const { state, pos } = context
  const { yaml } = parseSource(state.doc.toString(), source.kind)
  const line = state.doc.lineAt(pos)
  const before = line.text.slice(0, pos - line.from)
  const isInYaml = yaml !== undefined && pos >= yaml.start && pos <= yaml.end
  if (!isInYaml) return completeElement(before, pos, source)
  const above = state.doc.sliceString(yaml.start, line.from).split("\n")
  return completeField(before, above, pos, source)
}

function completeField(
  before: string,
  above: string[],
  pos: number,
  source: SourceModel,
): CompletionResult | null {
  const name = /^(\s*(?:- +)*)(\w*)$/.exec(before)
  const value = /^(\s*(?:- +)*)(\w+):\s+(?:\[(?:[^\]]*,)?\s*)?([\w-]*)$/.exec(before)
  const [, indent = "", key = "", typed = ""] = value ?? []
  if (value) {
    const field = fieldsAt(source.schema, above, indent.length)?.[key]
    return result(pos - typed.length, valuesOf(entryOf(field), source.model))
  }
  if (!name) return null
  const [, depth = "", start = ""] = name
  const fields = fieldsAt(source.schema, above, depth.length)
  const options = Object.entries(fields ?? {}).map(([label, { description }]) => ({
    label,
    apply: `${label}: `,
    info: description,
  }))
  // An entry of a list of values.
  const list = fields ? [] : valuesOf(schemaAt(source.schema, above, depth.length), source.model)
  return result(pos - start.length, [...options, ...list])
}

const fieldsAt = (schema: FieldSchema | undefined, above: string[], depth: number) =>
  schemaAt(schema, above, depth)?.properties

/** The schema of what is at this depth, from the names of the lines above. */
function schemaAt(schema: FieldSchema | undefined, above: string[], depth: number) {
  const path: string[] = []
  let limit = depth
  for (const line of above.toReversed()) {
    const [, indent = "", name] = /^(\s*(?:- +)*)(\w+):/.exec(line) ?? []
    if (!name || indent.length >= limit) continue
    path.unshift(name)
    limit = indent.length
  }
  return path.reduce((current, name) => entryOf(current?.properties?.[name]), entryOf(schema))
}

const entryOf = (schema: FieldSchema | undefined) => schema?.items ?? schema

const valuesOf = (schema: FieldSchema | undefined, { references }: StudioModel): Completion[] => {
  const { field, type, enum: values = type === "boolean" ? [true, false] : [] } = schema ?? {}
  if (field?.kind === "reference")
    return (references[field.to] ?? []).map(({ key, title }) => ({ label: key, detail: title }))
  return values.map((label) => ({ label: String(label) }))
}

function completeElement(before: string, pos: number, { model, elements }: SourceModel) {
  const name = /<(\w*)$/.exec(before)?.[1]
  const shown = model.elements.filter((element) => elements.includes(element.name))
  if (name !== undefined)
    return result(
      pos - name.length - 1,
      shown.map(({ name: label, description, example }) => ({
        label: `<${label}`,
        apply: example,
        info: description,
      })),
    )
  const [, element, prop] = /<(\w+)\s(?:[^<>]*\s)?(\w*)$/.exec(before) ?? []
  if (prop === undefined) return null
  const props = shown.find((candidate) => candidate.name === element)?.props.properties ?? {}
  return result(
    pos - prop.length,
    Object.entries(props).map(([label, { description }]) => ({
      label,
      apply: `${label}=""`,
      info: description,
    })),
  )
}

const result = (from: number, options: readonly Completion[]) => (options.length ? { from, options } : null)
