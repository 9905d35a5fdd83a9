import { labelOfFile } from "../../../content/browser"
import { capitalised } from "../../../util/words"
import type { FieldSchema } from "../../api"
import type { ElementBlock, Prop } from "../../source/parse-source"
import type { Editor } from "../state/use-editor"

/** What every component for a field receives. */
export interface FieldProps {
  editor: Editor
  schema: FieldSchema
  /** Its keys and indices from the top of the form. */
  path: readonly (string | number)[]
  value: unknown
  isRequired?: boolean
  /** Names of the fields next to it, for the place of a new one. */
  order?: readonly string[]
}

/** What the control of a field receives. */
export interface ControlProps extends FieldProps {
  /** @param value undefined removes the field @param isTyped with a key: the control shows it already */
  onChange: (value: unknown, isTyped?: boolean) => void
  /** Of the element that has the focus. */
  attributes: {
    id: string
    "aria-describedby": string
    "aria-invalid": boolean
    "aria-label"?: string
  }
}

/** The label of a field: that of its definition, or its name in British spelling, e.g. "Job position" for `jobPosition`. */
export const labelOf = (name: string | number | undefined, { title }: FieldSchema = {}) => {
  const words = String(name ?? "").replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return title ?? capitalised(words.replace("color", "colour").trim())
}

/** A description with the labels of data files, fields and elements in the place of their names. */
export const hintOf = (description: string) =>
  description
    .replace(/^The `id` of (\w)/, (_, letter: string) => letter.toUpperCase())
    .replace(/(?:content\/data\/)?[\w-]+\.yaml/g, (file) => `“${labelOfFile(file)}”`)
    .replace(/`<?([\w.]+)>?`/g, (_, path: string) => {
      const labels = path.split(".").map((name) => labelOf(name).toLowerCase())
      return `“${capitalised(labels.join(", "))}”`
    })

/** What comes before the first full stop or colon of a description, but not before that of "e.g.". */
export const headlineOf = (description: string) => description.split(/\.(?=\s+[A-Z]|$)|:/)[0]

/** The name of one entry of a list: that of its definition, or of an entry of "challenges" a "challenge". */
export const singularOf = (name: string | number | undefined, { items }: FieldSchema = {}) => {
  const plural = labelOf(name).toLowerCase()
  const singular = plural.replace(/ies$/, "y").replace(/(?<!s)s$/, "")
  return items?.title?.toLowerCase() ?? (singular === plural ? "entry" : singular)
}

/** A value in one line, e.g. the title of an entry. */
export const summaryOf = (value: unknown): string => {
  if (value === null || typeof value !== "object") return String(value ?? "")
  const { title, name, header, id, ...others } = value as Record<string, unknown>
  const found = [title, name, header, id, ...Object.values(others)].find(
    (text) => typeof text === "string" && text,
  )
  return String(found ?? "")
}

/** An empty value: of an object, its required fields. */
export const blankOf = (schema: FieldSchema): unknown => {
  const { type, items, enum: values, minItems, field } = schema
  const { properties = {}, required = [] } = schemaForChart(schema, schema.properties?.chart?.enum?.[0])
  if (type === "object")
    return Object.fromEntries(required.map((name) => [name, blankOf(properties[name] ?? {})]))
  if (field?.control === "focus") return [0.5, 0.5]
  if (type === "array") return minItems && items ? [blankOf(items)] : []
  if (type === "boolean") return false
  if (type === "number" || type === "integer") return 0
  return values?.[0] ?? ""
}

/** The schema of a chart for its kind: a line has labels and values, an entry of the others one value. */
export const schemaForChart = (schema: FieldSchema, kind: unknown): FieldSchema => {
  const { chart, data } = schema.properties ?? {}
  if (!chart || !data?.items) return schema
  const [needed, other] = kind === "line" ? ["values", "value"] : ["value", "values"]
  const items = choosing(data.items, needed, other)
  return choosing(
    { ...schema, properties: { ...schema.properties, data: { ...data, items } } },
    ...(kind === "line" ? (["labels", undefined] as const) : ([undefined, "labels"] as const)),
  )
}

const choosing = (schema: FieldSchema, needed?: string, other?: string): FieldSchema => {
  const { properties = {}, required = [] } = schema
  return {
    ...schema,
    required: needed ? [...required, needed] : required,
    properties: other ? { ...properties, [other]: { ...properties[other], isOffered: false } } : properties,
  }
}

/** Whether a value fits next to others in a line. @param longest characters of a text */
export const isShort = ({ type, field, enum: values, maxLength = 200 }: FieldSchema, longest = 40) =>
  type !== "object" &&
  type !== "array" &&
  field?.file?.type !== "image" &&
  (type !== "string" || values !== undefined || field !== undefined || maxLength <= longest)

/** The attributes of an element by their names. */
export const valuesOf = ({ props }: ElementBlock): Record<string, Prop["value"]> =>
  Object.fromEntries(Object.entries(props).map(([name, { value }]) => [name, value]))

/** What is written first in the tag of an element: a heading, a label, what a picture shows. Not the name of a file. */
export const titleOf = (block: ElementBlock) =>
  String(Object.values(valuesOf(block)).find((value) => /^(?!\.\/)\S/.test(String(value ?? ""))) ?? "")

/** Whether the fields of an object fit into one row. */
export const isFlat = ({ properties = {} }: FieldProps["schema"]) => {
  const fields = Object.values(properties)
  return (
    fields.length > 1 && fields.length < 5 && fields.every((field) => isShort(field, 60) || isNumbers(field))
  )
}

/** Whether a field is words, not a choice or a file. */
export const isText = ({ type, enum: values, field }: FieldProps["schema"]) =>
  type === "string" && values === undefined && field === undefined

const isNumbers = ({ items }: FieldProps["schema"]) => items?.type === "number" || items?.type === "integer"
