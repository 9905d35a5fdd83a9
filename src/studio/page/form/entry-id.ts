import { slugify } from "../../../util/slugify"
import { freeName } from "../../free-name"
import type { FieldPath } from "../../source/parse-source"

/**
 * The id of a new entry in a data file, which follows its name. Undefined if the field is not its name, or if the entry
 * has another id, or is saved: others may refer to it.
 */
export const entryIdFor = (values: unknown, [index, key]: FieldPath, value: unknown, savedText: string) => {
  const entry = Array.isArray(values)
    ? (values[Number(index)] as Record<string, unknown> | undefined)
    : undefined
  if (
    typeof entry?.id !== "string" ||
    typeof value !== "string" ||
    key === undefined ||
    key !== nameKeyOf(entry)
  )
    return undefined
  const others = (values as { id?: unknown }[]).filter((other) => other !== entry).map(({ id }) => String(id))
  const idFor = (name: unknown) => {
    const id = slugify(String(name))
    return id && freeName(id, "", others)
  }
  const isSaved = new RegExp(`\\bid: *["']?${entry.id}["']?\\s*$`, "m").test(savedText)
  return entry.id === "" || (entry.id === idFor(entry[key]) && !isSaved) ? idFor(value) : undefined
}

/** The field that names an entry: its name or title, or else its first text. */
const nameKeyOf = (entry: Record<string, unknown>) =>
  ["name", "title", "header", ...Object.keys(entry)].find(
    (key) => key !== "id" && typeof entry[key] === "string",
  )
