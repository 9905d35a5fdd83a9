import { sentence, wording } from "../model/wording"
import { withoutCode } from "./body/without-code"
import type { Placeholder } from "./checked-site"
import { fieldName } from "./field-name"
import type { ReadFields } from "./read-fields"
import { placeholdersIn } from "./rules/placeholder-text"

/**
 * Find the texts of a document that start with TODO, and fields with the comment of an example.
 * @param yaml of the frontmatter
 */
export const placeholdersOf = (text: string, fields: ReadFields, yaml: string): Placeholder[] => [
  ...placeholdersIn(withoutCode(text)),
  ...(yaml.includes(exampleMark) ? unchangedValues(fields, yaml) : []),
]

/** Starts the comment above a field with the value of the example, which is not a text that can start with TODO. */
export const exampleMark = "# Example: "

/** Fields that still have the value in the comment above them. */
function unchangedValues({ written, locate }: ReadFields, yaml: string): Placeholder[] {
  const lines = yaml.split("\n")
  return pathsIn(written).flatMap((path) => {
    const { start } = locate(path, "key")
    const [above = "", line = ""] = lines.slice(start.line - 2, start.line)
    const value = line.slice(start.column + String(path.at(-1)).length).trim()
    if (above.trim() !== `${exampleMark}${value}`) return []
    return {
      start: { line: start.line - 1, column: above.indexOf("#") + 1 },
      end: start,
      field: fieldName(path),
      problem: `${value} is the value of the example`,
      fix: sentence`Choose your own, or ${wording("remove this comment if", "say that")} it is right`,
      replacement: "",
    }
  })
}

type Path = (string | number)[]

/** The paths of all values in a value. */
const pathsIn = (value: unknown, path: Path = []): Path[] =>
  Object.entries(value instanceof Object ? value : {}).flatMap(([key, child]) => {
    const inside = [...path, Array.isArray(value) ? Number(key) : key]
    return [inside, ...pathsIn(child, inside)]
  })
