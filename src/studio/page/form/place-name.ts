import { capitalised } from "../../../util/words"
import type { FieldSchema, StudioModel } from "../../api"
import { labelOf, singularOf } from "./field-text"

/** The place of a problem, e.g. "Feedback, fourth tile, value" for `feedback[3].value`, and "Tab, label" for `<Tab label>`. */
export const placeName = (field: string, schema: FieldSchema | undefined, { elements }: StudioModel) => {
  const [, name, prop = ""] = /^<(\w+) ?(\w*)>$/.exec(field) ?? []
  const element = elements.find((one) => one.name === name)
  if (element) return [element.label, ...partsOf(prop, element.props)].join(", ")
  const isPath = /^[\w.[\]]+$/.test(field)
  return capitalised(isPath ? partsOf(field, schema).join(", ") : field || "this page")
}

/** The labels of a path's fields, and the numbers of entries. */
function partsOf(path: string, schema: FieldSchema | undefined) {
  let [at, singular] = [schema, "entry"]
  return [...path.matchAll(/(\w+)|\[(\d+)\]/g)].map(([, key, index]) => {
    at = index ? at?.items : at?.properties?.[key ?? ""]
    if (index) return `${ordinals[Number(index)] ?? `${Number(index) + 1}th`} ${singular}`
    singular = singularOf(key, at)
    return labelOf(key, at).toLowerCase()
  })
}

const ordinals = "first second third fourth fifth sixth seventh eighth ninth tenth".split(" ")
