/** Find the frontmatter field at a position, and explain or complete it from its schema. Does not depend on VS Code. */

/**
 * @typedef {{
 *   type?: string
 *   description?: string
 *   enum?: string[]
 *   const?: string
 *   properties?: Record<string, Schema>
 *   required?: string[]
 *   items?: Schema
 *   minLength?: number
 *   maxLength?: number
 *   minItems?: number
 *   maxItems?: number
 *   minimum?: number
 *   maximum?: number
 *   format?: string
 *   "x-reference"?: string
 * }} Schema
 * @typedef {{ name: string, detail: string, insert: string }} Suggestion
 */

const fieldLine = /^(\s*(?:- +)*)([A-Za-z_][\w-]*)(\s*:)(\s*)(.*)$/

/**
 * Whether a line, counted from 0, is between the two lines of three dashes.
 * @param {string[]} lines
 * @param {number} line
 */
function isFrontmatter(lines, line) {
  if (!/^\uFEFF?---\s*$/.test(lines[0] ?? "") || line < 1) return false
  const end = lines.findIndex((text, index) => index > 0 && /^---\s*$/.test(text))
  return end < 0 || line < end
}

/**
 * Names of the fields that contain a line, outermost first. A field is indented less than what it contains.
 * @param {string[]} lines
 * @param {number} line
 * @param {number} column where the name in the line begins
 * @returns {string[]}
 */
function parentsOf(lines, line, column) {
  const parents = []
  let limit = column
  for (let index = line - 1; index > 0 && limit > 0; index -= 1) {
    const match = fieldLine.exec(lines[index] ?? "")
    if (!match || /^\s*#/.test(lines[index] ?? "")) continue
    const start = match[1].length
    if (start >= limit) continue
    limit = start
    if (match[5] === "" || /^[[{|>&#]/.test(match[5])) parents.unshift(match[2])
  }
  return parents
}

/**
 * The schema at a path of field names. In lists, names are those of the entries' fields.
 * @param {Schema | undefined} schema
 * @param {string[]} path
 * @returns {Schema | undefined}
 */
function schemaAt(schema, path) {
  let current = schema
  for (const name of path) {
    const object = current?.items ?? current
    current =
      object?.properties && Object.hasOwn(object.properties, name) ? object.properties[name] : undefined
  }
  return current
}

/**
 * Text of the hover for a field's name.
 * @param {string[]} lines
 * @param {number} line
 * @param {number} character
 * @param {Schema} schema
 * @returns {string | undefined}
 */
function explain(lines, line, character, schema) {
  if (!isFrontmatter(lines, line)) return undefined
  const match = fieldLine.exec(lines[line] ?? "")
  if (!match) return undefined
  const start = match[1].length
  if (character < start || character > start + match[2].length) return undefined
  const parents = parentsOf(lines, line, start)
  const field = schemaAt(schema, [...parents, match[2]])
  if (!field) return undefined
  const parent = schemaAt(schema, parents)
  const required = ((parent?.items ?? parent)?.required ?? []).includes(match[2])
  return [`**${match[2]}**`, field.description, limitsOf(field), required ? "" : "May be left out."]
    .filter(Boolean)
    .join("\n\n")
}

/**
 * Completions at a position: names of fields at the start of a line, values after a colon.
 * @param {string[]} lines
 * @param {number} line
 * @param {number} character
 * @param {Schema} schema
 * @param {(place: string) => string[]} namesIn lists the documents of a folder, or the ids of a data file
 * @returns {Suggestion[]}
 */
function suggest(lines, line, character, schema, namesIn) {
  if (!isFrontmatter(lines, line)) return []
  const before = (lines[line] ?? "").slice(0, character)
  const value = fieldLine.exec(before)
  if (value) {
    const field = schemaAt(schema, [...parentsOf(lines, line, value[1].length), value[2]])
    return values(field?.type === "array" ? field.items : field, namesIn, value[4] === "" ? " " : "")
  }
  const entry = /^(\s*(?:- +)*)([\w-]*)$/.exec(before)
  if (!entry) return []
  const parent = schemaAt(schema, parentsOf(lines, line, entry[1].length))
  if (parent?.items && !parent.items.properties) return values(parent.items, namesIn, "")
  const object = parent?.items ?? parent
  return Object.entries(object?.properties ?? {}).map(([name, field]) => ({
    name,
    detail: [field.description, limitsOf(field)].filter(Boolean).join(" "),
    insert: withRequired(name, field, "").join("\n"),
  }))
}

/**
 * A field as lines, with the required fields of its group or of an entry.
 * @param {string} name
 * @param {Schema} field
 * @param {string} indent
 * @returns {string[]}
 */
function withRequired(name, field, indent) {
  const { properties, required = [] } = field.items ?? field
  if (!properties) return [`${indent}${name}: `]
  const inner = `${indent}${field.items ? "    " : "  "}`
  const lines = required.flatMap((child) => withRequired(child, properties[child], inner))
  if (field.items && lines[0]) lines[0] = `${indent}  - ${lines[0].trimStart()}`
  return [`${indent}${name}:`, ...lines]
}

/**
 * @param {Schema | undefined} field
 * @param {(place: string) => string[]} namesIn
 * @param {string} space
 * @returns {Suggestion[]}
 */
function values(field, namesIn, space) {
  const place = field?.["x-reference"]
  const choices = place ? namesIn(place) : field?.type === "boolean" ? ["true", "false"] : (field?.enum ?? [])
  return choices.map((name) => ({ name, detail: field?.description ?? "", insert: space + name }))
}

/** @param {Schema} field */
function limitsOf({ enum: choices, minLength, maxLength, minItems, maxItems, minimum, maximum }) {
  if (choices) return choices.length > 12 ? "" : `One of ${choices.join(", ")}.`
  if (maxLength !== undefined)
    return `${(minLength ?? 0) > 1 ? `${minLength} to` : "At most"} ${maxLength} characters.`
  if (maxItems !== undefined) return `${minItems ? `${minItems} to` : "At most"} ${maxItems} entries.`
  if (minimum !== undefined && maximum !== undefined) return `${minimum} to ${maximum}.`
  return ""
}

module.exports = { explain, suggest }
