import { slugify } from "../../../util/slugify"
import { freeName } from "../../free-name"
import type { FieldPath } from "../../source/parse-source"

type Entries = readonly Record<string, unknown>[]

/** Whether the id of an entry in a data file follows its name: it is new, and has no other id. Others may refer to a saved one. */
export const followsName = (values: unknown, index: FieldPath[number] | undefined, savedText: string) => {
  const entry = Array.isArray(values) ? (values as Entries)[Number(index)] : undefined
  if (typeof entry?.id !== "string") return false
  const isSaved = new RegExp(`\\bid: *["']?${entry.id}["']?\\s*$`, "m").test(savedText)
  return !isSaved && entry.id === idOf(values as Entries, entry, entry[nameKeyOf(entry) ?? ""])
}

/** The id of an entry that gets a name, if it follows the name or is empty. Undefined if the field is not the name. */
export const entryIdFor = (values: unknown, [index, key]: FieldPath, value: unknown, savedText: string) => {
  const entry = Array.isArray(values) ? (values as Entries)[Number(index)] : undefined
  if (entry?.id !== "" && !followsName(values, index, savedText)) return undefined
  if (!entry || key !== nameKeyOf(entry) || typeof value !== "string") return undefined
  return idOf(values as Entries, entry, value)
}

/** A free id from a name. */
const idOf = (values: Entries, entry: Entries[number], name: unknown) => {
  const id = slugify(String(name ?? ""))
  const others = values.filter((other) => other !== entry).map(({ id }) => String(id))
  return id && freeName(id, "", others)
}

/** The field that names an entry: its name or title, or else its first text. */
export const nameKeyOf = (entry: Record<string, unknown>) =>
  ["name", "title", "header", ...Object.keys(entry)].find(
    (key) => key !== "id" && typeof entry[key] === "string",
  )
