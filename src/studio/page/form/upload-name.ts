import { slugify } from "../../../util/slugify"
import { valueAt } from "../../../util/value-at"
import type { FieldPath } from "../../source/parse-source"

/**
 * The name of an uploaded file without its extension, e.g. clients/nimble. A file of a data entry is named after the
 * entry, in the folder of the others. Another one keeps the name of the file before, or is named after its field.
 * Undefined: the file's own name.
 * @param values of the open file
 * @param path of the field; empty for one of an element
 * @param before the existing file that it replaces
 */
export const uploadName = (file: string, values: unknown, path: FieldPath, before: string) => {
  const [index, ...keys] = path
  const key = path.findLast((one) => one !== "image")
  if (typeof index !== "number" || !Array.isArray(values))
    return before.replace(/^\.\/|\.[^.]*$/g, "") || (typeof key === "string" ? key : undefined)
  const { id, name, title } = Object(values[index])
  const others = values.map((_, other) => String(valueAt(values, [other, ...keys]) ?? ""))
  const neighbour = [before, ...others].find((one) => one.startsWith("./"))
  const folder = neighbour?.replace(/^\.\/|[^/]*$/g, "") ?? `${file.replace(/.*\/|\.\w+$/g, "")}/`
  return `${folder}${slugify(String(id || name || title || ""))}`
}
