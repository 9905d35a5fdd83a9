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

type Found = readonly [typed: string, options: readonly Completion[]]

/** Complete fields, their values, elements and their attributes in the source of a file. */
export const completeSource =
  (source: SourceModel) =>
  ({ state, pos }: CompletionContext): CompletionResult | null => {
    const { yaml } = parseSource(state.doc.toString(), source.kind)
    const line = state.doc.lineAt(pos)
    const before = line.text.slice(0, pos - line.from)
    const isInYaml = yaml !== undefined && pos >= yaml.start && pos <= yaml.end
    const [typed, options] = isInYaml
      ? completeField(before, state.doc.sliceString(yaml.start, line.from).split("\n"), source)
      : completeElement(before, source)
    return options.length ? { from: pos - typed.length, options } : null
  }

/** The name of a field, its value, or an entry of a list of values. */
function completeField(before: string, above: string[], { schema, model }: SourceModel): Found {
  const match = /^(\s*(?:- +)*)(?:(\w+):\s+(?:\[(?:[^\]]*,)?\s*)?)?([\w-]*)$/.exec(before)
  if (!match) return ["", []]
  const [, indent = "", key, typed = ""] = match
  const around = schemaAt(schema, above, indent.length)
  if (key) return [typed, valuesOf(entryOf(around?.properties?.[key]), model)]
  return [typed, around?.properties ? namesOf(around, ": ") : valuesOf(around, model)]
}

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

const namesOf = ({ properties = {} }: FieldSchema, suffix: string): Completion[] =>
  Object.entries(properties).map(([label, { description }]) => ({
    label,
    apply: `${label}${suffix}`,
    info: description,
  }))

const valuesOf = (schema: FieldSchema | undefined, { references }: StudioModel): Completion[] => {
  const { field, type, enum: values = type === "boolean" ? [true, false] : [] } = schema ?? {}
  if (field?.to)
    return (references[field.to] ?? []).map(({ key, title }) => ({ label: key, detail: ` ${title}` }))
  return values.map((label) => ({ label: String(label) }))
}

/** An element, or an attribute in its tag. */
function completeElement(before: string, { model, elements }: SourceModel): Found {
  const allowed = model.elements.filter(({ name }) => elements.includes(name))
  const [tag] = /<\w*$/.exec(before) ?? []
  if (tag !== undefined)
    return [
      tag,
      allowed.map(({ name, description, example }) => ({
        label: `<${name}`,
        apply: example,
        info: description,
      })),
    ]
  const [, element, prop = ""] = /<(\w+)\s(?:[^<>]*\s)?(\w*)$/.exec(before) ?? []
  const found = allowed.find(({ name }) => name === element)
  return [prop, found ? namesOf(found.props, '=""') : []]
}
